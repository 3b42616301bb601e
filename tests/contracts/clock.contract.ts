import type { Clock } from '@application/clock.ts'
import { describe, expect, it } from 'vitest'

const DAY = 24 * 60 * 60 * 1000
const NOON = Date.UTC(2026, 10, 20, 15)

export interface ClockSubject {
  readonly clock: Clock
  /** Lets that many milliseconds pass. */
  readonly pass: (milliseconds: number) => void
}

/** @param arrange a clock that shows this moment, in epoch milliseconds. */
export function describeClock(adapter: string, arrange: (moment: number) => ClockSubject): void {
  describe(`the clock, ${adapter}`, () => {
    it('shows the moment, and goes on', () => {
      const { clock, pass } = arrange(NOON)
      expect(clock.now()).toBe(NOON)
      pass(5)
      expect(clock.now()).toBe(NOON + 5)
    })

    it.each([
      ['2026-11-21T02:59:59Z', 20],
      ['2026-11-21T03:00:00Z', 21],
    ])('says at %s that it is day %i in Brazil', (moment, day) => {
      const { clock } = arrange(Date.parse(moment))
      expect(clock.today()).toEqual({ year: 2026, month: 11, day })
    })

    it.each([
      ['a second', 1000],
      ['sixty days, which is longer than a browser timer can', 60 * DAY],
    ])('runs something once after %s, and not when it was cancelled', (_, delay) => {
      const { clock, pass } = arrange(NOON)
      const runs: string[] = []
      clock.after(delay, () => runs.push('kept'))
      const cancel = clock.after(delay, () => runs.push('cancelled'))
      pass(delay - 1)
      expect(runs).toEqual([])
      cancel()
      pass(delay)
      expect(runs).toEqual(['kept'])
    })

    it('runs what is due first, first, at its own moment; cancelling it later does no harm', () => {
      const { clock, pass } = arrange(NOON)
      const runs: number[] = []
      const cancel = clock.after(20, () => runs.push(clock.now()))
      clock.after(10, () => runs.push(clock.now()))
      pass(30)
      cancel()
      expect(runs).toEqual([NOON + 10, NOON + 20])
    })
  })
}
