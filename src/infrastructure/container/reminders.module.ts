import { CalendarFile } from '@application/reminders/calendar-file.ts'
import { RemindBeforeLapse } from '@application/reminders/remind-before-lapse.ts'
import { ContainerModule } from 'inversify'
import { IcsCalendarFile } from '../browser/ics-calendar-file.ts'
import { provide } from './provide.ts'

/** Reminders in the customer's own calendar. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(CalendarFile).to(IcsCalendarFile)
  provide(bind, RemindBeforeLapse)
})
