import type { CompletedRedemption, PendingRedemption } from '@domain/campaigns/redemption.ts'
import { fromReais } from '@domain/money.ts'
import { myDataFile } from '@ui/privacy/my-data-file.ts'
import { privacyContent } from '@ui/privacy/privacy-content.ts'
import { expect, it } from 'vitest'
import { voucher } from '../../support/factories/vouchers.ts'

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

const PENDING: PendingRedemption = {
  rewardId: 1,
  description: 'CANECA',
  requestedOn: { year: 2026, month: 11, day: 20 },
  points: 10,
}

const COMPLETED: CompletedRedemption = {
  rewardId: 1,
  description: 'CANECA',
  productName: 'CANECA AZUL',
  kind: 'product',
  points: 10,
}

it('names the fields of vouchers and exchanges in Portuguese', () => {
  const data = {
    parts: [
      { part: 'activeVouchers', value: voucher.build() },
      { part: 'pendingRedemptions', value: PENDING },
      { part: 'completedRedemptions', value: COMPLETED },
    ],
    missing: [],
  } as const
  const fields = data.parts.flatMap(({ value }) => Object.keys(value))
  expect(fields.filter((field) => !(field in privacyContent.file.fields))).toEqual([])
})
