import { FileSaver } from '@application/documents/file-saver.ts'
import { type CalendarEntry, CalendarFile } from '@application/reminders/calendar-file.ts'
import { inject, injectable } from 'inversify'

/** A file in the iCalendar format (RFC 5545), saved as any download is. */
@injectable()
export class IcsCalendarFile extends CalendarFile {
  constructor(@inject(FileSaver) private readonly files: FileSaver) {
    super()
  }

  async save(entry: CalendarEntry, name: string): Promise<void> {
    this.files.save(`${name}.ics`, 'text/calendar', await toIcs(entry))
  }
}

/** The text of the file. Its time is local: nine o'clock wherever the customer is. */
async function toIcs({ title, description, day, hour }: CalendarEntry): Promise<string> {
  // The library is fetched only for a reminder.
  const { createEvent } = await import('ics')
  const { error, value } = createEvent({
    title,
    description,
    start: [day.year, day.month, day.day, hour, 0],
    startInputType: 'local',
    startOutputType: 'local',
    duration: { minutes: 15 },
    busyStatus: 'FREE',
    productId: 'portal-do-cliente',
    // Not at nine itself: for zero minutes the library writes a duration that calendars cannot read.
    alarms: [{ action: 'display', description: title, trigger: { minutes: 1, before: true } }],
  })
  if (error || !value) throw error ?? new Error('no calendar file')
  return value
}
