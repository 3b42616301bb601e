import type { CustomerDocument } from '@domain/person/customer-document.ts'
import type { TokenTime } from '@domain/session/session.ts'
import { PortFailure } from '../port-failure.ts'

/** `password` is as typed. */
export interface Credentials {
  readonly document: CustomerDocument
  readonly password: string
}

/** A token the server gave, and what it says of its time. */
export interface IssuedToken extends TokenTime {
  readonly token: string
}

/** The server did not take document and password; the reason carries its own words. */
export class WrongCredentials extends PortFailure {}

/** Proves who the customer is. Every method rejects with a PortFailure. */
export abstract class Authentication {
  /** Rejects with {@link WrongCredentials} where document and password do not belong together. */
  abstract signIn(credentials: Credentials): Promise<IssuedToken>
  abstract signOut(): Promise<void>
}
