import type { CalendarDay } from '../calendar-day.ts'
import { groupByMonth, type Month, monthNumber, monthOf } from '../calendar-month.ts'
import { addMoney, divideMoney, isPositive, type Money, NO_MONEY, shareOf, sumMoney } from '../money.ts'

/** What one coupon of the till says. An amount is undefined when the server does not say it. */
export interface Purchase {
  readonly couponNumber: string
  readonly storeName: string
  readonly total: Money | undefined
  /** What the programme took off the shelf price. */
  readonly discount: Money | undefined
  readonly day: CalendarDay | undefined
}

/** Some of the purchases, newest first. */
export interface PurchasePage {
  readonly purchases: readonly Purchase[]
  readonly pageCount: number
}

/** Some purchases together. A sum is undefined where the server does not say that amount of any of them. */
export interface PurchaseSums {
  readonly count: number
  readonly total: Money | undefined
  readonly discount: Money | undefined
}

export interface MonthOfPurchases extends PurchaseSums {
  /** Undefined for purchases without a day. */
  readonly month: Month | undefined
  readonly purchases: readonly Purchase[]
}

/** Purchases month by month, in the order in which they come. */
export function purchasesByMonth(purchases: readonly Purchase[]): MonthOfPurchases[] {
  return groupByMonth(purchases).map(({ month, items }) => ({
    month,
    purchases: items,
    ...sumPurchases(items),
  }))
}

export function sumPurchases(purchases: readonly Purchase[]): PurchaseSums {
  return {
    count: purchases.length,
    total: sumKnown(purchases.map(({ total }) => total)),
    discount: sumKnown(purchases.map(({ discount }) => discount)),
  }
}

/** Undefined where no amount is known. */
export function sumKnown(amounts: readonly (Money | undefined)[]): Money | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  return known.length > 0 ? sumMoney(known) : undefined
}

/**
 * How much less was paid than without the discounts: 0.25 is a quarter. Undefined where that cannot be said. A purchase of which one
 * amount is unknown does not count, because the other one alone would make the share too large or too small.
 */
export function savedShare(purchases: readonly Purchase[]): number | undefined {
  const { total, discount } = sumPurchases(purchases.filter(({ total, discount }) => total && discount))
  if (!total || !discount) return undefined
  const withoutDiscount = addMoney(total, discount)
  return isPositive(withoutDiscount) ? shareOf(discount, withoutDiscount) : undefined
}

/** One bar of the plot. */
export interface MonthSums extends MonthOfPurchases {
  readonly month: Month
}

/** In months. A longer time without purchases is not drawn month by month. */
const MAX_GAP = 12

/** What was bought each month, oldest first; months without a purchase stand between, with zeros. Purchases without a day are left out. */
export function sumsByMonth(purchases: readonly Purchase[]): MonthSums[] {
  const months: MonthSums[] = []
  for (const group of oldestFirst(purchases)) {
    const previous = months.at(-1)
    if (previous) months.push(...monthsBetween(previous.month, group.month))
    months.push(group)
  }
  return months
}

function oldestFirst(purchases: readonly Purchase[]): MonthSums[] {
  return purchasesByMonth(purchases)
    .flatMap(({ month, ...group }) => (month ? [{ month, ...group }] : []))
    .sort((a, b) => monthNumber(a.month) - monthNumber(b.month))
}

function monthsBetween(from: Month, to: Month): MonthSums[] {
  const gap = monthNumber(to) - monthNumber(from) - 1
  if (gap > MAX_GAP) return []
  return Array.from({ length: gap }, (_, index) => ({
    month: monthOf(monthNumber(from) + index + 1),
    purchases: [],
    count: 0,
    total: NO_MONEY,
    discount: NO_MONEY,
  }))
}

/** The average of the months whose figure is known; undefined below two months, and where months without purchases were left out. */
export function averageOf(months: readonly MonthSums[], figure: 'total' | 'discount'): Money | undefined {
  const [first] = months
  const last = months.at(-1)
  if (!first || !last || monthNumber(last.month) - monthNumber(first.month) >= months.length) return undefined
  const known = months.flatMap((sums) => sums[figure] ?? [])
  return known.length < 2 ? undefined : divideMoney(sumMoney(known), known.length)
}
