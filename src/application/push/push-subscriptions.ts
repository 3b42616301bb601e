import type { Cancellation } from '../cancellation.ts'

/**
 * Whether pushes can come to this device. `subscribed`: this customer gets them. `askable`: the customer has not refused. `denied`: the
 * customer refused, and only the browser's settings change that. `not-installed`: iOS sends them only to a portal on the home screen.
 * `not-configured`: the deployment has no key for them. `unsupported`: the browser has none, or runs no worker.
 */
export type PushState =
  | 'subscribed'
  | 'askable'
  | 'denied'
  | 'not-installed'
  | 'not-configured'
  | 'unsupported'

/** How asking ended. `dismissed`: no answer was given, which may be asked again. `failed`: allowed, but it could not be done. */
export type PushOutcome = 'subscribed' | 'denied' | 'dismissed' | 'failed'

/** Pushes to this device for the customer who is signed in; they end when that customer signs out. Never rejects. */
export abstract class PushSubscriptions {
  abstract state(): Promise<PushState>
  /**
   * Asks the browser; only inside a press, otherwise the browser refuses. Some browsers never answer, so the
   * customer can decline meanwhile, which cancels it: then nothing is subscribed, whatever the browser answers later.
   */
  abstract subscribe(signal?: Cancellation): Promise<PushOutcome>
}
