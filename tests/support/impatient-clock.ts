import type { Cancel } from '@application/clock.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'

/** The clock of tests that are not about waiting: every timer ends at once. */
export class ImpatientClock extends InMemoryClock {
  override after(_milliseconds: number, run: () => void): Cancel {
    const immediate = setImmediate(run)
    return () => clearImmediate(immediate)
  }
}
