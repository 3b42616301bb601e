import { StoredTerms } from '@application/terms/stored-terms.ts'
import type { Term } from '@domain/terms/term.ts'

export class InMemoryStoredTerms extends StoredTerms {
  private readonly terms = new Map<number, Term>()
  private last: Term | undefined

  choose(term: Term): void {
    this.terms.set(term.id, term)
    this.last = term
  }

  chosen(): Term | undefined {
    return this.last
  }

  find(id: number): Term | undefined {
    return this.terms.get(id)
  }
}
