import { fromReais, NO_MONEY, sumMoney } from '@domain/money.ts'
import {
  averageOf,
  type Purchase,
  purchasesByMonth,
  sumPurchases,
  sumsByMonth,
} from '@domain/purchases/purchase.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purchase } from '../../support/factories/purchases.ts'

/** Any purchases of some years, in any order, as the server might send them. */
const anyPurchases = fc.array(
  fc.record({
    storeName: fc.string(),
    couponNumber: fc.string(),
    total: fc.option(cents(), { nil: undefined }),
    discount: fc.option(cents(), { nil: undefined }),
    day: fc.option(
      fc.record({
        year: fc.integer({ min: 1, max: 9999 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.constant(1),
      }),
      { nil: undefined },
    ),
  }),
)

describe('purchases by month', () => {
  it('stand in groups with their sums, in the order in which they came', () => {
    const groups = purchasesByMonth([
      purchase.on(2026, 11, 9).build({ total: fromReais(0.1), discount: fromReais(0.2) }),
      purchase.on(2026, 11, 2).build({ total: fromReais(0.2), discount: fromReais(0.1) }),
      purchase.on(2026, 10, 30).build({ total: fromReais(-5), discount: fromReais(0) }),
    ])
    expect(groups.map(({ month, count, total, discount }) => ({ month, count, total, discount }))).toEqual([
      { month: { year: 2026, month: 11 }, count: 2, total: fromReais(0.3), discount: fromReais(0.3) },
      { month: { year: 2026, month: 10 }, count: 1, total: fromReais(-5), discount: fromReais(0) },
    ])
  })

  it('keep purchases without a day in a group of their own', () => {
    const undated = { ...purchase.build(), day: undefined }
    expect(purchasesByMonth([purchase.build(), undated])[1]).toMatchObject({
      month: undefined,
      purchases: [undated],
    })
  })

  it('lose and invent no purchase', () => {
    fc.assert(
      fc.property(anyPurchases, (purchases: Purchase[]) => {
        expect(purchasesByMonth(purchases).flatMap((group) => group.purchases)).toHaveLength(purchases.length)
      }),
    )
  })
})

describe('the sums by month', () => {
  it('go from the oldest month to the newest, with zeros where nothing was bought', () => {
    const months = sumsByMonth([purchase.on(2027, 1).build(), purchase.on(2026, 11).build()])
    expect(months.map(({ month, count }) => [month.year, month.month, count])).toEqual([
      [2026, 11, 1],
      [2026, 12, 0],
      [2027, 1, 1],
    ])
  })

  it('jump over a silence of years', () => {
    expect(sumsByMonth([purchase.on(2026, 11).build(), purchase.on(1, 1).build()])).toHaveLength(2)
  })

  it('ascend, and add up to the sums of all dated purchases', () => {
    fc.assert(
      fc.property(anyPurchases, (purchases: Purchase[]) => {
        const months = sumsByMonth(purchases)
        const numbers = months.map(({ month }) => month.year * 12 + month.month)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        const dated = sumPurchases(purchases.filter(({ day }) => day !== undefined))
        expect(sumMoney(months.map(({ total }) => total ?? NO_MONEY))).toEqual(dated.total ?? NO_MONEY)
        expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(dated.count)
      }),
    )
  })
})

describe('the average of the months', () => {
  const spent = { total: fromReais(300) }
  const averageSince = (year: number, month: number) =>
    averageOf(
      sumsByMonth([purchase.on(2026, 11).build(spent), purchase.on(year, month).build(spent)]),
      'total',
    )

  it('counts those without a purchase', () => {
    expect(averageSince(2025, 10)).toEqual(fromReais(42.86))
  })

  it('is not known across a silence whose months are not drawn', () => {
    expect(averageSince(2025, 9)).toBeUndefined()
  })
})

function cents() {
  return fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => fromReais(value / 100))
}
