import type { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { describe, expect, it } from 'vitest'
import { settled } from '../support/settled.ts'

export interface ScreenWakeLockSubject {
  readonly wakeLock: ScreenWakeLock
  /** How many keep the screen from going dark now. */
  readonly holders: () => number
}

export function describeScreenWakeLock(adapter: string, arrange: () => ScreenWakeLockSubject): void {
  describe(`the screen, ${adapter}`, () => {
    it('stays awake until each who holds it has let go', async () => {
      const { wakeLock, holders } = arrange()
      const first = wakeLock.hold()
      const second = wakeLock.hold()
      await settled()
      expect(holders()).toBe(2)
      first()
      first()
      expect(holders()).toBe(1)
      second()
      expect(holders()).toBe(0)
    })

    it('is let go at once too', async () => {
      const { wakeLock, holders } = arrange()
      wakeLock.hold()()
      await settled()
      expect(holders()).toBe(0)
    })
  })
}
