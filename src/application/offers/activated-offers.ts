import type { CalendarDay } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import type { Money } from '@domain/money.ts'
import type { PricedOffer } from './compute-weight-price.ts'

/** What is kept of an offer that this customer activated: enough to show it at the checkout without a connection. */
export interface ActivatedOffer {
  readonly id: Id
  readonly name: string
  /** As it is shown: of the weight that the name says, where the offer is sold by weight. */
  readonly price: Money | undefined
  /** Shown with the price of a weight. */
  readonly pricePerKilogram: Money | undefined
  /** The first day on which it can be used; undefined where it can be used at once. */
  readonly start: CalendarDay | undefined
  /** The last day on which it can be used. */
  readonly end: CalendarDay | undefined
  /** Where it was activated. */
  readonly storeId: Id | undefined
}

/**
 * The offers that this customer activated on this device: no call lists them. The facts of an offer are gone when the session ends
 * (product.md, rule 15); which offers are active is not, and only the same customer sees it (docs/decisions/102).
 */
export abstract class ActivatedOffers {
  /** In the order in which they were activated, the latest hundred of this session. */
  abstract list(): readonly ActivatedOffer[]
  /** Of all sessions, without those whose last day is over. */
  abstract ids(): ReadonlySet<Id>
  /**
   * Remembering the same offer again replaces what was kept of it.
   * @returns whether it will outlast this tab: storage may be full or blocked.
   */
  abstract remember(offer: ActivatedOffer): boolean
}

/** What is kept of an offer that is activated in this store; undefined for one without an id, which cannot be activated. */
export function activatedIn(
  storeId: Id | undefined,
  { offer: { id, name }, price, weightPrice, start, end }: PricedOffer,
): ActivatedOffer | undefined {
  if (id === undefined) return undefined
  return { id, name, price, pricePerKilogram: weightPrice?.pricePerKilogram, start, end, storeId }
}

/**
 * Whether the kept price and days of an offer hold in this store: it was activated there, or the store is not known. In another store the
 * offer may have another price, or not exist.
 */
export const isKnownIn = (offer: ActivatedOffer, storeId: Id): boolean =>
  offer.storeId === undefined || offer.storeId === storeId

/**
 * The active offers of which only the id is kept: an earlier session activated them, or too many others have come since.
 * @param storeId adds those of which the facts are only kept for another store.
 */
export function idsWithoutFacts(activated: ActivatedOffers, storeId?: Id): ReadonlySet<Id> {
  const ids = new Set(activated.ids())
  for (const offer of activated.list()) {
    if (storeId === undefined || isKnownIn(offer, storeId)) ids.delete(offer.id)
  }
  return ids
}
