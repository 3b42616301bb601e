import type { Cancel } from '@application/clock.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'

export class InMemoryScreenWakeLock extends ScreenWakeLock {
  private readonly held = new Set<object>()

  /** How many hold it now. */
  get holders(): number {
    return this.held.size
  }

  hold(): Cancel {
    const holder = {}
    this.held.add(holder)
    return () => this.held.delete(holder)
  }
}
