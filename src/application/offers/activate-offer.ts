import { failureReason, leavesOutcomeUnknown, type PortFailureReason } from '../port-failure.ts'
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
      if (saysAlreadyActive(failure)) return this.remember(isSameSession, offer)
      return { kind: leavesOutcomeUnknown(failure) ? 'in-doubt' : 'refused', failure }
    }
    return this.remember(isSameSession, offer)
  }

  private remember(isSameSession: () => boolean, offer: ActivatedOffer): ActivationOutcome {
    // After the session has ended nothing is stored, so there is nothing to warn about.
    return { kind: 'activated', outlastsTab: !isSameSession() || this.activated.remember(offer) }
  }
}

/** A sentence about the offer: 'Esta oferta já está ativa'. Not 'Verifique se a sua conta já está ativa', nor 'Você já ativou 10 ofertas'. */
const ALREADY_ACTIVE =
  /^\s*(?:(?:es[ts]a|a) )?(?:oferta |promo[cç][aã]o )?j[aá] (?:est[aá] |foi |se encontra )?ativ(?:a|ad[ao])(?!\p{L})/iu

/** 'Oferta já ativada para outro cliente' */
const BY_SOMEBODY_ELSE = /\boutr[ao]s?\b/i

/** Some backends refuse what is active already, which is what the customer asked for. */
const saysAlreadyActive = (failure: PortFailureReason): boolean =>
  failure.kind === 'rejected' &&
  [failure.description, ...failure.errors].some((words) =>
    words
      .split(/[.!?;]/)
      .some((sentence) => ALREADY_ACTIVE.test(sentence) && !BY_SOMEBODY_ELSE.test(sentence)),
  )
