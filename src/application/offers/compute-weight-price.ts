import type { CalendarDay } from '@domain/calendar-day.ts'
import type { ListedOffer } from '@domain/offers/offer-list.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { type WeightPrice, weightPriceOf } from '@domain/offers/weight-unit.ts'

/** An offer at the prices that are shown. */
export interface PricedOffer extends ListedOffer {
  readonly start: CalendarDay | undefined
  /** Present when the prices are those of a weight. */
  readonly weightPrice: WeightPrice | undefined
}

/** Prices a promotion as it is shown: by the weight that an offer's name says, where it says one (product.md §9, rule 11). */
export class ComputeWeightPrice {
  static readonly dependencies = [] as const

  execute({ name, start, end, offers }: Omit<Promotion, 'audience'>): readonly PricedOffer[] {
    return offers.map((offer) => {
      const weightPrice = weightPriceOf(offer)
      const { price, originalPrice } = weightPrice ?? offer
      return { offer, promotionName: name, start, end, price, originalPrice, weightPrice }
    })
  }
}
