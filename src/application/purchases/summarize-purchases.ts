import {
  type MonthSums,
  type Purchase,
  type PurchasePage,
  type PurchaseSums,
  sumPurchases,
  sumsByMonth,
} from '@domain/purchases/purchase.ts'
import type { Cancellation } from '../cancellation.ts'
import { PurchaseRepository } from './purchase-repository.ts'

export interface PurchaseSummary extends PurchaseSums {
  /** Oldest first, without holes. */
  readonly months: readonly MonthSums[]
  /** What was summed, newest first. */
  readonly purchases: readonly Purchase[]
  /** Purchases without a day: in the sums, in no month. */
  readonly undated: number
  /** False when there are older purchases than those that were read. */
  readonly complete: boolean
}

/** Pages that have been read, of all that will be. */
export interface ReadingProgress {
  readonly read: number
  readonly total: number
}

/** 480 purchases: nine a week for a year. */
export const MOST_PAGES = 60

/**
 * Purchases and savings by month. The server has no such figure, so all pages are read, one after the other and at most
 * {@link MOST_PAGES}. Rejects with a PortFailure; an abort stops the reading between two pages at the latest.
 */
export class SummarizePurchases {
  static readonly dependencies = [PurchaseRepository] as const

  constructor(private readonly purchases: PurchaseRepository) {}

  /** @param firstPage when it has been read already. */
  async execute(
    onProgress: (progress: ReadingProgress) => void,
    signal?: Cancellation,
    firstPage?: PurchasePage,
  ): Promise<PurchaseSummary> {
    const first = firstPage ?? (await this.purchases.page(1, signal))
    const total = Math.min(first.pageCount, MOST_PAGES)
    const read = [...first.purchases]
    for (let page = 2; page <= total; page++) {
      onProgress({ read: page - 1, total })
      read.push(...(await this.purchases.page(page, signal)).purchases)
    }
    const complete = total >= first.pageCount
    const counted = complete ? read : withoutCutMonth(read)
    return {
      ...sumPurchases(counted),
      purchases: counted,
      months: sumsByMonth(counted),
      undated: counted.filter((purchase) => purchase.day === undefined).length,
      complete,
    }
  }
}

/** The month in which the reading stopped would show too little; if it is the only month, it is kept nevertheless. */
function withoutCutMonth(purchases: readonly Purchase[]): readonly Purchase[] {
  const last = purchases.findLast((purchase) => purchase.day !== undefined)?.day
  const whole = purchases.filter(({ day }) => day?.year !== last?.year || day?.month !== last?.month)
  return whole.some((purchase) => purchase.day !== undefined) ? whole : purchases
}
