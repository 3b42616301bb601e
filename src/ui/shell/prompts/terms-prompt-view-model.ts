import { Connectivity } from '@application/connectivity/connectivity.ts'
import { Aborted, failureReason, type PortFailureReason } from '@application/port-failure.ts'
import type { Prompt, PromptNeed } from '@application/prompts/prompt.ts'
import {
  AcceptPendingTerms,
  type AcceptPendingTermsOutcome,
} from '@application/terms/accept-pending-terms.ts'
import { FindPendingTerms } from '@application/terms/find-pending-terms.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import type { Term } from '@domain/terms/term.ts'
import { runInAction } from 'mobx'
import { Toasts } from '../../kit/toasts.ts'
import { failureMessage, isShownElsewhere } from '../../screen/failure-message.ts'
import { observe } from '../../screen/observe.ts'
import { Submission } from '../../screen/submission.ts'
import { serverWordsOr } from '../server-words.ts'
import { promptsContent } from './prompts-content.ts'

const content = promptsContent.terms

/** After signing in, asks the customer to accept the terms that are still open. The server is asked once in a session. */
export class TermsPromptViewModel implements Prompt {
  static readonly dependencies = [
    FindPendingTerms,
    AcceptPendingTerms,
    StoredTerms,
    Connectivity,
    Toasts,
  ] as const

  readonly name = 'terms'
  /** The terms to accept, undefined when there is none or when that is not known yet. */
  pending: readonly Term[] | undefined
  /** Whether the last try ended before each term was accepted. */
  hasFailed = false
  readonly submission = new Submission()
  private checked: Promise<void> | undefined
  private failureShown = false

  constructor(
    private readonly findPendingTerms: FindPendingTerms,
    private readonly acceptPendingTerms: AcceptPendingTerms,
    private readonly storedTerms: StoredTerms,
    private readonly connectivity: Connectivity,
    private readonly toasts: Toasts,
  ) {
    observe(this)
  }

  async need(): Promise<PromptNeed> {
    this.checked ??= this.check()
    await this.checked
    return this.pending ? 'now' : 'no'
  }

  /** The tab that the link opens reads the term from storage. */
  termPressed(term: Term): void {
    this.storedTerms.choose(term)
  }

  /** Returns whether every term is accepted. */
  async acceptPressed(): Promise<boolean> {
    const { pending } = this
    if (!pending) return true
    this.hasFailed = false
    const outcome = await this.submission.run(() => this.acceptPendingTerms.execute(pending))
    if (outcome === undefined) return false
    this.showOutcome(outcome)
    return outcome.kind === 'accepted'
  }

  private showOutcome(outcome: AcceptPendingTermsOutcome): void {
    if (outcome.kind === 'accepted') {
      this.pending = undefined
      return
    }
    this.pending = outcome.pending
    if (isShownElsewhere(outcome.failure)) return
    const sentence = content.acceptFailed(outcome.termId)
    // Without words of the server the sentence names the term (product.md §8).
    const why = outcome.failure.kind === 'timeout' ? sentence : failureMessage(outcome.failure, sentence)
    this.toasts.show('error', why)
    this.hasFailed = true
  }

  private async check(): Promise<void> {
    try {
      const terms = await this.findPendingTerms.execute()
      runInAction(() => {
        this.pending = terms.length > 0 ? terms : undefined
      })
    } catch (thrown) {
      // The customer is signing out.
      if (thrown instanceof Aborted) this.checked = undefined
      else this.checkFailed(failureReason(thrown))
    }
  }

  /** The next screen asks again, but a failure is shown only once. */
  private checkFailed(failure: PortFailureReason): void {
    this.checked = undefined
    if (this.failureShown || this.isSaidElsewhere(failure)) return
    this.failureShown = true
    this.toasts.show('error', serverWordsOr(content.checkFailed, failure))
  }

  /** The offline bar, or the end of the session, says it. */
  private isSaidElsewhere(failure: PortFailureReason): boolean {
    return isShownElsewhere(failure) || (failure.kind === 'offline' && !this.connectivity.isOnline())
  }
}
