import type { Id } from '@domain/id.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import type { Cancellation } from '../cancellation.ts'

/** Promotions as the signed-in customer gets them. Every method rejects with a PortFailure. */
export abstract class OfferRepository {
  /** Promotions of one store, general and exclusive. */
  abstract promotions(storeId: Id, signal?: Cancellation): Promise<readonly Promotion[]>
  /** Makes an offer count for this customer at the checkout. It succeeds for an offer that is active already. */
  abstract activate(offerId: Id): Promise<void>
}
