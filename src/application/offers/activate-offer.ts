import { failureReason, leavesOutcomeUnknown } from '../port-failure.ts'
import { sameSession } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { type ActivatedOffer, ActivatedOffers } from './activated-offers.ts'
import { OfferRepository } from './offer-repository.ts'
import { type ActivationOutcome, RunningActivations } from './running-activations.ts'

/**
 * Activates an offer for the customer and remembers it, because no call says which offers are active. One request is running
 * for an offer at a time, whichever screen asked for it: the customer may leave and come back before there is an answer.
 */
export class ActivateOffer {
  static readonly dependencies = [OfferRepository, ActivatedOffers, SessionStore, RunningActivations] as const

  constructor(
    private readonly offers: OfferRepository,
    private readonly activated: ActivatedOffers,
    private readonly sessions: SessionStore,
    private readonly running: RunningActivations,
  ) {}

  /** Never rejects. While an answer has not come, asking again gives the same outcome. */
  execute(offer: ActivatedOffer): Promise<ActivationOutcome> {
    return this.running.join(offer.id, () => this.send(offer))
  }

  private async send(offer: ActivatedOffer): Promise<ActivationOutcome> {
    const isSameSession = sameSession(this.sessions)
    try {
      await this.offers.activate(offer.id)
    } catch (thrown) {
      const failure = failureReason(thrown)
      return { kind: leavesOutcomeUnknown(failure) ? 'in-doubt' : 'refused', failure }
    }
    // After the session has ended nothing is stored, so there is nothing to warn about.
    return { kind: 'activated', outlastsTab: !isSameSession() || this.activated.remember(offer) }
  }
}
