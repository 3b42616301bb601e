import { type Cancel, Clock } from '@application/clock.ts'
import { HtmlSanitizer, type SafeHtml } from '@application/documents/html-sanitizer.ts'
import { Printer } from '@application/documents/printer.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import type { Id } from '@domain/id.ts'
import type { AcceptedTerm } from '@domain/terms/term.ts'
import { Toasts } from '../kit/toasts.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { termsContent as content } from './terms-content.ts'

/** Milliseconds until the dialog opens (product.md §9). */
export const TERM_DELAY = 1500

export class TermsViewModel {
  static readonly dependencies = [TermRepository, HtmlSanitizer, Printer, Clock, Toasts] as const

  /** The term whose dialog is about to open. */
  opening: AcceptedTerm | undefined
  opened: AcceptedTerm | undefined
  readonly accepted = new Loadable(
    (signal) => this.terms.accepted(signal),
    () => this.toasts.show('error', content.failures.list),
  ).askedAtStart()
  readonly text = new Loadable<SafeHtml, [id: Id]>(
    async (signal, id) => this.sanitizer.sanitize((await this.terms.find(id, signal)).html),
    () => this.toasts.show('error', content.failures.term),
  )
  private cancelOpening: Cancel = () => {}

  constructor(
    private readonly terms: TermRepository,
    private readonly sanitizer: HtmlSanitizer,
    private readonly printer: Printer,
    private readonly clock: Clock,
    private readonly toasts: Toasts,
  ) {
    observe(this)
  }

  start(): void {
    void this.accepted.load()
  }

  dispose(): void {
    this.cancelOpening()
    this.opening = undefined
  }

  /** The text is fetched while the customer waits for the dialog. */
  termPressed(term: AcceptedTerm): void {
    if (term === this.opening) return
    if (term.id === undefined) {
      this.toasts.show('error', content.failures.noId)
      return
    }
    this.cancelOpening()
    this.opening = term
    void this.text.load(term.id)
    this.cancelOpening = this.clock.after(TERM_DELAY, this.delayOver)
  }

  printPressed(): void {
    if (!this.text.value) this.toasts.show('error', content.failures.nothingToPrint)
    else if (!this.printer.print()) this.toasts.show('error', content.failures.print)
  }

  closed(): void {
    this.opened = undefined
    this.text.cancel()
  }

  private delayOver(): void {
    this.opened = this.opening
    this.opening = undefined
  }
}
