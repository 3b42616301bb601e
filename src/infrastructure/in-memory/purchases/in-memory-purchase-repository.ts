import type { Cancellation } from '@application/cancellation.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import { fromReais, NO_MONEY } from '@domain/money.ts'
import type { Purchase, PurchasePage } from '@domain/purchases/purchase.ts'
import type { SavedTotal } from '@domain/purchases/saved-total.ts'
import { Steering } from '../steering.ts'

const PAGE_SIZE = 8

const NOTHING_SAVED: SavedTotal = { amount: NO_MONEY, customerSince: undefined }

interface History {
  readonly savedTotal?: SavedTotal
  /** Newest first. */
  readonly purchases?: readonly Purchase[]
}

export class InMemoryPurchaseRepository extends PurchaseRepository {
  readonly steering = new Steering()

  constructor(private readonly history: History) {
    super()
  }

  savedTotal(signal?: Cancellation): Promise<SavedTotal> {
    return this.steering.answer(() => this.history.savedTotal ?? NOTHING_SAVED, signal)
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

/** How many days ago each purchase was. */
export const purchaseDays = [1, 5, 9, 14, 18, 26, 33, 40, 51, 60, 72, 83, 89, 101, 120]

export const demoSavedTotal: SavedTotal = {
  amount: fromReais(1234.56),
  customerSince: { year: 2021, month: 3, day: 14 },
}

/** The purchases of those days. Newest first. */
export const demoPurchases = (today: CalendarDay): readonly Purchase[] =>
  purchaseDays.map((daysAgo, index) => ({
    storeName: index % 3 === 0 ? 'Loja Batel' : 'Loja Centro',
    couponNumber: couponNumber(index),
    total: fromReais(117.5 + ((index * 7) % 5) * 80),
    discount: fromReais(9.9 + ((index * 5) % 7) * 4.3),
    day: addDays(today, -daysAgo),
  }))

export const couponNumber = (index: number): string => String(900 - 17 * index).padStart(6, '0')
