import type { CalendarDay } from '@domain/calendar-day.ts'

/** An entry of the customer's own calendar. */
export interface CalendarEntry {
  readonly title: string
  readonly description: string
  readonly day: CalendarDay
  /** 0 to 23, in the time of wherever the customer is. */
  readonly hour: number
}

/** Gives the customer a file that every calendar can take in. */
export abstract class CalendarFile {
  /** @param name without ending. Rejects when the file cannot be made. */
  abstract save(entry: CalendarEntry, name: string): Promise<void>
}
