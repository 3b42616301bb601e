import { type Cancel, Clock } from '@application/clock.ts'
import { type CalendarDay, dayInBrazil } from '@domain/calendar-day.ts'
import { clockError } from '@domain/clock-error.ts'
import { injectable } from 'inversify'

/** A longer timer fires at once: browsers keep the delay in 32 bits. */
const MAX_TIMEOUT = 2 ** 31 - 1

@injectable()
export class BrowserClock extends Clock {
  /** In milliseconds, as {@link clockError} gives it. */
  private error = 0

  now(): number {
    return Date.now()
  }

  today(): CalendarDay {
    return dayInBrazil(this.now() - this.error)
  }

  serverTimeRead(moment: number, since: number): void {
    this.error = clockError(moment, since, this.now())
  }

  after(milliseconds: number, run: () => void): Cancel {
    let timer: ReturnType<typeof setTimeout>
    const wait = (rest: number) => {
      const step = Math.min(rest, MAX_TIMEOUT)
      timer = setTimeout(() => (rest > step ? wait(rest - step) : run()), Math.max(0, step))
    }
    wait(milliseconds)
    return () => clearTimeout(timer)
  }
}
