import type { Cancellation } from '../cancellation.ts'
import type { Cancel } from '../clock.ts'

/** Milliseconds between two calls that test whether the server can be reached (product.md §9). */
export const PING_INTERVAL = 15_000

/** Whether the device has a connection, and whether a server can be reached. */
export abstract class Connectivity {
  /** What the device says. False: only the sign-in may write. True: there may still be no internet. */
  abstract isOnline(): boolean
  /** Calls the listener whenever {@link isOnline} changes, until it is cancelled. */
  abstract subscribe(listener: () => void): Cancel
  /** Whether a server can really be reached (docs/wire.md, call 24). Rejects only with Aborted. */
  abstract ping(signal?: Cancellation): Promise<boolean>
}
