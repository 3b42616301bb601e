import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { ContainerModule } from 'inversify'
import { HttpPurchaseRepository } from '../http/purchases/http-purchase-repository.ts'

/** Purchases, and what they saved. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(PurchaseRepository).to(HttpPurchaseRepository)
})
