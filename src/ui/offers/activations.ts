import type { Cancel } from '@application/clock.ts'
import { ActivateManyOffers } from '@application/offers/activate-many-offers.ts'
import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { type ActivatedOffer, ActivatedOffers } from '@application/offers/activated-offers.ts'
import { type ActivationOutcome, RunningActivations } from '@application/offers/running-activations.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { mayStillShow } from '@application/session/same-session.ts'
import { SessionStore } from '@application/session/session-store.ts'
import type { Id } from '@domain/id.ts'
import { observableShallow } from 'mobx'
import { Toasts } from '../kit/toasts.ts'
import { failureMessage, isShownElsewhere } from '../screen/failure-message.ts'
import type { Owned, PageServices } from '../screen/lifecycle.ts'
import { observe } from '../screen/observe.ts'
import { RunningWrites } from '../screen/running-writes.ts'
import { offerNames } from './offer-names.ts'
import { offersContent as content } from './offers-content.ts'

/** The state of an offer's **Ativar**. */
export type Activation =
  | { readonly status: 'none' }
  | { readonly status: 'sending' }
  | { readonly status: 'activated' }
  | { readonly status: 'refused' | 'in-doubt'; readonly failure: PortFailureReason }

/** **Ativar todas**, from the press on. */
export interface BulkActivation {
  readonly status: 'running' | 'stopping' | 'ended'
  readonly total: number
  readonly activated: number
  /** The offers that failed in this run, in the order of their failures. */
  readonly failed: readonly ActivatedOffer[]
}

/** Optimistic: an activation shows as done while it is sent. */
export const isShownActive = ({ status }: Activation): boolean =>
  status === 'sending' || status === 'activated'

const NONE: Activation = { status: 'none' }

/** Which offers are active, being activated, or could not be activated. */
export class Activations implements Owned {
  static readonly dependencies = [
    ActivateOffer,
    ActivateManyOffers,
    RunningActivations,
    ActivatedOffers,
    RunningWrites,
    SessionStore,
    Toasts,
  ] as const

  many: BulkActivation | undefined = undefined
  /** True when the device could not store that an offer is active: it is forgotten when the tab is closed. */
  isOnlyHere = false
  /** By the offer's id. */
  private readonly states = new Map<Id, Activation>()
  /** Counts how often other offers came on the screen. */
  private offersVersion = 0

  constructor(
    private readonly activateOffer: ActivateOffer,
    private readonly activateMany: ActivateManyOffers,
    private readonly running: RunningActivations,
    private readonly activatedOffers: ActivatedOffers,
    private readonly writes: RunningWrites,
    private readonly sessions: SessionStore,
    private readonly toasts: Toasts,
  ) {
    observe(this, { states: observableShallow, offersVersion: false })
  }

  /** Another tab may have activated some while the customer was away. */
  attachTo({ visibility }: PageServices): Cancel {
    return visibility.onReturn(this.readStored)
  }

  start(): void {
    this.readStored()
    for (const [id, outcome] of this.running.all()) void this.follow(id, outcome)
  }

  of(id: Id | undefined): Activation {
    return (id !== undefined && this.states.get(id)) || NONE
  }

  isActive(id: Id | undefined): boolean {
    return this.of(id).status === 'activated'
  }

  /** For lists of thousands of offers: MobX records a dependency for each call of `isActive`, and only one for this set. */
  get activeIds(): ReadonlySet<Id | undefined> {
    return this.idsOf(({ status }) => status === 'activated')
  }

  /** Those whose cards say **Ativada**. */
  get shownActiveIds(): ReadonlySet<Id | undefined> {
    return this.idsOf(isShownActive)
  }

  /**
   * Sends one request, however often it is pressed.
   * @param isInSight whether the customer sees the place that shows a failure. It is called when the answer has come.
   */
  async pressed(offer: ActivatedOffer, isInSight?: () => boolean): Promise<void> {
    const { status } = this.of(offer.id)
    if (status === 'sending' || status === 'activated') return
    const ended = this.watchSight(isInSight)
    ended(offer, await this.follow(offer.id, this.writes.track(this.activateOffer.execute(offer))))
  }

  /** One request for each. While a run is under way, further presses do nothing. */
  async manyPressed(offers: readonly ActivatedOffer[]): Promise<void> {
    if (this.many && this.many.status !== 'ended') return
    this.many = { status: 'running', total: offers.length, activated: 0, failed: [] }
    const { offersVersion: version } = this
    const ended = this.watchSight()
    const ending = this.activateMany.execute(offers, {
      began: ({ id }) => this.began(id),
      ended: (offer, outcome) => {
        this.settled(offer.id, outcome)
        if (version === this.offersVersion) this.counted(offer, outcome)
        ended(offer, outcome)
      },
      isActivated: ({ id }) => this.states.get(id)?.status === 'activated',
      isStopped: () => version !== this.offersVersion || this.many?.status !== 'running',
    })
    await this.writes.track(ending)
    if (version === this.offersVersion) this.changeMany({ status: 'ended' })
  }

  /** Requests under way are waited for, because the server may already have them. */
  stopPressed(): void {
    if (this.many?.status === 'running') this.changeMany({ status: 'stopping' })
  }

  /** The offers of the run are no longer on the screen, so it stops, and its result is not shown there. */
  offersChanged(storeId: Id): void {
    this.offersVersion++
    this.many = undefined
    this.running.shownStore = storeId
  }

  /** The customer goes to another screen: what fails from now on is said in a toast. */
  screenLeft(): void {
    this.stopPressed()
    this.running.shownStore = undefined
  }

  private idsOf(wanted: (activation: Activation) => boolean): ReadonlySet<Id> {
    return new Set([...this.states].flatMap(([id, activation]) => (wanted(activation) ? id : [])))
  }

  private readStored(): void {
    for (const id of this.activatedOffers.ids()) this.states.set(id, { status: 'activated' })
  }

  /**
   * Call it before a request, and the returned function with the outcome. That function shows a failure as a toast when, by then, no screen
   * shows the offers of that store or the card is out of sight. Only the customer who pressed sees it.
   */
  private watchSight(isInSight = () => true): (offer: ActivatedOffer, outcome: ActivationOutcome) => void {
    const mayBeShown = mayStillShow(this.sessions)
    return (offer, outcome) => {
      const isSaidInPlace = offer.storeId === this.running.shownStore && isInSight()
      if (!isSaidInPlace && mayBeShown()) this.sayFailure(offer, outcome)
    }
  }

  private began(id: Id): void {
    this.states.set(id, { status: 'sending' })
  }

  private async follow(id: Id, answer: Promise<ActivationOutcome>): Promise<ActivationOutcome> {
    this.began(id)
    const outcome = await answer
    this.settled(id, outcome)
    return outcome
  }

  private counted(offer: ActivatedOffer, outcome: ActivationOutcome): void {
    if (this.many === undefined) return
    const { activated, failed } = this.many
    if (outcome.kind === 'activated') this.changeMany({ activated: activated + 1 })
    else this.changeMany({ failed: [...failed, offer] })
  }

  private settled(id: Id, outcome: ActivationOutcome): void {
    if (outcome.kind !== 'activated') {
      this.states.set(id, { status: outcome.kind, failure: outcome.failure })
      return
    }
    this.states.set(id, { status: 'activated' })
    if (!outcome.outlastsTab) this.isOnlyHere = true
  }

  /** A success is not said: the card showed **Ativada** when its button was pressed. */
  private sayFailure({ name }: ActivatedOffer, outcome: ActivationOutcome): void {
    if (outcome.kind === 'activated' || isShownElsewhere(outcome.failure)) return
    const why =
      outcome.kind === 'refused' ? failureMessage(outcome.failure, content.refused) : content.inDoubtElsewhere
    this.toasts.show('error', `${offerNames(name, 0)} – ${why}`)
  }

  private changeMany(changed: Partial<BulkActivation>): void {
    if (this.many) this.many = { ...this.many, ...changed }
  }
}
