import type { Cancel } from '../clock.ts'

/**
 * `waiting`: a newer portal is on this device and waits to be activated. `replaced`: this tab or another activated it, and this page
 * is still the old one. `current`: neither.
 */
export type PortalVersion = 'current' | 'waiting' | 'replaced'

/** The portal's own versions on this device. Nothing here rejects: where workers are blocked there are no versions. */
export abstract class PortalUpdates {
  /** Starts the service worker, once; after this the portal opens without a signal too. */
  abstract start(): void
  /** Asks the server for a newer one. */
  abstract check(): Promise<void>
  abstract version(): PortalVersion
  /** Called each time `version` has changed. */
  abstract subscribe(listener: () => void): Cancel
  /** Activates the version that waits, and ends once it is active. Every tab goes on with its old page. */
  abstract activate(): Promise<void>
  /** Opens the active version in this tab; what was typed here is lost, and the answer to a write under way. */
  abstract reload(): void
}
