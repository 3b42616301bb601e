import { compareDays } from '@domain/calendar-day.ts'
import { isSameMonth, type Month, monthNumber } from '@domain/calendar-month.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import type { Cancellation } from '../cancellation.ts'
import { PurchaseRepository } from './purchase-repository.ts'
import type { ReadingProgress } from './summarize-purchases.ts'
import { MOST_PAGES } from './summarize-purchases.ts'

/** What has been found of a month. */
export interface MonthReading extends ReadingProgress {
  readonly purchases: readonly Purchase[]
  /** Whether every purchase of the month is here. */
  readonly complete: boolean
}

/**
 * All purchases of one month. The server knows no month, so the pages are read from the newest on, at most {@link MOST_PAGES}, until they
 * are older than the month. Where they do not come newest first, all are read. Rejects with a PortFailure; what had been found by then
 * was given to `onProgress`.
 */
export class ReadMonthOfPurchases {
  static readonly dependencies = [PurchaseRepository] as const

  constructor(private readonly purchases: PurchaseRepository) {}

  async execute(
    month: Month,
    onProgress: (reading: MonthReading) => void,
    signal?: Cancellation,
  ): Promise<MonthReading> {
    const seen: Purchase[] = []
    const readingOf = (read: number, total: number, complete: boolean): MonthReading => ({
      purchases: seen.filter(({ day }) => day !== undefined && isSameMonth(day, month)),
      read,
      total,
      complete,
    })
    for (let page = 1; ; page++) {
      const { purchases, pageCount } = await this.purchases.page(page, signal)
      seen.push(...purchases)
      const total = Math.min(Math.max(pageCount, 1), MOST_PAGES)
      const complete = page >= pageCount || isBehind(seen, month)
      if (complete || page >= total) return readingOf(page, total, complete)
      onProgress(readingOf(page, total, false))
    }
  }
}

/** Whether the list, which is seen to come newest first, has come to days before the month. Equal days show no order. */
function isBehind(purchases: readonly Purchase[], month: Month): boolean {
  const days = purchases.flatMap(({ day }) => (day ? [day] : []))
  const isNewestFirst = days.every((day, index) => {
    const before = days[index - 1]
    return before === undefined || compareDays(before, day) >= 0
  })
  const [first, last] = [days[0], days.at(-1)]
  if (!isNewestFirst || !first || !last || compareDays(first, last) === 0) return false
  return monthNumber(last) < monthNumber(month)
}
