import type { PurchasePage } from '@domain/purchases/purchase.ts'
import type { SavedTotal } from '@domain/purchases/saved-total.ts'
import type { Cancellation } from '../cancellation.ts'

/** What the customer bought. Every method rejects with a PortFailure. */
export abstract class PurchaseRepository {
  abstract savedTotal(signal?: Cancellation): Promise<SavedTotal>
  /** @param page from 1; up to eight purchases each (product.md §9). A page after the last one is empty. */
  abstract page(page: number, signal?: Cancellation): Promise<PurchasePage>
}
