import { pendingTerms, type Term } from '@domain/terms/term.ts'
import { TermRepository } from './term-repository.ts'

/** What the customer still has to agree to: asks for the texts only when the check says so (product.md §4). */
export class FindPendingTerms {
  static readonly dependencies = [TermRepository] as const

  constructor(private readonly terms: TermRepository) {}

  /** Empty where the customer has agreed to all of them. Rejects with a PortFailure. */
  async execute(): Promise<readonly Term[]> {
    if (await this.terms.hasAcceptedAll()) return []
    const [published, accepted] = await Promise.all([this.terms.published(), this.terms.accepted()])
    // Where this finds none there is nothing to agree to, whatever the check says (product.md, rule 27).
    return pendingTerms(published, accepted)
  }
}
