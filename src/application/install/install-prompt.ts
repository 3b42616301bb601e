import type { Cancel } from '../clock.ts'

/**
 * How the portal can be put on this device's home screen. `browser`: its own dialog can be opened. `ios`: only the customer can,
 * by hand, and the portal explains how. `none`: it is there already, or the browser does not offer it.
 */
export type InstallWay = 'browser' | 'ios' | 'none'

/** What the customer answered the browser's own dialog. */
export type InstallAnswer = 'accepted' | 'dismissed'

/** Installing the portal (product.md §1). */
export abstract class InstallPrompt {
  abstract way(): InstallWay
  /** Called each time `way` may have changed. */
  abstract subscribe(listener: () => void): Cancel
  /** Opens the browser's dialog; only when the way is `browser`, and only inside a press. Never rejects. */
  abstract ask(): Promise<InstallAnswer>
}
