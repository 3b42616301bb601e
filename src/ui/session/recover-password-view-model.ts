import { leavesOutcomeUnknown, refusesRequest } from '@application/port-failure.ts'
import {
  RecoverPassword,
  type RecoveryForm,
  type RecoveryOutcome,
} from '@application/session/recover-password.ts'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { checkDigitsHint } from '../person/document-hints.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { Form } from '../screen/form.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { paths } from '../screen/paths.ts'
import { Submission } from '../screen/submission.ts'
import { recoverPasswordContent as content } from './recover-password-content.ts'

export class RecoverPasswordViewModel {
  static readonly dependencies = [RecoverPassword, Navigation, Toasts] as const

  readonly form: Form<RecoveryForm, 'required'>
  /** How the last submission ended, as it stays on the screen. */
  result: { readonly tone: 'success' | 'info' | 'danger'; readonly text: string } | undefined
  readonly submission = new Submission()
  /** The document of the last request that was sent, which the form does not show any more. */
  private sentDocument = ''

  constructor(
    private readonly recoverPassword: RecoverPassword,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
  ) {
    this.form = new Form<RecoveryForm, 'required'>(
      { document: navigation.carried().document ?? '', channel: '' },
      {
        order: () => ['document', 'channel'],
        sentence: (field) => content.violations[field],
        hints: { document: checkDigitsHint },
      },
    )
    observe(this)
  }

  start(): void {
    this.navigation.forgetCarried()
  }

  backPressed(): void {
    this.navigation.go(paths.login, this.navigation.carrying(this.form.values.document || this.sentDocument))
  }

  async submitted(): Promise<void> {
    this.toasts.dismiss()
    const outcome = await this.submission.run(() => this.recoverPassword.execute(this.form.values))
    if (outcome) this.showOutcome(outcome)
  }

  private showOutcome(outcome: RecoveryOutcome): void {
    this.result = undefined
    switch (outcome.kind) {
      case 'sent':
        this.succeeded(outcome.message || content.sent)
        return
      case 'invalid':
        this.form.show(outcome.violations)
        return
      case 'failed':
        // In doubt the screen says what to do, and a toast that says 'try again' would contradict it.
        if (leavesOutcomeUnknown(outcome.failure)) {
          this.result = { tone: 'info', text: content.inDoubt }
          if (this.submission.isLeft) this.toasts.show('info', content.inDoubt)
          return
        }
        this.result = {
          tone: 'danger',
          text: refusesRequest(outcome.failure) ? content.refused : content.notSent,
        }
        this.toasts.show('error', failureMessage(outcome.failure, content.failed))
        return
      default:
        assertNever(outcome)
    }
  }

  private succeeded(text: string): void {
    // Another screen may show a toast of its own, which stays.
    if (this.submission.isLeft) {
      this.toasts.show('success', text)
      return
    }
    this.result = { tone: 'success', text }
    this.sentDocument = this.form.values.document
    this.form.reset({ document: '', channel: '' })
    this.toasts.dismiss()
  }
}
