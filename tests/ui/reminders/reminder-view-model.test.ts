import { RemindBeforeLapse } from '@application/reminders/remind-before-lapse.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { ReminderViewModel } from '@ui/reminders/reminder-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryCalendarFile } from '../../doubles/reminders/in-memory-calendar-file.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })
const { title, description } = { title: 'Voucher vence em 30/11/2026', description: 'Código: NATAL26.' }
const reminder = { title, description, fileName: 'lembrete-NATAL26', lapsesOn: november(30) }

function arrange() {
  const calendar = new InMemoryCalendarFile()
  const clock = new InMemoryClock()
  const toasts = new Toasts(clock)
  const reminders = new ReminderViewModel(new RemindBeforeLapse(calendar, clock), new Today(clock), toasts)
  return { calendar, reminders, toasts, tones: () => toasts.items.map(({ tone }) => tone) }
}

describe('asking to be reminded', () => {
  it('is offered until the day before', () => {
    const { reminders } = arrange()
    const lapsing = (day: number) => ({ ...reminder, lapsesOn: november(day) })
    expect([20, 21].map((day) => reminders.isInTime(lapsing(day)))).toEqual([false, true])
  })

  it('saves one file for two days before at nine when it is pressed twice, and says so', async () => {
    const { calendar, reminders, tones } = arrange()
    await Promise.all([reminders.pressed(reminder), reminders.pressed(reminder)])
    const entry = { title, description, day: november(28), hour: 9 }
    expect(calendar.saved).toEqual([{ entry, name: 'lembrete-NATAL26' }])
    expect(tones()).toEqual(['success'])
  })

  it('says so when the file cannot be made, and when it is too late for one', async () => {
    const { calendar, reminders, toasts, tones } = arrange()
    await reminders.pressed({ ...reminder, lapsesOn: november(20) })
    expect(tones()).toEqual(['error'])
    toasts.dismiss()
    calendar.working = false
    await reminders.pressed(reminder)
    expect(calendar.saved).toEqual([])
    expect(tones()).toEqual(['error'])
  })
})
