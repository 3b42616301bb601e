import { PersonRepository } from '@application/person/person-repository.ts'
import { leavesOutcomeUnknown } from '@application/port-failure.ts'
import {
  ChangePassword,
  type ChangePasswordOutcome,
  type PasswordChange,
} from '@application/session/change-password.ts'
import { formatDocument } from '@domain/person/format-document.ts'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { passwordHint } from '../person/person-hints.ts'
import { failureMessage, isShownElsewhere } from '../screen/failure-message.ts'
import { Form } from '../screen/form.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { changePasswordContent as content, type PasswordViolation } from './change-password-content.ts'

const EMPTY: PasswordChange = { current: '', next: '', confirmation: '' }

export class ChangePasswordViewModel {
  static readonly dependencies = [ChangePassword, PersonRepository, Toasts] as const

  readonly form = new Form<PasswordChange, PasswordViolation>(EMPTY, {
    order: () => ['current', 'next', 'confirmation'],
    sentence: (field, code) => content.violations[field][code] ?? '',
    checkedTogether: { next: 'confirmation' },
    hints: { next: passwordHint },
  })
  /** How the last submission failed, as it stays on the screen. In doubt, the password may have been changed or not. */
  problem: 'refused' | 'in-doubt' | undefined
  readonly submission = new Submission()
  /** Only for the browser's password manager, so a failure shows nothing. */
  readonly person = new Loadable((signal) => this.people.find(signal)).askedAtStart()

  constructor(
    private readonly changePassword: ChangePassword,
    private readonly people: PersonRepository,
    private readonly toasts: Toasts,
  ) {
    observe(this)
  }

  /** Written as the login shows it: under other text the browser would keep a second account of the same customer. */
  get document(): string {
    return formatDocument(this.person.value?.document ?? '')
  }

  start(): void {
    void this.person.load()
  }

  async submitted(): Promise<void> {
    this.toasts.dismiss()
    const outcome = await this.submission.run(() => this.changePassword.execute(this.form.values))
    if (outcome) this.showOutcome(outcome)
  }

  private showOutcome(outcome: ChangePasswordOutcome): void {
    this.problem = undefined
    this.form.show(outcome.kind === 'invalid' ? outcome.violations : {})
    switch (outcome.kind) {
      case 'changed':
        this.form.reset(EMPTY)
        this.toasts.show('success', content.changed)
        return
      case 'invalid':
        return
      case 'failed':
        if (isShownElsewhere(outcome.failure)) return
        this.problem = leavesOutcomeUnknown(outcome.failure) ? 'in-doubt' : 'refused'
        // In doubt the screen says what to do, and a toast that says 'try again' would contradict it.
        if (this.problem === 'refused')
          this.toasts.show('error', failureMessage(outcome.failure, content.failed))
        else if (this.submission.isLeft) this.toasts.show('info', content.inDoubt)
        return
      default:
        assertNever(outcome)
    }
  }
}
