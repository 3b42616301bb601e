import type { CalendarDay } from '@domain/calendar-day.ts'

/** Cancels what was asked for; does nothing when it has already happened. */
export type Cancel = () => void

/** Time, so that every delay and interval of product.md §9 can be tested without waiting. */
export abstract class Clock {
  /** Epoch milliseconds. */
  abstract now(): number
  /** The day it is in Brazil (America/Sao_Paulo), wherever the device is. */
  abstract today(): CalendarDay
  /** Runs once after that many milliseconds. */
  abstract after(milliseconds: number, run: () => void): Cancel
}
