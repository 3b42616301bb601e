import type { CalendarDay } from '@domain/calendar-day.ts'

/** Cancels what was asked for; does nothing when it has already happened. */
export type Cancel = () => void

/** Time, so that every delay and interval of product.md §9 can be tested without waiting. */
export abstract class Clock {
  /** Epoch milliseconds. */
  abstract now(): number
  /** The day it is in Brazil (America/Sao_Paulo), wherever the device is, and whatever its clock shows once {@link serverTimeRead} has been called. */
  abstract today(): CalendarDay
  /**
   * Gives this clock the time of the server. From then on `today` is the day of the server (docs/decisions/117). Both parameters are epoch
   * milliseconds.
   * @param moment what the server's clock showed in its answer.
   * @param since when the request began, by the device's clock.
   */
  abstract serverTimeRead(moment: number, since: number): void
  /** Runs once after that many milliseconds. */
  abstract after(milliseconds: number, run: () => void): Cancel
}

/** Resolves after that many milliseconds. */
export const delay = (clock: Pick<Clock, 'after'>, milliseconds: number): Promise<void> =>
  new Promise((resolve) => clock.after(milliseconds, resolve))
