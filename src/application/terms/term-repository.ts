import type { Id } from '@domain/id.ts'
import type { AcceptedTerm, Term } from '@domain/terms/term.ts'
import type { Cancellation } from '../cancellation.ts'

/** The programme's terms. Every method rejects with a PortFailure. */
export abstract class TermRepository {
  /** The terms in force, which are public. */
  abstract published(signal?: Cancellation): Promise<readonly Term[]>
  /** One term, in force or not; one that does not exist rejects with `rejected` and status 404. */
  abstract find(id: Id, signal?: Cancellation): Promise<Term>
  /** What the signed-in customer agreed to, and when. */
  abstract accepted(signal?: Cancellation): Promise<readonly AcceptedTerm[]>
  /** Whether the signed-in customer has agreed to everything that is in force. */
  abstract hasAcceptedAll(signal?: Cancellation): Promise<boolean>
  /** Agrees to one term. Agreeing twice does no harm; some backends refuse it. */
  abstract accept(id: Id): Promise<void>
}
