import { RemindBeforeLapse } from '@application/reminders/remind-before-lapse.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryCalendarFile } from '../../doubles/reminders/in-memory-calendar-file.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })
const words = { title: 'Voucher vence em 30/11/2026', description: 'Código: NATAL26.' }

/** On 20/11/2026. */
function arrange() {
  const calendar = new InMemoryCalendarFile()
  const remind = new RemindBeforeLapse(calendar, new InMemoryClock())
  const execute = (day: number) => remind.execute({ ...words, fileName: 'lembrete', lapsesOn: november(day) })
  return { calendar, execute }
}

describe('reminding the customer before something lapses', () => {
  it.each([
    ['two days before', 30, 28],
    ['tomorrow where that is past', 21, 21],
  ])('writes an entry for nine in the morning, %s', async (_, lapsesOn, day) => {
    const { calendar, execute } = arrange()
    expect(await execute(lapsesOn)).toBe('saved')
    const entry = { ...words, day: november(day), hour: 9 }
    expect(calendar.saved).toEqual([{ entry, name: 'lembrete' }])
  })

  it('writes none for what lapses today or has lapsed', async () => {
    const { calendar, execute } = arrange()
    expect([await execute(20), await execute(19)]).toEqual(['failed', 'failed'])
    expect(calendar.saved).toEqual([])
  })

  it('says so where the device cannot make the file', async () => {
    const { calendar, execute } = arrange()
    calendar.working = false
    expect(await execute(30)).toBe('failed')
  })
})
