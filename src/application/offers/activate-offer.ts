import { failureReason, leavesOutcomeUnknown, type PortFailureReason } from '../port-failure.ts'
import type { ActivatedOffer, ActivatedOffers } from './activated-offers.ts'
import type { OfferRepository } from './offer-repository.ts'

export type ActivationOutcome =
  | { readonly kind: 'activated' }
  /** The server said no: the offer is not active. */
  | { readonly kind: 'refused'; readonly failure: PortFailureReason }
  /** No answer came: the offer may be active all the same. */
  | { readonly kind: 'in-doubt'; readonly failure: PortFailureReason }

/** Activates an offer for the customer and remembers it, because no call tells which offers are active. */
export class ActivateOffer {
  constructor(
    private readonly offers: OfferRepository,
    private readonly activated: ActivatedOffers,
  ) {}

  async execute(offer: ActivatedOffer): Promise<ActivationOutcome> {
    try {
      await this.offers.activate(offer.id)
    } catch (thrown) {
      const failure = failureReason(thrown)
      return { kind: leavesOutcomeUnknown(failure) ? 'in-doubt' : 'refused', failure }
    }
    this.activated.remember(offer)
    return { kind: 'activated' }
  }
}
