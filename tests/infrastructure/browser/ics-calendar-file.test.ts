import { IcsCalendarFile } from '@infrastructure/browser/ics-calendar-file.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryFileSaver } from '../../doubles/documents/in-memory-file-saver.ts'

const entry = {
  title: 'Voucher vence em 30/11/2026: R$ 10, só hoje; e mais',
  description: 'Código: NATAL26.\nCompra mínima: R$ 100,00.',
  day: { year: 2026, month: 11, day: 28 },
  hour: 9,
}

async function saved() {
  const files = new InMemoryFileSaver()
  await new IcsCalendarFile(files).save(entry, 'voucher-natal26')
  return files.saved
}

/** Long lines are folded (RFC 5545, 3.1). */
const unfolded = async () => (await saved())[0]?.text.replace(/\r\n[ \t]/g, '')

describe('the calendar file', () => {
  it('is handed to the customer as one that calendars open', async () => {
    expect(await saved()).toMatchObject([{ name: 'voucher-natal26.ics', mediaType: 'text/calendar' }])
  })

  it('is at nine wherever the customer is: without a time zone', async () => {
    expect(await unfolded()).toContain('\r\nDTSTART:20261128T090000\r\n')
  })

  it('rings at that time, a minute ahead', async () => {
    expect(await unfolded()).toMatch(/BEGIN:VALARM[\s\S]*TRIGGER:-PT1M\r\n[\s\S]*END:VALARM/)
  })

  it('keeps commas, semicolons and line breaks as the format wants them', async () => {
    const text = await unfolded()
    expect(text).toContain('SUMMARY:Voucher vence em 30/11/2026: R$ 10\\, só hoje\\; e mais')
    expect(text).toContain('DESCRIPTION:Código: NATAL26.\\nCompra mínima: R$ 100\\,00.')
  })
})
