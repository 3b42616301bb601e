import type { Id } from '@domain/id.ts'
import { newOffers, visitsAfterSeeing } from '@domain/offers/offer-visits.ts'
import { ofAudience, type Promotion } from '@domain/offers/promotion.ts'
import { Clock } from '../clock.ts'
import { KeptOfferVisits } from './kept-offer-visits.ts'

/** Remembers which exclusive offers of a store the customer has seen. */
export class RememberSeenOffers {
  static readonly dependencies = [KeptOfferVisits, Clock] as const

  constructor(
    private readonly visits: KeptOfferVisits,
    private readonly clock: Clock,
  ) {}

  /** The ids of those that were not there on the visit before; undefined on the first visit, when there is nothing to compare with. */
  execute(storeId: Id, promotions: readonly Promotion[]): ReadonlySet<Id> | undefined {
    const now = this.clock.now()
    const ids = ofAudience(promotions, 'exclusive').flatMap(({ offers }) =>
      offers.flatMap(({ id }) => id ?? []),
    )
    const visits = this.visits.of(storeId)
    this.visits.keep(storeId, visitsAfterSeeing(visits, ids, now))
    return newOffers(visits, ids, now)
  }
}
