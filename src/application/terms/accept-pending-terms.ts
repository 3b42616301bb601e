import type { Id } from '@domain/id.ts'
import type { Term } from '@domain/terms/term.ts'
import { failureReason, type PortFailureReason } from '../port-failure.ts'
import { sameSession, sessionEnded } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { TermRepository } from './term-repository.ts'

export type AcceptPendingTermsOutcome =
  | { readonly kind: 'accepted' }
  /** `pending` starts with the term that failed; those before it are accepted and stay so. */
  | {
      readonly kind: 'stopped'
      readonly termId: Id
      readonly failure: PortFailureReason
      readonly pending: readonly Term[]
    }

/** Accepts each term in turn; the first failure stops (product.md §4). */
export class AcceptPendingTerms {
  static readonly dependencies = [TermRepository, SessionStore] as const

  constructor(
    private readonly terms: TermRepository,
    private readonly sessions: SessionStore,
  ) {}

  async execute(pending: readonly Term[]): Promise<AcceptPendingTermsOutcome> {
    const isSameSession = sameSession(this.sessions)
    for (const [index, { id }] of pending.entries()) {
      try {
        // **Sair** takes effect at the press.
        if (!isSameSession() || this.sessions.isLeaving()) throw sessionEnded()
        await this.terms.accept(id)
      } catch (thrown) {
        return {
          kind: 'stopped',
          termId: id,
          failure: failureReason(thrown),
          pending: pending.slice(index),
        }
      }
    }
    return { kind: 'accepted' }
  }
}
