import type { Id } from '@domain/id.ts'
import type { Term } from '@domain/terms/term.ts'

/**
 * Terms on their way to a tab of their own: `/termos-aceite` has no parameter and shows what is stored here (product.md §2). What is
 * read may have been changed since, so it goes through the sanitiser.
 */
export abstract class StoredTerms {
  /** Stores the term as the one that the next tab is to show. */
  abstract choose(term: Term): void
  /** The one chosen last. */
  abstract chosen(): Term | undefined
  abstract find(id: Id): Term | undefined
}
