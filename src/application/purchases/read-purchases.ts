import { repeatsPage } from '@domain/cashback/statement.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import type { Cancellation } from '../cancellation.ts'
import type { PurchaseRepository } from './purchase-repository.ts'

/** Pages that have been read, of all that will be. */
export interface ReadingProgress {
  readonly read: number
  readonly total: number
}

/** The purchases that have been read so far, newest first. */
export interface PurchaseReading extends ReadingProgress {
  readonly purchases: readonly Purchase[]
  /** Whether there are no older ones. */
  readonly complete: boolean
}

/** 480 purchases: nine a week for a year. */
export const MOST_PAGES = 60

/**
 * Reads page after page, at most {@link MOST_PAGES}, until there are no more or `isEnough`. A page that repeats the one before comes from
 * a server that ignores the number of the page, and is the end (product.md, rule 19). Rejects with a PortFailure; an abort stops the
 * reading between two pages at the latest.
 */
export async function readPurchases(
  repository: PurchaseRepository,
  onProgress: (reading: PurchaseReading) => void,
  signal?: Cancellation,
  isEnough: (purchases: readonly Purchase[]) => boolean = () => false,
): Promise<PurchaseReading> {
  const seen: Purchase[] = []
  let before: readonly Purchase[] = []
  for (let page = 1; ; page++) {
    const { purchases, pageCount } = await repository.page(page, signal)
    const isRepeated = repeatsPage(purchases, before)
    if (!isRepeated) seen.push(...purchases)
    before = purchases
    const total = Math.min(Math.max(pageCount, 1), MOST_PAGES)
    const complete = isRepeated || page >= pageCount
    const reading = { purchases: [...seen], read: page, total, complete }
    if (complete || page >= total || isEnough(seen)) return reading
    onProgress(reading)
  }
}
