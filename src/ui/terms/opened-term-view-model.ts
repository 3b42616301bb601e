import { HtmlSanitizer, type SafeHtml } from '@application/documents/html-sanitizer.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import type { Term } from '@domain/terms/term.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { paths } from '../screen/paths.ts'

/** The address does not name the term, so the history entry does: a reload shows the same term, also after another was opened. */
export class OpenedTermViewModel {
  static readonly dependencies = [
    StoredTerms,
    TermRepository,
    HtmlSanitizer,
    SessionStore,
    Navigation,
  ] as const

  /** Undefined when none was chosen, or when what is stored is not a term. */
  readonly term: Term | undefined
  readonly html = new Loadable<SafeHtml, [term: Term]>(async (signal, term) => {
    // A list of terms may come without their text.
    const { html } = term.html === '' ? await this.terms.find(term.id, signal) : term
    return this.sanitizer.sanitize(html)
  })

  constructor(
    storedTerms: StoredTerms,
    private readonly terms: TermRepository,
    private readonly sanitizer: HtmlSanitizer,
    private readonly sessions: SessionStore,
    private readonly navigation: Navigation,
  ) {
    const noted = navigation.carried().term
    this.term = noted === undefined ? storedTerms.chosen() : storedTerms.find(noted)
    observe(this)
  }

  start(): void {
    if (this.term === undefined) {
      // A customer has accepted terms to read again; anybody else finds the terms in the registration (product.md, rule 27).
      const isSignedIn = this.sessions.current() !== undefined
      this.navigation.go(isSignedIn ? paths.terms : paths.register, { replace: true })
      return
    }
    this.navigation.go(paths.openedTerm, { replace: true, state: { term: this.term.id } })
    void this.html.load(this.term)
  }
}
