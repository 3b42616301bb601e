import { leavesOutcomeUnknown } from '@application/port-failure.ts'
import type { RecoveryChannel } from '@application/session/passwords.ts'
import { RecoverPassword, type RecoveryViolations } from '@application/session/recover-password.ts'
import { customerDocument, looksMistyped } from '@domain/person/customer-document.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { carrying } from '../screen/carried.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { Navigation } from '../screen/navigation.ts'
import { Submission } from '../screen/submission.ts'
import { recoverPasswordContent as content } from './recover-password-content.ts'

export type RecoveryField = keyof RecoveryViolations

export class RecoverPasswordViewModel {
  static readonly dependencies = [RecoverPassword, Navigation, Toasts] as const

  document: string
  channel: RecoveryChannel | '' = ''
  violations: RecoveryViolations = {}
  /** Where the focus belongs now; a new object each time. */
  focus: { readonly field: RecoveryField } | undefined
  /** What the last submission ended in, as it stays on the screen. */
  result: { readonly tone: 'success' | 'info'; readonly text: string } | undefined
  readonly submission = new Submission()
  private documentLeft = false

  constructor(
    private readonly recoverPassword: RecoverPassword,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
  ) {
    this.document = navigation.carried().document ?? ''
    makeAutoObservable(
      this,
      { violations: observableRef, focus: observableRef, result: observableRef, submission: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.navigation.forgetCarried()
  }

  /** A hint, never a block (decisions.md §1). */
  get documentLooksWrong(): boolean {
    return this.documentLeft && looksMistyped(customerDocument(this.document))
  }

  documentTyped(document: string): void {
    this.document = document
    this.violations = { ...this.violations, document: undefined }
  }

  documentBlurred(): void {
    this.documentLeft = true
  }

  channelChosen(channel: RecoveryChannel): void {
    this.channel = channel
    this.violations = { ...this.violations, channel: undefined }
  }

  backPressed(): void {
    this.navigation.go('/', carrying(this.document))
  }

  async submitted(): Promise<void> {
    const form = { document: this.document, channel: this.channel }
    const outcome = await this.submission.run(() => this.recoverPassword.execute(form))
    if (outcome === undefined) return
    runInAction(() => {
      this.result = undefined
      switch (outcome.kind) {
        case 'sent':
          this.result = { tone: 'success', text: outcome.message || content.sent }
          this.clear()
          return
        case 'invalid':
          this.violations = outcome.violations
          this.focus = { field: outcome.violations.document ? 'document' : 'channel' }
          return
        case 'failed':
          this.toasts.show('error', failureMessage(outcome.failure, content.failed))
          if (leavesOutcomeUnknown(outcome.failure)) this.result = { tone: 'info', text: content.inDoubt }
          return
        default:
          assertNever(outcome)
      }
    })
  }

  private clear(): void {
    this.document = ''
    this.channel = ''
    this.documentLeft = false
  }
}
