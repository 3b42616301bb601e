import { compareDays } from '@domain/calendar-day.ts'
import { compareKnown } from '@domain/compare-known.ts'
import type { Id } from '@domain/id.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import type { SavedOffers } from './saved-offers.ts'

/**
 * Gives the saved offers of a store the prices and days that they have there now. What is ticked off, and the order, stay.
 * @param promotions of that store, as they were read last.
 * @param areAll whether these are certainly all of them. Only then does a saved offer that is not among them count as gone.
 */
export function renewSavedOffers(
  savedOffers: SavedOffers,
  storeId: Id,
  promotions: readonly Promotion[],
  areAll: boolean,
): void {
  if (!savedOffers.list().some((saved) => saved.storeId === storeId)) return
  savedOffers.update((saved) => {
    if (saved.storeId !== storeId) return saved
    const identity = offerIdentity(saved.offer)
    const found = promotions.flatMap(({ name: promotionName, start, end, offers }) =>
      offers
        .filter((offer) => offerIdentity(offer) === identity)
        .map((offer) => ({ offer, promotionName, start, end })),
    )
    // It may stand in the promotions of this week and of the next: the one that it was saved from counts first.
    const facts =
      found.find(
        ({ promotionName, end }) =>
          promotionName === saved.promotionName && compareKnown(end, saved.end, compareDays) === 0,
      ) ?? found[0]
    return { ...saved, ...facts, isGone: facts === undefined && (saved.isGone || areAll) }
  })
}
