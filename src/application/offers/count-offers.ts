import type { Id } from '@domain/id.ts'
import { canBeActivated } from '@domain/offers/offer-list.ts'
import { newOffers } from '@domain/offers/offer-visits.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { Clock } from '../clock.ts'
import { ActivatedOffers } from './activated-offers.ts'
import { KeptOfferVisits } from './kept-offer-visits.ts'

/** How many exclusive offers of a store there are, of each kind. An offer that has ended counts in `all` alone. */
export interface OfferCounts {
  readonly all: number
  readonly activated: number
  /** They can still be activated. */
  readonly toActivate: number
  /** Ids of those to activate that were not there on the customer's last visit to the offers; none before the first. */
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
  execute(storeId: Id, promotions: readonly Promotion[]): OfferCounts {
    const exclusive = promotions.filter(({ audience }) => audience === 'exclusive')
    const today = this.clock.today()
    const usable = exclusive.flatMap(({ offers, end }) =>
      offers.flatMap((offer) =>
        offer.id !== undefined && canBeActivated({ offer, end }, today) ? [offer.id] : [],
      ),
    )
    const active = this.activated.ids()
    const toActivate = usable.filter((id) => !active.has(id))
    return {
      all: exclusive.reduce((sum, { offers }) => sum + offers.length, 0),
      activated: usable.length - toActivate.length,
      toActivate: toActivate.length,
      newToActivate: [...(newOffers(this.visits.of(storeId), toActivate, this.clock.now()) ?? [])],
    }
  }
}
