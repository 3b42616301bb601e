import { StoredTerms } from '@application/terms/stored-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import type { Term } from '@domain/terms/term.ts'
import { Toasts } from '../kit/toasts.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { termsContent } from '../terms/terms-content.ts'

/** The terms to read before registering. */
export class RegistrationTermsViewModel {
  static readonly dependencies = [TermRepository, StoredTerms, Toasts] as const

  readonly published = new Loadable(
    (signal) => this.terms.published(signal),
    () => this.toasts.show('error', termsContent.failures.list),
  ).askedAtStart()

  constructor(
    private readonly terms: TermRepository,
    private readonly storedTerms: StoredTerms,
    private readonly toasts: Toasts,
  ) {
    observe(this)
  }

  start(): void {
    void this.published.load()
  }

  /** What cannot be read cannot be accepted (product.md, rule 27). */
  get mayAccept(): boolean {
    return this.published.value !== undefined
  }

  /** Stores the term that the link opens in a new tab. */
  pressed(term: Term): void {
    this.storedTerms.choose(term)
  }
}
