import type { Areas } from '@application/areas.ts'
import { beforeSending } from '@application/port-failure.ts'
import { Authentication, type Credentials, type IssuedToken } from '@application/session/authentication.ts'
import type { Container, ServiceIdentifier } from 'inversify'
import { loadLatePart } from '../browser/fetched-code.ts'

/** The authentication that makes the calls, in an area of its own. */
export const FIRST_CALL: ServiceIdentifier<Authentication> = Symbol('first call')

/**
 * Signing in is the first call of a visit, and the code of calls is fetched with it, so that the login can answer before. When
 * they cannot be fetched, the next press fetches them again.
 */
export class FetchedAuthentication extends Authentication {
  constructor(
    private readonly window: Window & typeof globalThis,
    private readonly areas: Areas,
    private readonly container: Container,
  ) {
    super()
  }

  async signIn(credentials: Credentials): Promise<IssuedToken> {
    const authentication = await this.fetched()
    return authentication.signIn(credentials)
  }

  async signOut(): Promise<void> {
    const authentication = await this.fetched()
    await authentication.signOut()
  }

  private async fetched(): Promise<Authentication> {
    if (!this.container.isBound(FIRST_CALL)) {
      await beforeSending(loadLatePart(this.window, 'first-call', () => this.areas.load('http')))
    }
    return this.container.get(FIRST_CALL)
  }
}
