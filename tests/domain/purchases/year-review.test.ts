import type { CalendarDay } from '@domain/calendar-day.ts'
import { fromReais } from '@domain/money.ts'
import { type Purchase, sumsByMonth } from '@domain/purchases/purchase.ts'
import { reviewYear } from '@domain/purchases/year-review.ts'
import { describe, expect, it } from 'vitest'
import { purchase } from '../../support/factories/purchases.ts'

const today = { year: 2026, month: 11, day: 20 }
const at = (storeName: string, month: number, day: number, discount: number | undefined) =>
  purchase
    .on(2026, month, day)
    .build({ storeName, discount: discount === undefined ? undefined : fromReais(discount) })
const yearOf = (purchases: readonly Purchase[], on: CalendarDay) => reviewYear(sumsByMonth(purchases), on)

describe('the year of a customer', () => {
  it('tells visits, the favourite store, the best month and the biggest saving', () => {
    const purchases = [
      at('Loja Batel', 11, 19, 5),
      at('Loja Centro', 10, 9, 30),
      at('Loja Centro', 10, 9, undefined),
      at('Loja Centro', 10, 2, 8),
      at('', 3, 2, 31),
      ...purchase.on(2025, 12).buildList(9),
    ]
    expect(yearOf(purchases, today)).toEqual({
      from: { year: 2026, month: 3 },
      to: { year: 2026, month: 11 },
      visits: 4,
      saved: fromReais(74),
      favouriteStore: { name: 'Loja Centro', visits: 2 },
      bestMonth: expect.objectContaining({ month: { year: 2026, month: 10 }, discount: fromReais(38) }),
      biggestSaving: { amount: fromReais(31), day: { year: 2026, month: 3, day: 2 } },
    })
  })

  it('leaves out what is not known, and is nothing without a day', () => {
    expect(yearOf([at('', 11, 2, 0)], today)).toMatchObject({
      visits: 1,
      favouriteStore: undefined,
      bestMonth: undefined,
      biggestSaving: undefined,
    })
    expect(yearOf([purchase.build({ day: undefined })], today)).toBeUndefined()
    expect(yearOf([], today)).toBeUndefined()
  })

  it('is the year before in January, if there was one', () => {
    const january = { year: 2026, month: 1, day: 3 }
    const newest = purchase.on(2026, 1).build()
    const lastYear = purchase.on(2025, 12).build()
    expect(yearOf([newest, lastYear], january)?.to.year).toBe(2025)
    const before = purchase.on(2024, 12).build()
    expect(yearOf([newest, before], january)?.to.year).toBe(2026)
    expect(yearOf([lastYear, before], january)?.to.year).toBe(2025)
  })
})
