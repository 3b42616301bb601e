import type { CalendarDay } from '@domain/calendar-day.ts'
import { reminderDay } from '@domain/reminders/reminder-day.ts'
import { Clock } from '../clock.ts'
import { CalendarFile } from './calendar-file.ts'

/** When the calendar reminds: people are awake, and shops are open. */
const HOUR = 9

export interface Reminder {
  readonly title: string
  readonly description: string
  readonly fileName: string
  readonly lapsesOn: CalendarDay
}

/** Puts what lapses into the customer's own calendar: the portal itself cannot remind anyone. */
export class RemindBeforeLapse {
  static readonly dependencies = [CalendarFile, Clock] as const

  constructor(
    private readonly calendar: CalendarFile,
    private readonly clock: Clock,
  ) {}

  async execute({ title, description, fileName, lapsesOn }: Reminder): Promise<'saved' | 'failed'> {
    const day = reminderDay(lapsesOn, this.clock.today())
    if (day === undefined) return 'failed'
    try {
      await this.calendar.save({ title, description, day, hour: HOUR }, fileName)
      return 'saved'
    } catch {
      return 'failed'
    }
  }
}
