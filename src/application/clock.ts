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
   * A server's clock showed `moment` while its answer was awaited, which began at `since` by the device's clock; both in epoch
   * milliseconds. From now on the day is the server's (docs/decisions/117).
   */
  abstract serverTimeRead(moment: number, since: number): void
  /** Runs once after that many milliseconds. */
  abstract after(milliseconds: number, run: () => void): Cancel
}

/** Resolves after that many milliseconds. */
export const delay = (clock: Pick<Clock, 'after'>, milliseconds: number): Promise<void> =>
  new Promise((resolve) => clock.after(milliseconds, resolve))
