import type { Cancellation } from '../cancellation.ts'

/** Document without punctuation, and the password as typed. */
export interface Credentials {
  readonly document: string
  readonly password: string
}

/** A token the server gave, and until when (epoch milliseconds) it says it is good. */
export interface IssuedToken {
  readonly token: string
  readonly expiresAt: number
}

/** Proves who the customer is. Every method rejects with a PortFailure. */
export abstract class Authentication {
  /** Wrong credentials reject with `rejected`, carrying the server's own description. */
  abstract signIn(credentials: Credentials, signal?: Cancellation): Promise<IssuedToken>
  abstract signOut(): Promise<void>
}
