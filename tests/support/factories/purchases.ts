import { fromReais } from '@domain/money.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { Factory } from 'fishery'

class PurchaseFactory extends Factory<Purchase> {
  on(year: number, month: number, day = 2) {
    return this.params({ day: { year, month, day } })
  }
}

export const purchase = PurchaseFactory.define(
  ({ sequence }): Purchase => ({
    storeName: 'Loja Centro',
    couponNumber: String(100_000 - sequence),
    total: fromReais(230.5),
    discount: fromReais(31.2),
    day: { year: 2026, month: 11, day: 2 },
  }),
)
