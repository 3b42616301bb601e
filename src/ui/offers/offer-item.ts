import type { ComputeWeightPrice, PricedOffer } from '@application/offers/compute-weight-price.ts'
import { type CalendarDay, daysBetween } from '@domain/calendar-day.ts'
import type { Promotion } from '@domain/offers/promotion.ts'

/** All that the card of an offer shows. */
export interface OfferItem extends PricedOffer {
  /** Unique in its list. */
  readonly key: string
  /** Days until it begins; undefined when it has begun, or when the server gives no day. */
  readonly startsIn: number | undefined
  /** 0 on the last day, negative after it; undefined when the server gives no last day. */
  readonly daysLeft: number | undefined
}

export function offerItem(key: string, priced: PricedOffer, today: CalendarDay): OfferItem {
  const { start, end } = priced
  const daysLeft = end && daysBetween(today, end)
  const daysToStart = start && daysBetween(today, start)
  const startsIn = daysToStart !== undefined && daysToStart > 0 ? daysToStart : undefined
  return { ...priced, key, startsIn, daysLeft }
}

export function offerItems(
  promotions: readonly Promotion[],
  computeWeightPrice: ComputeWeightPrice,
  today: CalendarDay,
): readonly OfferItem[] {
  return promotions.flatMap((promotion, promotionIndex) =>
    computeWeightPrice
      .execute(promotion)
      // The server's ids may repeat or be missing, so the key needs the position.
      .map((priced, index) =>
        offerItem(`${promotionIndex}-${index}-${priced.offer.id ?? ''}`, priced, today),
      ),
  )
}
