import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import { ContainerModule } from 'inversify'
import { HttpPurchaseRepository } from '../http/purchases/http-purchase-repository.ts'
import { provide } from './provide.ts'

/** Purchases, and what they saved. */
export const purchasesModule = new ContainerModule(({ bind }) => {
  bind(PurchaseRepository).to(HttpPurchaseRepository)
  provide(bind, SummarizePurchases)
})
