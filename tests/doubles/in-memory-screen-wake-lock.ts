import type { Cancel } from '@application/clock.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'

export class InMemoryScreenWakeLock extends ScreenWakeLock {
  /** How many hold it now. */
  holders = 0

  hold(): Cancel {
    this.holders++
    return () => {
      this.holders--
    }
  }
}
