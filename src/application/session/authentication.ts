import type { CustomerDocument } from '@domain/person/customer-document.ts'
import type { Cancellation } from '../cancellation.ts'
import { PortFailure } from '../port-failure.ts'

/** `password` is as typed. */
export interface Credentials {
  readonly document: CustomerDocument
  readonly password: string
}

/** A token the server gave, and until when (epoch milliseconds) it says it is good. */
export interface IssuedToken {
  readonly token: string
  readonly expiresAt: number
}

/** The server did not take document and password; the reason carries its own words. */
export class WrongCredentials extends PortFailure {}

/** Proves who the customer is. Every method rejects with a PortFailure. */
export abstract class Authentication {
  /** Rejects with {@link WrongCredentials} where document and password do not belong together. */
  abstract signIn(credentials: Credentials, signal?: Cancellation): Promise<IssuedToken>
  abstract signOut(): Promise<void>
}
