import { fromReais } from '@domain/money.ts'
import { myDataFile } from '@ui/privacy/my-data-file.ts'
import { privacyContent } from '@ui/privacy/privacy-content.ts'
import { expect, it } from 'vitest'

it('writes amounts in reais, days as dates and what is not known as null', () => {
  const savedTotal = { amount: fromReais(12.34), customerSince: { year: 2021, month: 3, day: 14 } }
  const data = {
    parts: [
      { part: 'savedTotal', value: savedTotal },
      { part: 'photo', value: undefined },
    ],
    missing: [],
  } as const
  const file: unknown = JSON.parse(myDataFile(data, 'Portal', { year: 2026, month: 11, day: 20 }))
  const { parts, fields, data: title } = privacyContent.file
  expect(file).toHaveProperty([title, parts.savedTotal], {
    [fields.amount ?? '']: 12.34,
    [fields.customerSince ?? '']: '2021-03-14',
  })
  expect(file).toHaveProperty([title, parts.photo], null)
})
