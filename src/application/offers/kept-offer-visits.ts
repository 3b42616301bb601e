import type { Id } from '@domain/id.ts'
import type { OfferVisits } from '@domain/offers/offer-visits.ts'

/** What this customer has seen of each store's offers on this device: ids alone. It outlives the session (docs/decisions/102). */
export abstract class KeptOfferVisits {
  abstract of(storeId: Id): OfferVisits | undefined
  abstract keep(storeId: Id, visits: OfferVisits): void
}
