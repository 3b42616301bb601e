import { Clock, delay } from '../clock.ts'
import { failureReason, type PortFailureReason } from '../port-failure.ts'
import { PushEnd } from '../push/push-end.ts'
import { Authentication } from './authentication.ts'
import { SessionStore } from './session-store.ts'

/** How long the farewell stays on the screen (product.md §9). */
export const SIGN_OUT_DELAY = 1500

export type SignOutOutcome =
  | { readonly kind: 'signed-out' }
  /** The session is gone from this device, but the server could not be reached. */
  | { readonly kind: 'signed-out-here-only'; readonly failure: PortFailureReason }

/**
 * Ends the session in three steps. It wipes storage and ends the pushes at once, so that closing the page during the farewell changes
 * nothing. Then it asks the server. After the farewell it ends the session on the screen, also when the server fails (product.md, rule 24).
 */
export class SignOut {
  static readonly dependencies = [Authentication, SessionStore, PushEnd, Clock] as const

  constructor(
    private readonly authentication: Authentication,
    private readonly sessions: SessionStore,
    private readonly pushEnd: PushEnd,
    private readonly clock: Clock,
  ) {}

  /** Settles with the answer of the server, which may come long after the session has ended. */
  async execute(): Promise<SignOutOutcome> {
    this.sessions.leave()
    void this.pushEnd.end()
    const farewell = delay(this.clock, SIGN_OUT_DELAY)
    const answered = this.authentication.signOut().then(
      (): SignOutOutcome => ({ kind: 'signed-out' }),
      (thrown: unknown): SignOutOutcome => {
        const failure = failureReason(thrown)
        // A token that the server no longer accepts is signed out there already.
        if (failure.kind === 'unauthenticated') return { kind: 'signed-out' }
        return { kind: 'signed-out-here-only', failure }
      },
    )
    // A server that does not answer must not keep a customer signed in on a shared device.
    await farewell
    this.sessions.clear('signed-out')
    const outcome = await answered
    // Another customer may have signed in meanwhile, and the failure of this sign-out is not for them.
    return this.sessions.current() ? { kind: 'signed-out' } : outcome
  }
}
