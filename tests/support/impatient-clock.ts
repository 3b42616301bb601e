import { type Cancel, Clock } from '@application/clock.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { TEST_NOW } from './test-now.ts'

/** The clock of tests that are not about waiting: every timer ends at once. */
export class ImpatientClock extends Clock {
  private readonly clock: InMemoryClock

  /** @param now epoch milliseconds. */
  constructor(now = TEST_NOW) {
    super()
    this.clock = new InMemoryClock(now)
  }

  now(): number {
    return this.clock.now()
  }

  today(): CalendarDay {
    return this.clock.today()
  }

  serverTimeRead(moment: number, since: number): void {
    this.clock.serverTimeRead(moment, since)
  }

  after(_milliseconds: number, run: () => void): Cancel {
    const immediate = setImmediate(run)
    return () => clearImmediate(immediate)
  }
}
