import { toIsoDay } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { type SavedOffer, SavedOffers } from './saved-offers.ts'

type Facts = Pick<SavedOffer, 'offer' | 'promotionName' | 'start' | 'end'>

/** Gives the saved offers of a store the prices and days that they have there now. What is ticked off, and the order, stay. */
export class RenewSavedOffers {
  static readonly dependencies = [SavedOffers] as const

  constructor(private readonly savedOffers: SavedOffers) {}

  /**
   * @param promotions of that store, as they were read last.
   * @param areAll whether it surely has no others now. Only then is an offer gone that is not among them.
   */
  execute(storeId: Id, promotions: readonly Promotion[], areAll: boolean): void {
    const saved = this.savedOffers.list().filter((each) => each.storeId === storeId)
    if (saved.length === 0) return
    const found = factsOf(new Set(saved.map(({ offer }) => offerIdentity(offer))), promotions)
    this.savedOffers.update((each) => {
      if (each.storeId !== storeId) return each
      const all = found.get(offerIdentity(each.offer)) ?? []
      // It may stand in the promotions of this week and of the next: the one that it was saved from counts first.
      const facts = all.find((one) => promotionOf(one) === promotionOf(each)) ?? all[0]
      return facts ? { ...each, ...facts, isGone: false } : { ...each, isGone: each.isGone || areAll }
    })
  }
}

const promotionOf = ({ promotionName, end }: Facts): string => `${end && toIsoDay(end)} ${promotionName}`

/** What the promotions say of the wanted offers, by the identity of each. */
function factsOf(
  wanted: ReadonlySet<string>,
  promotions: readonly Promotion[],
): ReadonlyMap<string, readonly Facts[]> {
  const found = new Map<string, Facts[]>()
  for (const { name: promotionName, start, end, offers } of promotions) {
    for (const offer of offers) {
      const identity = offerIdentity(offer)
      if (!wanted.has(identity)) continue
      found.set(identity, [...(found.get(identity) ?? []), { offer, promotionName, start, end }])
    }
  }
  return found
}
