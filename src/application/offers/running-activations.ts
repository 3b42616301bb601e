import type { Id } from '@domain/id.ts'
import type { PortFailureReason } from '../port-failure.ts'
import { SessionStore } from '../session/session-store.ts'

export type ActivationOutcome =
  /** `outlastsTab` is false where the device could not store it: the mark is gone when the tab is closed. */
  | { readonly kind: 'activated'; readonly outlastsTab: boolean }
  /** The server said no: the offer is not active. */
  | { readonly kind: 'refused'; readonly failure: PortFailureReason }
  /** No answer came: the offer may be active nevertheless. */
  | { readonly kind: 'in-doubt'; readonly failure: PortFailureReason }

/** The activations of this customer whose answers have not come, by the offer's id. They go on when the screens that asked for them are left. */
export class RunningActivations {
  static readonly dependencies = [SessionStore] as const

  /** The store whose offers a screen shows: their cards say what fails. */
  shownStore: Id | undefined

  private running = new Map<Id, Promise<ActivationOutcome>>()

  constructor(sessions: SessionStore) {
    // The next customer must not see what this one pressed.
    sessions.subscribe(() => {
      this.running = new Map()
    })
  }

  all(): ReadonlyMap<Id, Promise<ActivationOutcome>> {
    return this.running
  }

  /** The activation that is running for this offer, or else the one that begins now. */
  join(offerId: Id, begin: () => Promise<ActivationOutcome>): Promise<ActivationOutcome> {
    const { running } = this
    const outcome = running.get(offerId) ?? begin().finally(() => running.delete(offerId))
    running.set(offerId, outcome)
    return outcome
  }
}
