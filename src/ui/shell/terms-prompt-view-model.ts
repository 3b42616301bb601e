import { Connectivity } from '@application/connectivity/connectivity.ts'
import { failureReason, type PortFailureReason } from '@application/port-failure.ts'
import type { Prompt, PromptNeed } from '@application/prompts/prompt.ts'
import { AcceptPendingTerms } from '@application/terms/accept-pending-terms.ts'
import { FindPendingTerms } from '@application/terms/find-pending-terms.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import type { Term } from '@domain/terms/term.ts'
import { runInAction } from 'mobx'
import { Toasts } from '../kit/toasts.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { promptsContent } from './prompts-content.ts'

const content = promptsContent.terms

/** After signing in, asks for what is in force and was not accepted yet; asked of the server once in a session. */
export class TermsPromptViewModel implements Prompt {
  static readonly dependencies = [
    FindPendingTerms,
    AcceptPendingTerms,
    StoredTerms,
    Connectivity,
    Toasts,
  ] as const

  readonly name = 'terms'
  /** What is still to be accepted; undefined until that is known, and while there is nothing. */
  pending: readonly Term[] | undefined
  /** Why the last try stopped. */
  problem: string | undefined
  readonly submission = new Submission()
  private checked: Promise<void> | undefined
  private complained = false

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

  /** Whether everything is accepted now. */
  async acceptPressed(): Promise<boolean> {
    const { pending } = this
    if (!pending) return true
    this.problem = undefined
    const outcome = await this.submission.run(() => this.acceptPendingTerms.execute(pending))
    if (outcome === undefined) return false
    runInAction(() => {
      if (outcome.kind === 'accepted') {
        this.pending = undefined
        return
      }
      this.pending = outcome.pending
      this.problem = failureMessage(outcome.failure, content.acceptFailed(outcome.termId))
      this.toasts.show('error', this.problem)
    })
    return outcome.kind === 'accepted'
  }

  private async check(): Promise<void> {
    try {
      const due = await this.findPendingTerms.execute()
      runInAction(() => {
        this.pending = due.kind === 'pending' ? due.terms : undefined
      })
    } catch (thrown) {
      this.checkFailed(failureReason(thrown))
    }
  }

  /** The next screen asks again, but a failure is said only once. */
  private checkFailed(failure: PortFailureReason): void {
    this.checked = undefined
    if (this.complained || this.isSaidAlready(failure)) return
    this.complained = true
    this.toasts.show('error', failureMessage(failure, content.checkFailed))
  }

  /** By the offline bar, or by the end of the session. */
  private isSaidAlready({ kind }: PortFailureReason): boolean {
    return kind === 'unauthenticated' || (kind === 'offline' && !this.connectivity.isOnline())
  }
}
