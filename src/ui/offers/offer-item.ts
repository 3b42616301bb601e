import type { ComputeWeightPrice, PricedOffer } from '@application/offers/compute-weight-price.ts'
import { type CalendarDay, daysBetween, toIsoDay } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { keyMaker } from '../screen/unique-keys.ts'

/** All that the card of an offer shows. */
export interface OfferItem extends PricedOffer {
  /** Unique in its list. */
  readonly key: string
  /** The same key for promotions with the same name and validity. */
  readonly promotionKey: string
  /** Days until it begins; undefined when it has begun, or when the server gives no day. */
  readonly startsIn: number | undefined
  /** 0 on the last day, negative after it; undefined when the server gives no last day. */
  readonly daysLeft: number | undefined
}

/** A line of the customer's own list. */
export interface ListLine extends OfferItem {
  /** Where it was found; undefined where an older portal saved it. */
  readonly storeId: Id | undefined
  readonly storeName: string | undefined
  readonly isTicked: boolean
  /** The store no longer has this offer. */
  readonly isGone: boolean
}

export const offerItem = (key: string, priced: PricedOffer, today: CalendarDay): OfferItem =>
  itemOf(key, promotionKeyOf(priced.promotionName, priced), priced, daysOf(priced, today))

const promotionKeyOf = (name: string, { start, end }: Pick<Promotion, 'start' | 'end'>): string =>
  [name, start && toIsoDay(start), end && toIsoDay(end)].join('|')

type Days = Pick<OfferItem, 'startsIn' | 'daysLeft'>

/** Field by field: spreading thousands of objects takes many times as long. */
const itemOf = (key: string, promotionKey: string, priced: PricedOffer, days: Days): OfferItem => ({
  key,
  promotionKey,
  offer: priced.offer,
  promotionName: priced.promotionName,
  start: priced.start,
  end: priced.end,
  price: priced.price,
  originalPrice: priced.originalPrice,
  weightPrice: priced.weightPrice,
  startsIn: days.startsIn,
  daysLeft: days.daysLeft,
})

function daysOf({ start, end }: Pick<Promotion, 'start' | 'end'>, today: CalendarDay): Days {
  const daysToStart = start && daysBetween(today, start)
  return {
    startsIn: daysToStart !== undefined && daysToStart > 0 ? daysToStart : undefined,
    daysLeft: end && daysBetween(today, end),
  }
}

export function offerItems(
  promotions: readonly Promotion[],
  computeWeightPrice: ComputeWeightPrice,
  today: CalendarDay,
): readonly OfferItem[] {
  const keyOf = keyMaker()
  return promotions.flatMap((promotion) => {
    const days = daysOf(promotion, today)
    const promotionKey = promotionKeyOf(promotion.name, promotion)
    return computeWeightPrice.execute(promotion).map((priced) => {
      const { id, name } = priced.offer
      return itemOf(keyOf(String(id ?? name)), promotionKey, priced, days)
    })
  })
}
