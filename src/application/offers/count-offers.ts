import type { CalendarDay } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import { canBeActivated } from '@domain/offers/offer-list.ts'
import { newOffers } from '@domain/offers/offer-visits.ts'
import { ofAudience, type Promotion } from '@domain/offers/promotion.ts'
import { Clock } from '../clock.ts'
import { ActivatedOffers } from './activated-offers.ts'
import { KeptOfferVisits } from './kept-offer-visits.ts'

/** The exclusive offers of a store, as far as the customer has to do with them today. */
export interface OfferCounts {
  readonly activated: number
  readonly toActivate: number
  /** Ids of those that were not there on the customer's last visit to the offers; none before the first. */
  readonly newToActivate: readonly Id[]
}

/** Counts what a customer may do with the offers of a store. It makes no call, and the offers do not count as seen. */
export class CountOffers {
  static readonly dependencies = [ActivatedOffers, KeptOfferVisits, Clock] as const

  constructor(
    private readonly activated: ActivatedOffers,
    private readonly visits: KeptOfferVisits,
    private readonly clock: Clock,
  ) {}

  /** @param promotions of that store, as the repository or the memory of it gives them. */
  execute(storeId: Id, promotions: readonly Promotion[], today: CalendarDay): OfferCounts {
    const current = ofAudience(promotions, 'exclusive')
      .flatMap(({ offers, end }) => offers.filter((offer) => canBeActivated({ offer, end }, today)))
      .flatMap(({ id }) => id ?? [])
    // An offer that stands in two promotions counts once.
    const ids = new Set(current)
    const activated = this.activated.ids()
    const toActivate = [...ids].filter((id) => !activated.has(id))
    return {
      activated: ids.size - toActivate.length,
      toActivate: toActivate.length,
      newToActivate: [...(newOffers(this.visits.of(storeId), toActivate, this.clock.now()) ?? [])],
    }
  }
}
