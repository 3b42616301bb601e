import { type CalendarDay, compareDays, daysBetween, toIsoDay } from '../calendar-day.ts'
import type { LapsingLine } from '../cashback/statement.ts'
import { addMoney, type Money, NO_MONEY } from '../money.ts'
import type { Voucher } from '../vouchers/voucher.ts'

/** Something of the customer's that lapses, and on which day it can be used for the last time. */
export type LapsingItem = { readonly on: CalendarDay } & (
  | { readonly kind: 'cashback'; readonly amount: Money }
  | { readonly kind: 'voucher'; readonly voucher: Voucher }
  | { readonly kind: 'offer'; readonly offerName: string }
)

/** How many days ahead 'Vence em breve' shows. */
export const SOON_DAYS = 14

/** What can still be used and lapses within two weeks, soonest first. */
export function lapsingSoon(items: readonly LapsingItem[], today: CalendarDay): readonly LapsingItem[] {
  return items
    .filter((item) => {
      if (item.kind === 'voucher' && item.voucher.usedOn !== undefined) return false
      const daysLeft = daysBetween(today, item.on)
      return daysLeft >= 0 && daysLeft <= SOON_DAYS
    })
    .sort((a, b) => compareDays(a.on, b.on))
}

/** The vouchers that have a last day. */
export function vouchersByEnd(vouchers: readonly Voucher[]): readonly LapsingItem[] {
  return vouchers.flatMap((voucher) =>
    voucher.end === undefined ? [] : { kind: 'voucher', on: voucher.end, voucher },
  )
}

/** Adds the credits of one day to one item, so that many small ones do not hide everything else. */
export function cashbackByDay(lines: readonly LapsingLine[]): readonly LapsingItem[] {
  const byDay = new Map<string, LapsingItem & { kind: 'cashback' }>()
  for (const { expiresOn: on, amount } of lines) {
    const key = toIsoDay(on)
    byDay.set(key, { kind: 'cashback', on, amount: addMoney(byDay.get(key)?.amount ?? NO_MONEY, amount) })
  }
  return [...byDay.values()]
}
