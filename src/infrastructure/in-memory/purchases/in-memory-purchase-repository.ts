import type { Cancellation } from '@application/cancellation.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import type { Purchase, PurchasePage } from '@domain/purchases/purchase.ts'
import type { SavedTotal } from '@domain/purchases/saved-total.ts'
import { Steering } from '../steering.ts'

const PAGE_SIZE = 8

interface History {
  readonly savedTotal: SavedTotal
  /** Newest first. */
  readonly purchases?: readonly Purchase[]
}

export class InMemoryPurchaseRepository extends PurchaseRepository {
  readonly steering = new Steering()

  constructor(private readonly history: History) {
    super()
  }

  savedTotal(signal?: Cancellation): Promise<SavedTotal> {
    return this.steering.answer(() => this.history.savedTotal, signal)
  }

  page(page: number, signal?: Cancellation): Promise<PurchasePage> {
    return this.steering.answer(() => {
      const { purchases = [] } = this.history
      return {
        purchases: purchases.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        pageCount: Math.ceil(purchases.length / PAGE_SIZE),
      }
    }, signal)
  }
}
