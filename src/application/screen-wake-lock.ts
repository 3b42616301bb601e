import type { Cancel } from './clock.ts'

/** Keeps the screen from going dark while something is held up to be read. Where the device cannot, nothing happens. */
export abstract class ScreenWakeLock {
  /** Until the returned function is called. */
  abstract hold(): Cancel
}
