import type { CalendarDay } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import type { Offer } from '@domain/offers/promotion.ts'

/** All that is needed to show an offer again without a request. */
export interface SavedOffer {
  readonly offer: Offer
  readonly promotionName: string
  readonly start: CalendarDay | undefined
  readonly end: CalendarDay | undefined
  /** Where it was found; undefined where an older portal saved it. */
  readonly storeId: Id | undefined
  readonly storeName: string | undefined
  /** It is in the shopping cart already. */
  readonly isTicked: boolean
  /** The store no longer has this offer. */
  readonly isGone: boolean
}

/**
 * The customer's own list of offers, on this device: it works without a connection. An offer is known by `offerIdentity`.
 * Gone when the session ends (product.md, rule 15).
 */
export abstract class SavedOffers {
  /** In the order in which they were saved. */
  abstract list(): readonly SavedOffer[]
  /** @returns as the other writes do, whether it will outlast this tab: storage may be full or blocked. */
  abstract save(offer: SavedOffer): boolean
  abstract remove(identity: string): boolean
  /** Changes each offer, in its place in the list. */
  abstract update(change: (saved: SavedOffer) => SavedOffer): boolean
}
