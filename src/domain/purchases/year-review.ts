import type { CalendarDay } from '../calendar-day.ts'
import type { Month } from '../calendar-month.ts'
import { firstOfEach, groupBy } from '../group-by.ts'
import { compareMoney, isPositive, type Money } from '../money.ts'
import { type MonthSums, type Purchase, sumKnown } from './purchase.ts'

/** A customer's year at the group, from the purchases that have a day in it. */
export interface YearReview {
  /** The first and the last month with a purchase. */
  readonly from: Month
  readonly to: Month
  /** Days in a store: two coupons of the same day and store are one visit. */
  readonly visits: number
  readonly saved: Money | undefined
  /** Where the customer was most often; undefined when no store is known. */
  readonly favouriteStore: { readonly name: string; readonly visits: number } | undefined
  /** In which the discounts were largest; undefined without any discount. */
  readonly bestMonth: MonthSums | undefined
  /** The purchase with the largest discount; undefined without any. */
  readonly biggestSaving: { readonly amount: Money; readonly day: CalendarDay } | undefined
}

const JANUARY = 1

/**
 * The year of the newest purchase. In January it is the year before, if there are purchases in it: a few days are no year.
 * @param months as `sumsByMonth` gives them.
 */
export function reviewYear(months: readonly MonthSums[], today: CalendarDay): YearReview | undefined {
  const inUse = months.filter(({ count }) => count > 0)
  const newest = inUse.at(-1)?.month.year
  const ofYear = (year: number | undefined) => inUse.filter(({ month }) => month.year === year)
  const yearBefore = today.month === JANUARY && newest === today.year ? ofYear(newest - 1) : []
  const year = yearBefore.length > 0 ? yearBefore : ofYear(newest)
  const [first, last] = [year[0], year.at(-1)]
  if (!first || !last) return undefined
  // Newest first: of two stores with the same number of visits, `favourite` takes the one that comes first.
  const purchases = [...year].reverse().flatMap((month) => month.purchases)
  const visits = distinctVisits(purchases)
  const biggest = largest(purchases, ({ discount }) => discount)
  return {
    from: first.month,
    to: last.month,
    visits: visits.length,
    saved: sumKnown(year.map(({ discount }) => discount)),
    favouriteStore: favourite(visits),
    bestMonth: largest(year, ({ discount }) => discount),
    biggestSaving: biggest?.day && biggest.discount && { amount: biggest.discount, day: biggest.day },
  }
}

/** @param purchases of one year. */
const distinctVisits = (purchases: readonly Purchase[]) =>
  firstOfEach(purchases, ({ day, storeName }) => `${day?.month} ${day?.day} ${storeName}`)

/**
 * Of stores with the same number of visits, the one that was visited last.
 * @param visits newest first.
 */
function favourite(visits: readonly Purchase[]): YearReview['favouriteStore'] {
  const named = visits.filter(({ storeName }) => storeName !== '')
  const byStore = [...groupBy(named, ({ storeName }) => storeName)]
  const [most] = byStore.sort(([, a], [, b]) => b.length - a.length)
  return most && { name: most[0], visits: most[1].length }
}

function largest<T>(items: readonly T[], amountOf: (item: T) => Money | undefined): T | undefined {
  let best: { item: T; amount: Money } | undefined
  for (const item of items) {
    const amount = amountOf(item)
    if (amount === undefined || !isPositive(amount)) continue
    if (best === undefined || compareMoney(amount, best.amount) > 0) best = { item, amount }
  }
  return best?.item
}
