import { isSameMonth, type Month, monthNumber } from '@domain/calendar-month.ts'
import { oldestDayIfNewestFirst } from '@domain/newest-first.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import type { Cancellation } from '../cancellation.ts'
import { PurchaseRepository } from './purchase-repository.ts'
import { type PurchaseReading, readPurchases } from './read-purchases.ts'

export interface MonthReading extends PurchaseReading {
  /** The purchases of other months that were read on the way. */
  readonly others: readonly Purchase[]
  /** How many of those others have no day. They may be of this month. */
  readonly undated: number
}

/**
 * All purchases of one month; `complete` says whether every one of them is there. The server knows no month, so the pages are read from
 * the newest on until they are older than the month. Where they do not come newest first, all are read. Rejects as
 * {@link readPurchases} does; what had been found by then was given to `onProgress`.
 */
export class ReadMonthOfPurchases {
  static readonly dependencies = [PurchaseRepository] as const

  constructor(private readonly purchases: PurchaseRepository) {}

  async execute(
    month: Month,
    onProgress: (reading: MonthReading) => void,
    signal?: Cancellation,
  ): Promise<MonthReading> {
    const isOfMonth = ({ day }: Purchase) => day !== undefined && isSameMonth(day, month)
    const ofMonth = (reading: PurchaseReading): MonthReading => ({
      ...reading,
      purchases: reading.purchases.filter(isOfMonth),
      others: reading.purchases.filter((purchase) => !isOfMonth(purchase)),
      undated: reading.purchases.filter(({ day }) => day === undefined).length,
    })
    const isEnough = (purchases: readonly Purchase[]) => reachesBefore(purchases, month)
    const read = await readPurchases(
      this.purchases,
      (reading) => onProgress(ofMonth(reading)),
      signal,
      isEnough,
    )
    return ofMonth({ ...read, complete: read.complete || isEnough(read.purchases) })
  }
}

/** Whether the list comes newest first and already has days before the month. */
function reachesBefore(purchases: readonly Purchase[], month: Month): boolean {
  const oldest = oldestDayIfNewestFirst(purchases)
  return oldest !== undefined && monthNumber(oldest) < monthNumber(month)
}
