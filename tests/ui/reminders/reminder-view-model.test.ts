import { RemindBeforeLapse } from '@application/reminders/remind-before-lapse.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { ReminderViewModel } from '@ui/reminders/reminder-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryCalendarFile } from '../../doubles/reminders/in-memory-calendar-file.ts'

const reminder = {
  title: 'Voucher vence em 30/11/2026',
  description: '',
  fileName: 'lembrete',
  lapsesOn: { year: 2026, month: 11, day: 30 },
}

function arrange() {
  const calendar = new InMemoryCalendarFile()
  const clock = new InMemoryClock()
  const toasts = new Toasts(clock)
  const reminders = new ReminderViewModel(new RemindBeforeLapse(calendar, clock), clock, toasts)
  return { calendar, reminders, tones: () => toasts.items.map(({ tone }) => tone) }
}

describe('asking to be reminded', () => {
  it('is offered until the day before', () => {
    const { reminders } = arrange()
    const lapsing = (day: number) => ({ ...reminder, lapsesOn: { year: 2026, month: 11, day } })
    expect([20, 21].map((day) => reminders.isInTime(lapsing(day)))).toEqual([false, true])
  })

  it('saves one file when it is pressed twice, and says so', async () => {
    const { calendar, reminders, tones } = arrange()
    await Promise.all([reminders.pressed(reminder), reminders.pressed(reminder)])
    expect(calendar.saved).toHaveLength(1)
    expect(tones()).toEqual(['success'])
  })

  it('says so when the file cannot be made', async () => {
    const { calendar, reminders, tones } = arrange()
    calendar.working = false
    await reminders.pressed(reminder)
    expect(tones()).toEqual(['error'])
  })
})
