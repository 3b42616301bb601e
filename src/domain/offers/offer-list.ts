import { type CalendarDay, compareDays, daysBetween, isOver } from '../calendar-day.ts'
import { compareKnown } from '../compare-known.ts'
import { groupBy } from '../group-by.ts'
import { isUrgent } from '../lapsing/urgency.ts'
import { compareMoney, shareOf } from '../money.ts'
import { type Discount, type Offer, type Prices, savingOf } from './promotion.ts'

/**
 * An offer with what a list needs to know of the promotion around it, at the prices that are shown: those of the weight that its name says,
 * where it says one.
 */
export interface ListedOffer extends Prices {
  readonly offer: Offer
  readonly promotionName: string
  readonly end: CalendarDay | undefined
}

export type OfferOrder = 'biggest-discount' | 'ends-first' | 'lowest-price'

/** What a customer asks of a list of offers. */
export interface OfferWish {
  /** Words of the name, in any order, case and accents. */
  readonly text: string
  readonly kind: Discount['kind'] | 'any'
  readonly endingSoon: boolean
  readonly order: OfferOrder
}

/** What an offer is known by on this device: the server's number, or the name where it gave none. */
export const offerIdentity = (offer: Offer): string =>
  offer.id === undefined ? `name:${offer.name}` : `id:${offer.id}`

/** Whether the offer can be activated: the server gave it an id, and it has not ended. */
export const canBeActivated = (
  { offer, end }: Pick<ListedOffer, 'offer' | 'end'>,
  today: CalendarDay,
): boolean => offer.id !== undefined && !isOver(end, today)

/** 'Termina em breve': it still runs, and its last day is near. */
export function endsSoon({ end }: Pick<ListedOffer, 'end'>, today: CalendarDay): boolean {
  if (end === undefined) return false
  const daysLeft = daysBetween(today, end)
  return daysLeft >= 0 && isUrgent(daysLeft)
}

/** How much of the original price is saved, 0 to 1; 0 where the server does not say. */
export function savedShare(listed: ListedOffer): number {
  const saving = savingOf(listed)
  if (saving && listed.originalPrice) return shareOf(saving, listed.originalPrice)
  const percents = listed.offer.discounts.map((discount) =>
    discount.kind === 'percent-off' ? discount.percent : 0,
  )
  return Math.min(1, Math.max(0, ...percents) / 100)
}

/** What an offer is found by. */
export const searchedTextsOf = ({ offer, promotionName }: ListedOffer): readonly string[] => [
  offer.name,
  promotionName,
]

/** What has ended comes last. Otherwise the order stays. */
export function endedLast<Ending extends Pick<ListedOffer, 'end'>>(
  all: readonly Ending[],
  today: CalendarDay,
): readonly Ending[] {
  const hasEnded = ({ end }: Ending) => isOver(end, today)
  return [...all.filter((each) => !hasEnded(each)), ...all.filter(hasEnded)]
}

/** The offers in an order; what the order cannot compare comes last, as the server had it. */
export function offersInOrder<Listed extends ListedOffer>(
  offers: readonly Listed[],
  order: OfferOrder,
): readonly Listed[] {
  if (order !== 'biggest-discount') return offers.toSorted(comparisons[order])
  return offers
    .map((listed) => ({ listed, share: savedShare(listed) }))
    .sort((a, b) => b.share - a.share)
    .map(({ listed }) => listed)
}

/** The offers with the wanted type of discount, and only those that end soon where the wish says so. Their order stays. */
export function offersFor<Listed extends ListedOffer>(
  offers: readonly Listed[],
  { kind: wanted, endingSoon }: Pick<OfferWish, 'kind' | 'endingSoon'>,
  today: CalendarDay,
): readonly Listed[] {
  if (wanted === 'any' && !endingSoon) return offers
  return offers.filter(
    (listed) =>
      (wanted === 'any' || listed.offer.discounts.some(({ kind }) => kind === wanted)) &&
      (!endingSoon || endsSoon(listed, today)),
  )
}

/** The offers of one promotion, or of several with the same name and validity. */
export interface OfferGroup<Listed> {
  readonly key: string
  readonly offers: readonly Listed[]
}

/** In the order of their first offers, so that the best one of all stays at the top. */
export function byPromotion<Listed extends { readonly promotionKey: string }>(
  offers: readonly Listed[],
): readonly OfferGroup<Listed>[] {
  const groups = groupBy(offers, ({ promotionKey }) => promotionKey)
  return [...groups].map(([key, members]) => ({ key, offers: members }))
}

const comparisons: Readonly<
  Record<Exclude<OfferOrder, 'biggest-discount'>, (a: ListedOffer, b: ListedOffer) => number>
> = {
  'ends-first': (a, b) => compareKnown(a.end, b.end, compareDays),
  'lowest-price': (a, b) => compareKnown(a.price, b.price, compareMoney),
}
