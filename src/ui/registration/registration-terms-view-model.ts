import { StoredTerms } from '@application/terms/stored-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import type { Term } from '@domain/terms/term.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'

/** The terms to read before registering. */
export class RegistrationTermsViewModel {
  static readonly dependencies = [TermRepository, StoredTerms] as const

  readonly published = new Loadable((signal) => this.terms.published(signal))

  constructor(
    private readonly terms: TermRepository,
    private readonly storedTerms: StoredTerms,
  ) {
    observe(this)
  }

  start(): void {
    void this.published.load()
  }

  /** Stores the term that the link opens in a new tab. */
  pressed(term: Term): void {
    this.storedTerms.choose(term)
  }
}
