import type { Id } from '@domain/id.ts'
import type { Cancel } from '../clock.ts'

/** The store this customer chose last, on this device (product.md, rule 10). */
export abstract class PreferredStore {
  abstract read(): Id | undefined
  /** Ends {@link wantsAllVouchers}. */
  abstract choose(storeId: Id): void
  /** Whether the customer wanted the vouchers of all stores, and has chosen no store since. */
  abstract wantsAllVouchers(): boolean
  abstract chooseAllVouchers(): void
  /** From now on no store is chosen: the one that was chosen exists no longer. */
  abstract forget(): void
  /** Called after each choice, and after {@link forget}. */
  abstract subscribe(listener: () => void): Cancel
}
