import type { ComputeWeightPrice, PricedOffer } from '@application/offers/compute-weight-price.ts'
import { type CalendarDay, daysBetween } from '@domain/calendar-day.ts'
import type { Promotion } from '@domain/offers/promotion.ts'

/** An offer with all that its card shows. */
export interface OfferItem extends PricedOffer {
  /** Unique in its list. */
  readonly key: string
  /** Days until it begins; undefined once it has, or when the server does not say. */
  readonly startsIn: number | undefined
  /** 0 on its last day, negative when it has ended; undefined when the server does not say until when it runs. */
  readonly daysLeft: number | undefined
}

export function offerItem(key: string, priced: PricedOffer, today: CalendarDay): OfferItem {
  const { start, end } = priced
  const daysLeft = end && daysBetween(today, end)
  const daysToStart = start && daysBetween(today, start)
  const startsIn = daysToStart !== undefined && daysToStart > 0 ? daysToStart : undefined
  return { ...priced, key, startsIn, daysLeft }
}

/** The offers of these promotions, one after another. */
export function offerItems(
  promotions: readonly Promotion[],
  computeWeightPrice: ComputeWeightPrice,
  today: CalendarDay,
): readonly OfferItem[] {
  return promotions.flatMap((promotion, promotionIndex) =>
    computeWeightPrice
      .execute(promotion)
      // The server's numbers may repeat or be missing; the position never does.
      .map((priced, index) =>
        offerItem(`${promotionIndex}-${index}-${priced.offer.id ?? ''}`, priced, today),
      ),
  )
}
