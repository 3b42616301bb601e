import { IcsCalendarFile } from '@infrastructure/browser/ics-calendar-file.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryFileSaver } from '../../doubles/documents/in-memory-file-saver.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'

const entry = {
  title: 'Voucher vence em 30/11/2026: R$ 10, só hoje; e mais',
  description: 'Código: NATAL26.\nCompra mínima: R$ 100,00.',
  day: { year: 2026, month: 11, day: 28 },
  hour: 9,
}

async function saved(changed: Partial<typeof entry> = {}) {
  const files = new InMemoryFileSaver()
  await new IcsCalendarFile(files, new InMemoryClock()).save({ ...entry, ...changed }, 'voucher-natal26')
  return files.saved
}

/** Long lines are folded (RFC 5545, 3.1). */
const unfolded = async (changed?: Partial<typeof entry>) =>
  (await saved(changed))[0]?.text.replace(/\r\n[ \t]/g, '')

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

  it('is one entry when it is saved twice, and another for something else of the same name', async () => {
    const uid = async (title = entry.title) => /\r\nUID:(.+)\r\n/.exec((await unfolded({ title })) ?? '')?.[1]
    expect(await uid()).toMatch(/^20261128T090000-voucher-natal26-.*@portal-do-cliente$/)
    expect(await uid()).toBe(await uid())
    expect(await uid('R$ 5 de cashback')).not.toBe(await uid())
  })

  it('has no line of more than 75 bytes, and cuts no character in two', async () => {
    const [file] = await saved({ title: 'Promoção '.repeat(40) })
    const lines = file?.text.split('\r\n') ?? []
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file?.text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Promoção '.repeat(40)}\r\n`)
  })

  it('keeps commas, semicolons and line breaks as the format wants them', async () => {
    const text = await unfolded()
    expect(text).toContain('SUMMARY:Voucher vence em 30/11/2026: R$ 10\\, só hoje\\; e mais')
    expect(text).toContain('DESCRIPTION:Código: NATAL26.\\nCompra mínima: R$ 100\\,00.')
    expect(await unfolded({ title: 'Natal\rATTACH:x\nATTACH:y' })).toContain(
      'SUMMARY:Natal\\nATTACH:x\\nATTACH:y',
    )
  })
})
