import { type CalendarEntry, CalendarFile } from '@application/reminders/calendar-file.ts'

export class InMemoryCalendarFile extends CalendarFile {
  readonly saved: { readonly entry: CalendarEntry; readonly name: string }[] = []
  working = true

  async save(entry: CalendarEntry, name: string): Promise<void> {
    if (!this.working) throw new Error('no room')
    this.saved.push({ entry, name })
  }
}
