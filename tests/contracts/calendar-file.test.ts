import { IcsCalendarFile } from '@infrastructure/browser/ics-calendar-file.ts'
import { InMemoryFileSaver } from '../doubles/documents/in-memory-file-saver.ts'
import { InMemoryCalendarFile } from '../doubles/reminders/in-memory-calendar-file.ts'
import { describeCalendarFile } from './calendar-file.contract.ts'

class FullFileSaver extends InMemoryFileSaver {
  override save(): void {
    throw new Error('no room')
  }
}

describeCalendarFile('in iCalendar', (hasRoom) => {
  const files = hasRoom ? new InMemoryFileSaver() : new FullFileSaver()
  const saved = () => files.saved.map(({ name }) => name.replace('.ics', ''))
  return { calendar: new IcsCalendarFile(files), saved }
})
describeCalendarFile('in memory', (hasRoom) => {
  const calendar = new InMemoryCalendarFile()
  calendar.working = hasRoom
  return { calendar, saved: () => calendar.saved.map(({ name }) => name) }
})
