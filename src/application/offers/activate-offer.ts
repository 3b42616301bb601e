import { failureReason, leavesOutcomeUnknown, type PortFailureReason } from '../port-failure.ts'
import { sameSession } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { type ActivatedOffer, ActivatedOffers } from './activated-offers.ts'
import { OfferRepository } from './offer-repository.ts'

export type ActivationOutcome =
  | { readonly kind: 'activated' }
  /** The server said no: the offer is not active. */
  | { readonly kind: 'refused'; readonly failure: PortFailureReason }
  /** No answer came: the offer may be active all the same. */
  | { readonly kind: 'in-doubt'; readonly failure: PortFailureReason }

/**
 * Activates an offer for the customer and remembers it, because no call tells which offers are active. One request is under way
 * for an offer at a time, whichever screen asked for it: the customer may leave and come back before there is an answer.
 */
export class ActivateOffer {
  static readonly dependencies = [OfferRepository, ActivatedOffers, SessionStore] as const

  private underWay = new Map<number, Promise<ActivationOutcome>>()

  constructor(
    private readonly offers: OfferRepository,
    private readonly activated: ActivatedOffers,
    private readonly sessions: SessionStore,
  ) {
    // The next customer knows nothing of what this one pressed.
    sessions.subscribe(() => {
      this.underWay = new Map()
    })
  }

  /** Those whose answer is still awaited, by the offer's id. */
  get awaited(): ReadonlyMap<number, Promise<ActivationOutcome>> {
    return this.underWay
  }

  /** Never rejects. While an answer is awaited, asking again gives the same outcome. */
  execute(offer: ActivatedOffer): Promise<ActivationOutcome> {
    const { underWay } = this
    const running = underWay.get(offer.id) ?? this.send(offer).finally(() => underWay.delete(offer.id))
    underWay.set(offer.id, running)
    return running
  }

  private async send(offer: ActivatedOffer): Promise<ActivationOutcome> {
    const isSameCustomer = sameSession(this.sessions)
    try {
      await this.offers.activate(offer.id)
    } catch (thrown) {
      const failure = failureReason(thrown)
      return { kind: leavesOutcomeUnknown(failure) ? 'in-doubt' : 'refused', failure }
    }
    if (isSameCustomer()) this.activated.remember(offer)
    return { kind: 'activated' }
  }
}
