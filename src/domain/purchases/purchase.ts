import type { CalendarDay } from '../calendar-day.ts'
import { groupByMonth, type Month, monthNumber, monthOf } from '../calendar-month.ts'
import { divideMoney, type Money, NO_MONEY, sumMoney } from '../money.ts'

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

/** Some purchases together; what the server does not say counts as nothing. */
export interface PurchaseSums {
  readonly count: number
  readonly total: Money
  readonly discount: Money
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
    total: sumMoney(purchases.map((purchase) => purchase.total ?? NO_MONEY)),
    discount: sumMoney(purchases.map((purchase) => purchase.discount ?? NO_MONEY)),
  }
}

/** One bar of the plot. */
export interface MonthSums extends PurchaseSums {
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
    .flatMap(({ month, count, total, discount }) => (month ? [{ month, count, total, discount }] : []))
    .sort((a, b) => monthNumber(a.month) - monthNumber(b.month))
}

function monthsBetween(from: Month, to: Month): MonthSums[] {
  const gap = monthNumber(to) - monthNumber(from) - 1
  if (gap > MAX_GAP) return []
  return Array.from({ length: gap }, (_, index) => ({
    month: monthOf(monthNumber(from) + index + 1),
    count: 0,
    total: NO_MONEY,
    discount: NO_MONEY,
  }))
}

/** What several months come to together. */
export function addSums(parts: readonly PurchaseSums[]): PurchaseSums {
  return {
    count: parts.reduce((count, part) => count + part.count, 0),
    total: sumMoney(parts.map((part) => part.total)),
    discount: sumMoney(parts.map((part) => part.discount)),
  }
}

/** What a month comes to on average; undefined for a single month, which is no average. */
export function averageOf(months: readonly MonthSums[], figure: 'total' | 'discount'): Money | undefined {
  if (months.length < 2) return undefined
  return divideMoney(sumMoney(months.map((sums) => sums[figure])), months.length)
}
