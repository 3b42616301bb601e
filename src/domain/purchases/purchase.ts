import type { CalendarDay } from '../calendar-day.ts'
import { type Money, NO_MONEY, sumMoney } from '../money.ts'

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

/** A month of a year; 1 to 12. */
export type Month = Pick<CalendarDay, 'year' | 'month'>

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
export function groupByMonth(purchases: readonly Purchase[]): MonthOfPurchases[] {
  const groups = new Map<number | undefined, Purchase[]>()
  for (const purchase of purchases) {
    const key = purchase.day && monthNumber(purchase.day)
    const group = groups.get(key)
    if (group) group.push(purchase)
    else groups.set(key, [purchase])
  }
  return [...groups].map(([key, group]) => ({
    month: key === undefined ? undefined : monthOf(key),
    purchases: group,
    ...sumPurchases(group),
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
const LONGEST_GAP = 12

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
  return groupByMonth(purchases)
    .flatMap(({ month, count, total, discount }) => (month ? [{ month, count, total, discount }] : []))
    .sort((a, b) => monthNumber(a.month) - monthNumber(b.month))
}

function monthsBetween(from: Month, to: Month): MonthSums[] {
  const gap = monthNumber(to) - monthNumber(from) - 1
  if (gap > LONGEST_GAP) return []
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

/** Months in a row, counted from the year 0. */
const monthNumber = ({ year, month }: Month): number => year * 12 + month - 1

const monthOf = (number: number): Month => ({ year: Math.floor(number / 12), month: (number % 12) + 1 })
