import { lacksSignal } from '../port-failure.ts'
import { sameSession } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { ActivateOffer } from './activate-offer.ts'
import type { ActivatedOffer } from './activated-offers.ts'
import type { ActivationOutcome } from './running-activations.ts'

/** Requests that are under way at the same time. */
const MOST_AT_ONCE = 3

/** A server that refuses so many in a row is not asked for thousands more. */
const MOST_FAILURES_IN_A_ROW = 5

/** Watches and steers the activation of many offers. */
export interface ManyActivations<Offer> {
  began(offer: Offer): void
  ended(offer: Offer, outcome: ActivationOutcome): void
  /** Asked before each request. */
  isStopped(): boolean
}

/**
 * Activates many offers, one request for each and a few at a time. An offer that fails leaves the others alone; where there is no signal, or
 * where one after the other fails, the rest is not tried (docs/decisions/103).
 */
export class ActivateOffers {
  static readonly dependencies = [ActivateOffer, SessionStore] as const

  constructor(
    private readonly activateOffer: ActivateOffer,
    private readonly sessions: SessionStore,
  ) {}

  /** Never rejects. Resolves when no request is under way any more. */
  async execute<Offer extends ActivatedOffer>(
    offers: readonly Offer[],
    { began, ended, isStopped }: ManyActivations<Offer>,
  ): Promise<void> {
    const isSameCustomer = sameSession(this.sessions)
    const waiting = offers.values()
    let failuresInARow = 0
    let isHopeless = false
    const activateTheRest = async () => {
      while (!isHopeless && !isStopped() && isSameCustomer()) {
        const { value: offer } = waiting.next()
        if (offer === undefined) return
        began(offer)
        const outcome = await this.activateOffer.execute(offer)
        failuresInARow = outcome.kind === 'activated' ? 0 : failuresInARow + 1
        isHopeless ||= failuresInARow >= MOST_FAILURES_IN_A_ROW || endsAll(outcome)
        ended(offer, outcome)
      }
    }
    await Promise.all(Array.from({ length: MOST_AT_ONCE }, activateTheRest))
  }
}

/** What fails for this reason fails for every offer. */
const endsAll = (outcome: ActivationOutcome): boolean =>
  outcome.kind !== 'activated' && (lacksSignal(outcome.failure) || outcome.failure.kind === 'unauthenticated')
