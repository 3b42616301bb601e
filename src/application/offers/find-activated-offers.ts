import { type CalendarDay, compareDays, hasBegun, isOver } from '@domain/calendar-day.ts'
import { compareKnown } from '@domain/compare-known.ts'
import type { Id } from '@domain/id.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { LastKnown } from '../offline/last-known.ts'
import { type ActivatedOffer, ActivatedOffers, activatedIn, isKnownIn } from './activated-offers.ts'
import { ComputeWeightPrice } from './compute-weight-price.ts'

/**
 * The activated offers that a customer can use today in a store. It makes no call, so it works without a signal: the facts come from
 * what was kept when the offer was activated, and from the promotions that the store had last.
 */
export class FindActivatedOffers {
  static readonly dependencies = [ActivatedOffers, LastKnown, ComputeWeightPrice] as const

  constructor(
    private readonly activated: ActivatedOffers,
    private readonly lastKnown: LastKnown,
    private readonly computeWeightPrice: ComputeWeightPrice,
  ) {}

  /**
   * @param promotions of that store, where the caller has just read them; otherwise those of the last answer.
   * @returns each offer once, the one that ends first at the top.
   */
  execute(
    storeId: Id,
    today: CalendarDay,
    promotions: readonly Promotion[] = this.lastKnown.of('promotions', storeId).recall()?.value ?? [],
  ): readonly ActivatedOffer[] {
    const found = new Map(
      this.activated
        .list()
        .filter((offer) => isKnownIn(offer, storeId))
        .map((offer) => [offer.id, offer]),
    )
    const isUsable = ({ start, end }: ActivatedOffer) => hasBegun(start, today) && !isOver(end, today)
    const listed = this.activeAmong(promotions, storeId)
    // An offer may stand in the promotions of this week and of the next: the one that can be used today counts.
    for (const offer of [...listed, ...listed.filter(isUsable)]) found.set(offer.id, offer)
    return [...found.values()].filter(isUsable).sort((a, b) => compareKnown(a.end, b.end, compareDays))
  }

  /** Of an earlier session only the ids are kept, so their facts come from here. */
  private activeAmong(promotions: readonly Promotion[], storeId: Id): readonly ActivatedOffer[] {
    const ids = this.activated.ids()
    return promotions
      .flatMap((promotion) => this.computeWeightPrice.execute(promotion))
      .flatMap((priced) => activatedIn(storeId, priced) ?? [])
      .filter(({ id }) => ids.has(id))
  }
}
