import type { PortFailureReason } from './port-failure.ts'

/** What product.md §8 wants logged and not shown, and a failed sign-in, which a toast shows too. */
export type LoggedEvent =
  | 'sign-in-failed'
  | 'balance-not-loaded'
  | 'preferences-not-loaded'
  | 'purchases-not-loaded'
  | 'statement-not-loaded'
  | 'popup-blocked'
  | 'worker-registered'
  | 'worker-not-registered'

/** For those who run the portal. There is no room in it for a document, a name, an e-mail address or a token (product.md, rule 31). */
export abstract class Logger {
  /** @param failure of which only the kind and the status are logged: the server's words may name somebody. Never throws. */
  abstract log(event: LoggedEvent, failure?: PortFailureReason): void
}
