import { type Cancel, Clock } from '@application/clock.ts'
import { type CalendarDay, dayInBrazil } from '@domain/calendar-day.ts'
import { clockError } from '@domain/clock-error.ts'
import { TEST_NOW } from '../support/test-now.ts'

interface Timer {
  due: number
  readonly run: () => void
}

/** A clock that moves only with {@link advance}. */
export class InMemoryClock extends Clock {
  private readonly timers = new Set<Timer>()
  private error = 0

  /** @param moment epoch milliseconds. */
  constructor(private moment: number = TEST_NOW) {
    super()
  }

  now(): number {
    return this.moment
  }

  today(): CalendarDay {
    return dayInBrazil(this.moment - this.error)
  }

  serverTimeRead(moment: number, since: number): void {
    this.error = clockError(moment, since, this.moment)
  }

  after(milliseconds: number, run: () => void): Cancel {
    const timer = { due: this.moment + milliseconds, run }
    this.timers.add(timer)
    return () => this.timers.delete(timer)
  }

  /** Lets time pass, and runs the timers in the order in which they are due. */
  advance(milliseconds: number): void {
    const end = this.moment + milliseconds
    for (let next = this.nextBefore(end); next; next = this.nextBefore(end)) {
      this.moment = next.due
      this.timers.delete(next)
      next.run()
    }
    this.moment = end
  }

  /** Somebody sets the device's clock by so much. Timers take as long as before. */
  jump(milliseconds: number): void {
    this.moment += milliseconds
    for (const timer of this.timers) timer.due += milliseconds
  }

  /** How many timers still wait. */
  get waiting(): number {
    return this.timers.size
  }

  private nextBefore(end: number): Timer | undefined {
    return [...this.timers].filter((timer) => timer.due <= end).sort((a, b) => a.due - b.due)[0]
  }
}
