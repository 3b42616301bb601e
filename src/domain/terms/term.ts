import type { CalendarDay } from '../calendar-day.ts'
import type { Id } from '../id.ts'

/** A text that customers agree to when they register (product.md §3). */
export interface Term {
  /** 0 where the server left it out. */
  readonly id: Id
  /** What kind of text it is, as customers know it: 'Regulamento do Programa'. */
  readonly typeName: string
  /** The server's own HTML: to be shown only after the sanitiser has seen it. */
  readonly html: string
}

/** The proof that the customer agreed to a term. */
export interface AcceptedTerm {
  /** Of the term itself; undefined where the server left it out, and then the text cannot be read again. */
  readonly id: Id | undefined
  readonly typeName: string
  /** From where it was accepted. */
  readonly ip: string | undefined
  readonly acceptedOn: CalendarDay | undefined
}

/**
 * The terms that the customer must still accept (product.md, rule 3). The portal leaves out a term without an id, because it cannot tell
 * the server which term was accepted.
 */
export function pendingTerms(published: readonly Term[], accepted: readonly AcceptedTerm[]): readonly Term[] {
  const known = new Set(accepted.map(({ id }) => id))
  return published.filter(({ id }) => id !== 0 && !known.has(id))
}
