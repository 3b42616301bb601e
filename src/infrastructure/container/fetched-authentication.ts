import type { Areas } from '@application/areas.ts'
import { beforeSending } from '@application/port-failure.ts'
import { Authentication, type Credentials, type IssuedToken } from '@application/session/authentication.ts'
import type { Container, ServiceIdentifier } from 'inversify'

/** The authentication that calls the server. The module of the area `http` binds it. */
export const HTTP_AUTHENTICATION: ServiceIdentifier<Authentication> = Symbol('HTTP authentication')

/**
 * Fetches the code of HTTP calls at the first press of **Entrar**, so that the login answers before that code has come. Where it cannot
 * be fetched, the next press tries again.
 */
export class FetchedAuthentication extends Authentication {
  constructor(
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
    await beforeSending(this.areas.loadLate('http'))
    return this.container.get(HTTP_AUTHENTICATION)
  }
}
