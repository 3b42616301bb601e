import { type SavedOffer, SavedOffers } from '@application/offers/saved-offers.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'

export class InMemorySavedOffers extends SavedOffers {
  private offers: readonly SavedOffer[] = []

  list(): readonly SavedOffer[] {
    return structuredClone(this.offers)
  }

  save(saved: SavedOffer): void {
    this.remove(offerIdentity(saved.offer))
    this.offers = [...this.offers, structuredClone(saved)]
  }

  remove(identity: string): void {
    this.offers = this.offers.filter(({ offer }) => offerIdentity(offer) !== identity)
  }
}
