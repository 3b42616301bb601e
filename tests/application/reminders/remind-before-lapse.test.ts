import { RemindBeforeLapse } from '@application/reminders/remind-before-lapse.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryCalendarFile } from '../../doubles/reminders/in-memory-calendar-file.ts'

const reminder = {
  title: 'Voucher vence em 30/11/2026',
  description: 'Código: NATAL26.',
  fileName: 'lembrete-NATAL26',
  lapsesOn: { year: 2026, month: 11, day: 30 },
}

function arrange() {
  const calendar = new InMemoryCalendarFile()
  return { calendar, remind: new RemindBeforeLapse(calendar, new InMemoryClock()) }
}

describe('reminding before something lapses', () => {
  it('puts an entry into a file, two days before at nine', async () => {
    const { calendar, remind } = arrange()
    expect(await remind.execute(reminder)).toBe('saved')
    const { title, description } = reminder
    expect(calendar.saved).toEqual([
      {
        entry: { title, description, day: { year: 2026, month: 11, day: 28 }, hour: 9 },
        name: 'lembrete-NATAL26',
      },
    ])
  })

  it('says so when the file cannot be made', async () => {
    const { calendar, remind } = arrange()
    calendar.working = false
    expect(await remind.execute(reminder)).toBe('failed')
  })

  it('does nothing for what lapses today', async () => {
    const { calendar, remind } = arrange()
    const lapsesOn = { year: 2026, month: 11, day: 20 }
    expect(await remind.execute({ ...reminder, lapsesOn })).toBe('failed')
    expect(calendar.saved).toEqual([])
  })
})
