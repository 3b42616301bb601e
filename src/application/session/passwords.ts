import type { CustomerDocument } from '@domain/person/customer-document.ts'

/** How a new password is delivered. */
export type RecoveryChannel = 'email' | 'sms'

/** The customer's password as the server keeps it. Every method rejects with a PortFailure. */
export abstract class Passwords {
  /** Has a new password sent. Answers with the server's own message, possibly empty. */
  abstract recover(document: CustomerDocument, channel: RecoveryChannel): Promise<string>
  /** Changes the signed-in customer's password. */
  abstract change(current: string, next: string): Promise<void>
}
