import type { Id } from '@domain/id.ts'
import type { Term } from '@domain/terms/term.ts'
import { failureReason, type PortFailureReason, reportBug } from '../port-failure.ts'
import { sessionEnded, staysSignedIn } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { FindPendingTerms } from './find-pending-terms.ts'
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

/** Accepts each term in turn. The first one that fails stops it (product.md §4), unless the server says that it is accepted already. */
export class AcceptPendingTerms {
  static readonly dependencies = [TermRepository, FindPendingTerms, SessionStore] as const

  constructor(
    private readonly terms: TermRepository,
    private readonly findPendingTerms: FindPendingTerms,
    private readonly sessions: SessionStore,
  ) {}

  async execute(pending: readonly Term[]): Promise<AcceptPendingTermsOutcome> {
    const isWanted = staysSignedIn(this.sessions)
    for (const [index, { id }] of pending.entries()) {
      try {
        if (!isWanted()) throw sessionEnded()
        await this.terms.accept(id)
      } catch (thrown) {
        if (isWanted() && (await this.isAccepted(id)) && isWanted()) continue
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

  /** An answer may be lost, or another tab may have been faster: then a server that accepts no term twice would refuse for ever. */
  private async isAccepted(termId: Id): Promise<boolean> {
    const pending = await this.findPendingTerms.execute().catch(reportBug)
    return pending !== undefined && !pending.some(({ id }) => id === termId)
  }
}
