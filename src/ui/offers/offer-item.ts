import type { ComputeWeightPrice, WeightPrice } from '@application/offers/compute-weight-price.ts'
import { type CalendarDay, daysBetween } from '@domain/calendar-day.ts'
import type { ListedOffer } from '@domain/offers/offer-list.ts'
import type { Offer, Promotion } from '@domain/offers/promotion.ts'

/** An offer with all that its card shows. */
export interface OfferItem extends ListedOffer {
  /** Unique in its list. */
  readonly key: string
  /** Present when the price is told by a weight. */
  readonly weightPrice: WeightPrice | undefined
  /** Days until it begins; undefined once it has, or when nobody says. */
  readonly startsIn: number | undefined
  readonly start: CalendarDay | undefined
  /** 0 on its last day, negative when it has ended; undefined when nobody says until when it runs. */
  readonly daysLeft: number | undefined
}

interface OfferSource {
  readonly offer: Offer
  readonly promotionName: string
  readonly start?: CalendarDay | undefined
  readonly end: CalendarDay | undefined
}

/** One offer at the prices that are shown today. */
export function offerItem(
  key: string,
  { offer, promotionName, start, end }: OfferSource,
  computeWeightPrice: ComputeWeightPrice,
  today: CalendarDay,
): OfferItem {
  const weightPrice = computeWeightPrice.execute(offer)
  const { price, originalPrice } = weightPrice ?? offer
  const daysLeft = end && daysBetween(today, end)
  const daysToStart = start && daysBetween(today, start)
  const startsIn = daysToStart !== undefined && daysToStart > 0 ? daysToStart : undefined
  return {
    key,
    offer,
    promotionName,
    start,
    end,
    weightPrice,
    price,
    originalPrice,
    startsIn,
    daysLeft,
  }
}

/** The offers of these promotions, one after another. */
export function offerItems(
  promotions: readonly Promotion[],
  computeWeightPrice: ComputeWeightPrice,
  today: CalendarDay,
): readonly OfferItem[] {
  return promotions.flatMap(({ name, start, end, offers }, promotionIndex) =>
    offers.map((offer, offerIndex) =>
      offerItem(
        // The server's numbers may repeat or be missing; the position never does.
        `${promotionIndex}-${offerIndex}-${offer.id ?? ''}`,
        { offer, promotionName: name, start, end },
        computeWeightPrice,
        today,
      ),
    ),
  )
}
