import { fromReais, NO_MONEY } from '@domain/money.ts'
import type { Discount } from '@domain/offers/promotion.ts'
import { totalOf, voucherGaps } from '@domain/offers/shopping-list.ts'
import { expect, it } from 'vitest'
import { voucher } from '../../support/factories/vouchers.ts'

const today = { year: 2026, month: 11, day: 20 }
const prices = (price: number | undefined, original?: number, ...discounts: Discount[]) => ({
  offer: { discounts },
  price: price === undefined ? undefined : fromReais(price),
  originalPrice: original === undefined ? undefined : fromReais(original),
})

it('a list comes to the prices of its offers, and saves what they save', () => {
  const inThrees = { kind: 'message', message: 'Leve 3' } as const
  const perUnit = { kind: 'per-unit' } as const
  const offers = [
    prices(10, 12.5, perUnit, inThrees),
    prices(0.1, undefined, perUnit, inThrees),
    prices(0.2, 0.1),
    prices(undefined, undefined, inThrees),
  ]
  expect(totalOf(offers)).toEqual({
    price: fromReais(10.3),
    originalPrice: fromReais(12.8),
    saving: fromReais(2.5),
    withoutPrice: 1,
    withCondition: 2,
  })
  expect(totalOf([])).toEqual({
    price: NO_MONEY,
    originalPrice: NO_MONEY,
    saving: NO_MONEY,
    withoutPrice: 0,
    withCondition: 0,
  })
})

it('a voucher lacks what the list is short of its smallest purchase', () => {
  const needing = (minimum: number, days: object = {}) => ({
    ...voucher.build({ minimumPurchase: fromReais(minimum) }),
    start: undefined,
    end: undefined,
    usedOn: undefined,
    ...days,
  })
  const far = needing(100)
  const reached = needing(30)
  const near = needing(50)
  const others = [
    needing(50, { end: { year: 2026, month: 11, day: 19 } }),
    needing(50, { start: { year: 2026, month: 11, day: 21 } }),
    { ...needing(50), minimumPurchase: undefined },
  ]
  expect(voucherGaps([far, ...others, near, reached], fromReais(37.6), today)).toEqual([
    { voucher: reached, missing: NO_MONEY },
    { voucher: near, missing: fromReais(12.4) },
    { voucher: far, missing: fromReais(62.4) },
  ])
})
