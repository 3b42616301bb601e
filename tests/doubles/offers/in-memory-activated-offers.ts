import { type ActivatedOffer, ActivatedOffers } from '@application/offers/activated-offers.ts'

export class InMemoryActivatedOffers extends ActivatedOffers {
  private offers: readonly ActivatedOffer[]

  constructor(offers: readonly ActivatedOffer[] = []) {
    super()
    this.offers = offers
  }

  list(): readonly ActivatedOffer[] {
    return structuredClone(this.offers)
  }

  remember(offer: ActivatedOffer): void {
    this.offers = [...this.offers.filter(({ id }) => id !== offer.id), structuredClone(offer)]
  }
}
