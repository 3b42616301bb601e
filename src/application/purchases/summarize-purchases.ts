import { isSameMonth } from '@domain/calendar-month.ts'
import { type MonthSums, type Purchase, sumsByMonth } from '@domain/purchases/purchase.ts'
import type { Cancellation } from '../cancellation.ts'
import { PurchaseRepository } from './purchase-repository.ts'
import { type ReadingProgress, readPurchases } from './read-purchases.ts'

export interface PurchaseSummary {
  /** Oldest first, without holes. */
  readonly months: readonly MonthSums[]
  /** What was summed, newest first. */
  readonly purchases: readonly Purchase[]
  /** How many have no day: they are in no month. */
  readonly undated: number
  /** False when there are older purchases than those that were read. */
  readonly complete: boolean
}

/**
 * Purchases and savings by month. The server has no such figure, so all pages of the purchases are read, up to the limit of
 * {@link readPurchases}. Rejects as that function does.
 */
export class SummarizePurchases {
  static readonly dependencies = [PurchaseRepository] as const

  constructor(private readonly purchases: PurchaseRepository) {}

  async execute(
    onProgress: (progress: ReadingProgress) => void,
    signal?: Cancellation,
  ): Promise<PurchaseSummary> {
    const { purchases, complete } = await readPurchases(this.purchases, onProgress, signal)
    const counted = complete ? purchases : withoutCutMonth(purchases)
    return {
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
  const whole = purchases.filter(({ day }) => !last || !day || !isSameMonth(day, last))
  return whole.some((purchase) => purchase.day !== undefined) ? whole : purchases
}
