import type { Cancellation } from '../cancellation.ts'

/** How asking ended. `dismissed`: no answer was given, which may be asked again. `failed`: allowed, but it could not be done. */
export type PushOutcome = 'subscribed' | 'denied' | 'dismissed' | 'failed'

/** Pushes to this device for the customer who is signed in; they end when that customer signs out. Never rejects. */
export abstract class PushSubscriptions {
  /** Whether pushes can come to this device, and the customer neither gets them already nor has refused them. */
  abstract isAskable(): Promise<boolean>
  /**
   * Asks the browser; only inside a press, otherwise the browser refuses. Some browsers never answer, so the
   * customer can decline meanwhile, which cancels it: then nothing is subscribed, whatever the browser answers later.
   */
  abstract subscribe(signal?: Cancellation): Promise<PushOutcome>
}
