import type { Purchase } from '@domain/purchases/purchase.ts'
import type { Cancellation } from '../cancellation.ts'
import { readPages } from '../read-pages.ts'
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
export const MAX_PAGES = 60

/**
 * Reads page after page, at most {@link MAX_PAGES}, until there are no more or `isEnough` says so. Rejects with a PortFailure, or with
 * Aborted when `signal` is aborted.
 */
export async function readPurchases(
  repository: PurchaseRepository,
  onProgress: (reading: PurchaseReading) => void,
  signal?: Cancellation,
  isEnough: (purchases: readonly Purchase[]) => boolean = () => false,
): Promise<PurchaseReading> {
  let total = 1
  let reading: PurchaseReading = { purchases: [], read: 0, total, complete: true }
  const pages = readPages(async (page) => {
    const { purchases, pageCount } = await repository.page(page, signal)
    total = Math.min(Math.max(pageCount, 1), MAX_PAGES)
    return { lines: purchases, mayHaveMore: page < pageCount }
  })
  for await (const { number, lines, mayHaveMore } of pages) {
    reading = { purchases: [...reading.purchases, ...lines], read: number, total, complete: !mayHaveMore }
    if (!mayHaveMore || number >= total || isEnough(reading.purchases)) break
    onProgress(reading)
  }
  return reading
}
