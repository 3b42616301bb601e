import { lacksSignal, refusesRequest } from '../port-failure.ts'
import { sameSession } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { ActivateOffer } from './activate-offer.ts'
import type { ActivatedOffer } from './activated-offers.ts'
import type { ActivationOutcome } from './running-activations.ts'

/** Requests that are under way at the same time. */
const MAX_AT_ONCE = 3

/**
 * A trouble is a failure that is no refusal, such as a 503. After this many since the last success, the rest is not sent, because the
 * server has a problem.
 */
const MAX_TROUBLES_SINCE_SUCCESS = 5

/**
 * One refusal is about one offer. After this many since the last success, the cause is probably the customer, such as a limit, so the
 * rest is not sent.
 */
const MAX_REFUSALS_SINCE_SUCCESS = 50

/** Hears how the activation of many offers goes, and can stop it. */
export interface BulkActivationListener<Offer> {
  began(offer: Offer): void
  ended(offer: Offer, outcome: ActivationOutcome): void
  /** Asked before each request: the customer may have activated the offer by hand during the run. */
  isActivated(offer: Offer): boolean
  /** Asked before each request. */
  isStopped(): boolean
}

/**
 * Activates many offers, one request for each and a few at a time. An offer that fails leaves the others alone; the rest is not
 * tried where there is no signal, or where the server is in trouble again and again (docs/decisions/103).
 */
export class ActivateManyOffers {
  static readonly dependencies = [ActivateOffer, SessionStore] as const

  constructor(
    private readonly activateOffer: ActivateOffer,
    private readonly sessions: SessionStore,
  ) {}

  /** Never rejects. Resolves when no request is under way any more. */
  async execute<Offer extends ActivatedOffer>(
    offers: readonly Offer[],
    { began, ended, isActivated, isStopped }: BulkActivationListener<Offer>,
  ): Promise<void> {
    const isSameSession = sameSession(this.sessions)
    const waiting = offers.values()
    let troubles = 0
    let refusals = 0
    let isHopeless = false
    const activate = (offer: Offer): ActivationOutcome | Promise<ActivationOutcome> => {
      if (isActivated(offer)) return { kind: 'activated', outlastsTab: true }
      began(offer)
      return this.activateOffer.execute(offer)
    }
    const activateTheRest = async () => {
      while (!isHopeless && !isStopped() && isSameSession()) {
        const { value: offer } = waiting.next()
        if (offer === undefined) return
        const outcome = await activate(offer)
        if (outcome.kind === 'activated') troubles = refusals = 0
        else if (refusesRequest(outcome.failure)) refusals++
        else troubles++
        isHopeless ||=
          troubles >= MAX_TROUBLES_SINCE_SUCCESS || refusals >= MAX_REFUSALS_SINCE_SUCCESS || endsAll(outcome)
        ended(offer, outcome)
      }
    }
    await Promise.all(Array.from({ length: MAX_AT_ONCE }, activateTheRest))
  }
}

/** What fails for this reason fails for every offer. */
const endsAll = (outcome: ActivationOutcome): boolean =>
  outcome.kind !== 'activated' && (lacksSignal(outcome.failure) || outcome.failure.kind === 'unauthenticated')
