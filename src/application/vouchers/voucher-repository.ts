import type { Id } from '@domain/id.ts'
import type { Voucher, VoucherState } from '@domain/vouchers/voucher.ts'
import type { Cancellation } from '../cancellation.ts'

/** Vouchers of the signed-in customer. Every method rejects with a PortFailure. */
export abstract class VoucherRepository {
  /** @param storeId undefined for all stores (product.md, rule 16). */
  abstract list(
    state: VoucherState,
    storeId: Id | undefined,
    signal?: Cancellation,
  ): Promise<readonly Voucher[]>
}
