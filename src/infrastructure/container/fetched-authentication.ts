import type { Areas } from '@application/areas.ts'
import { beforeSending } from '@application/port-failure.ts'
import { Authentication, type Credentials, type IssuedToken } from '@application/session/authentication.ts'
import type { Container, ServiceIdentifier } from 'inversify'
import { loadLatePart } from '../browser/fetched-code.ts'

/** The authentication that makes the calls, in an area of its own. */
export const HTTP_AUTHENTICATION: ServiceIdentifier<Authentication> = Symbol('HTTP authentication')

/**
 * Fetches the code of HTTP calls at the first press of **Entrar**, so that the login answers before that code has come. Where it cannot
 * be fetched, the next press tries again.
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
    if (!this.container.isBound(HTTP_AUTHENTICATION)) {
      await beforeSending(loadLatePart(this.window, 'first-call', () => this.areas.load('http')))
    }
    return this.container.get(HTTP_AUTHENTICATION)
  }
}
