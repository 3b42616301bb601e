import type { CalendarDay } from '@domain/calendar-day.ts'
import { fromReais } from '@domain/money.ts'
import {
  hasContent,
  latestFirst,
  soonestFirst,
  type Voucher,
  voucherEnding,
} from '@domain/vouchers/voucher.ts'
import { describe, expect, it } from 'vitest'
import { voucher } from '../../support/factories/vouchers.ts'

const today: CalendarDay = { year: 2026, month: 11, day: 20 }
const november = (day: number): CalendarDay => ({ year: 2026, month: 11, day })

describe('the end of a voucher', () => {
  it.each(['active', 'finished'] as const)('is its use, also when it has lapsed since (%s)', (listedAs) => {
    const used = voucher.used().expired().build()
    expect(voucherEnding(used, listedAs, today)).toEqual({ kind: 'used', on: november(10) })
  })

  it.each(['active', 'finished'] as const)('is its last day when it was not used (%s)', (listedAs) => {
    const expired = voucher.expired().build()
    expect(voucherEnding(expired, listedAs, today)).toEqual({ kind: 'expired', on: november(19) })
  })

  it('is left open when the server does not say why it is over', () => {
    expect(voucherEnding(voucher.build(), 'finished', today)).toEqual({ kind: 'over' })
    expect(voucherEnding(voucher.bare().build(), 'finished', today)).toEqual({ kind: 'over' })
  })

  it('has not come while it can be used, its last day included', () => {
    expect(voucherEnding(voucher.build({ end: today }), 'active', today)).toBeUndefined()
    expect(voucherEnding(voucher.bare().build(), 'active', today)).toBeUndefined()
  })
})

describe('the order of vouchers', () => {
  const first = voucher.build({ end: november(22) })
  const second = voucher.build({ end: november(30) })
  const endless = voucher.bare().build()

  it('puts what lapses first at the top, and what never lapses at the end', () => {
    expect(soonestFirst([endless, second, first], today)).toEqual([first, second, endless])
  })

  it('puts what is over below what can be used', () => {
    const used = voucher.used().build({ end: november(21) })
    const expired = voucher.expired().build()
    expect(soonestFirst([expired, used, endless, first], today)).toEqual([first, endless, expired, used])
  })

  it('puts what ended last at the top of the finished ones', () => {
    const used = voucher.used().build({ end: november(30) })
    const expired = voucher.expired().build()
    expect(latestFirst([endless, used, expired])).toEqual([expired, used, endless])
  })
})

describe('a voucher that says something', () => {
  const silent = voucher.bare().build({ code: undefined })

  it.each<Partial<Voucher>>([
    { code: 'NATAL26' },
    { benefit: 'Um café' },
    { value: fromReais(5) },
    { minimumPurchase: fromReais(100) },
    { productPrices: [fromReais(39.9)] },
    { end: today },
  ])('has at least one fact: %j', (fact) => {
    expect(hasContent({ ...silent, ...fact })).toBe(true)
  })

  it('is not one without any', () => expect(hasContent(silent)).toBe(false))
})
