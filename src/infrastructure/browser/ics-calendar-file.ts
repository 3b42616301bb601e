import { Clock } from '@application/clock.ts'
import { FileSaver } from '@application/documents/file-saver.ts'
import { type CalendarEntry, CalendarFile } from '@application/reminders/calendar-file.ts'
import { inject, injectable } from 'inversify'

/** Bytes of UTF-8 in one line of the file (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75

/** A file in the iCalendar format (RFC 5545), saved as any download is. */
@injectable()
export class IcsCalendarFile extends CalendarFile {
  constructor(
    @inject(FileSaver) private readonly files: FileSaver,
    @inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {
    super()
  }

  async save(entry: CalendarEntry, name: string): Promise<void> {
    const text = toIcs(entry, name, new Date(this.clock.now()))
    this.files.save(`${name}.ics`, 'text/calendar', text)
  }
}

/** The text of the file. Its time is local: nine o'clock wherever the customer is. */
function toIcs({ title, description, day, hour }: CalendarEntry, name: string, now: Date): string {
  const start = `${day.year}${twoDigits(day.month)}${twoDigits(day.day)}T${twoDigits(hour)}0000`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:portal-do-cliente',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same reminder, saved twice, is one entry of the calendar. Of two credits the name may be the same, but not the words.
    `UID:${start}-${escaped(`${name}-${title}-${description}`)}@portal-do-cliente`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    // The customer is not busy at that time.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT1M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** RFC 5545, 3.3.11. */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** A long line goes on in lines that begin with a space. No character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let text = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > MAX_LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
