import { addDays, type CalendarDay, compareDays, daysBetween } from '@domain/calendar-day.ts'
import type { LapsingLine } from '@domain/cashback/statement.ts'
import { cashbackByDay, type LapsingItem, lapsingSoon, offersByDay } from '@domain/lapsing/lapsing-item.ts'
import { fromReais } from '@domain/money.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { voucher } from '../../support/factories/vouchers.ts'

const today: CalendarDay = { year: 2026, month: 11, day: 20 }

const offerIn = (days: number): LapsingItem => ({
  kind: 'offer',
  on: addDays(today, days),
  offerName: 'CAFÉ',
  others: 0,
  storeId: 1,
})

const credit = (id: number, expiresOn: CalendarDay, amount: number): LapsingLine => ({
  id,
  description: 'Cashback',
  day: undefined,
  expiresOn,
  amount: fromReais(amount),
  expired: false,
})

describe('what lapses soon', () => {
  it('is what lapses within two weeks, today and the last day included, soonest first', () => {
    const soon = lapsingSoon([15, 14, 0, -1, 3].map(offerIn), today)
    expect(soon.map(({ on }) => daysBetween(today, on))).toEqual([0, 3, 14])
  })

  it('is no voucher that was used, even if the server still lists it', () => {
    const voucherOf = (kept: Voucher): LapsingItem => ({ kind: 'voucher', on: today, voucher: kept })
    const soon = lapsingSoon([voucher.used().build(), voucher.build({ code: 'BOM' })].map(voucherOf), today)
    expect(soon).toMatchObject([{ voucher: { code: 'BOM' } }])
  })

  it('names activated offers once a day and store, however many end on it', () => {
    const ending = (name: string, days: number, storeId = 1) => ({ name, end: addDays(today, days), storeId })
    const offers = [ending('CAFÉ', 8), ending('VINHO', 8), ending('BOLO', 12), ending('PÃO', 8)]
    const elsewhere = [ending('CHÁ', 8, 2), { name: 'SAL', end: undefined, storeId: 2 }]
    expect(offersByDay([...elsewhere, ...offers])).toEqual([
      { kind: 'offer', on: addDays(today, 8), offerName: 'CHÁ', others: 0, storeId: 2 },
      { kind: 'offer', on: addDays(today, 8), offerName: 'CAFÉ', others: 2, storeId: 1 },
      { kind: 'offer', on: addDays(today, 12), offerName: 'BOLO', others: 0, storeId: 1 },
    ])
  })

  it('adds the credits of one day to the cent', () => {
    const tomorrow = addDays(today, 1)
    const credits = Array.from({ length: 10 }, (_, id) => credit(id, tomorrow, 0.1))
    expect(cashbackByDay([...credits, credit(10, addDays(today, 2), 5)])).toEqual([
      { kind: 'cashback', on: tomorrow, amount: fromReais(1) },
      { kind: 'cashback', on: addDays(today, 2), amount: fromReais(5) },
    ])
  })

  it('loses no cent, whatever the credits', () => {
    const anyCredit = fc.record({
      days: fc.integer({ min: 0, max: 30 }),
      cents: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(anyCredit), (credits) => {
        const days = cashbackByDay(
          credits.map(({ days: ahead, cents }, id) => credit(id, addDays(today, ahead), cents / 100)),
        )
        const total = days.reduce((sum, item) => sum + (item.kind === 'cashback' ? item.amount.cents : 0), 0)
        expect(total).toBe(credits.reduce((sum, { cents }) => sum + cents, 0))
        expect(new Set(days.map(({ on }) => daysBetween(today, on))).size).toBe(days.length)
      }),
    )
  })

  it('is in order, whatever there is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -60, max: 60 })), (days) => {
        const soon = lapsingSoon(days.map(offerIn), today)
        expect([...soon].sort((a, b) => compareDays(a.on, b.on))).toEqual(soon)
      }),
    )
  })
})
