import { pendingTerms, type Term } from '@domain/terms/term.ts'
import { TermRepository } from './term-repository.ts'

export type TermsDue =
  | { readonly kind: 'none' }
  | { readonly kind: 'pending'; readonly terms: readonly Term[] }

/** What the customer still has to agree to: asks for the texts only when the check says so (product.md §4). */
export class FindPendingTerms {
  static readonly dependencies = [TermRepository] as const

  constructor(private readonly terms: TermRepository) {}

  /** Rejects with a PortFailure. */
  async execute(): Promise<TermsDue> {
    if (await this.terms.check()) return { kind: 'none' }
    const [published, accepted] = await Promise.all([this.terms.published(), this.terms.accepted()])
    const terms = pendingTerms(published, accepted)
    // Without anything to read there is nothing to agree to, whatever the check says (product.md, rule 27).
    return terms.length === 0 ? { kind: 'none' } : { kind: 'pending', terms }
  }
}
