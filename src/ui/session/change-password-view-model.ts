import { PersonRepository } from '@application/person/person-repository.ts'
import { leavesOutcomeUnknown } from '@application/port-failure.ts'
import {
  ChangePassword,
  type PasswordChange,
  type PasswordChangeViolations,
} from '@application/session/change-password.ts'
import { isWeakPassword } from '@domain/session/password.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { Loadable } from '../screen/loadable.ts'
import { Submission } from '../screen/submission.ts'
import { changePasswordContent as content } from './change-password-content.ts'

export type PasswordField = keyof PasswordChange

const EMPTY: PasswordChange = { current: '', next: '', confirmation: '' }
const FIELDS: readonly PasswordField[] = ['current', 'next', 'confirmation']

export class ChangePasswordViewModel {
  static readonly dependencies = [ChangePassword, PersonRepository, Toasts] as const

  values: PasswordChange = EMPTY
  violations: PasswordChangeViolations = {}
  /** Where the focus belongs now; a new object each time. */
  focus: { readonly field: PasswordField } | undefined
  /** The last answer did not come: nobody knows whether the password was changed. */
  inDoubt = false
  readonly submission = new Submission()
  /** Whose password it is, for the browser's password manager alone: a failure to know is nobody's trouble. */
  readonly person = new Loadable((signal) => this.people.find(signal))
  private nextLeft = false

  constructor(
    private readonly changePassword: ChangePassword,
    private readonly people: PersonRepository,
    private readonly toasts: Toasts,
  ) {
    makeAutoObservable(
      this,
      {
        values: observableRef,
        violations: observableRef,
        focus: observableRef,
        submission: false,
        person: false,
      },
      { autoBind: true },
    )
  }

  get document(): string {
    return this.person.value?.document ?? ''
  }

  /** A hint, never a block. */
  get nextIsWeak(): boolean {
    return this.nextLeft && this.values.next !== '' && isWeakPassword(this.values.next)
  }

  start(): void {
    void this.person.load()
  }

  dispose(): void {
    this.person.cancel()
  }

  typed(field: PasswordField, text: string): void {
    this.values = { ...this.values, [field]: text }
    const { [field]: _, ...others } = this.violations
    this.violations = others
  }

  nextBlurred(): void {
    this.nextLeft = true
  }

  async submitted(): Promise<void> {
    const outcome = await this.submission.run(() => this.changePassword.execute(this.values))
    if (outcome === undefined) return
    runInAction(() => {
      this.inDoubt = false
      switch (outcome.kind) {
        case 'changed':
          this.values = EMPTY
          this.nextLeft = false
          this.toasts.show('success', content.changed)
          return
        case 'invalid': {
          this.violations = outcome.violations
          const first = FIELDS.find((field) => outcome.violations[field] !== undefined)
          this.focus = first && { field: first }
          return
        }
        case 'failed':
          this.toasts.show('error', failureMessage(outcome.failure, content.failed))
          this.inDoubt = leavesOutcomeUnknown(outcome.failure)
          return
        default:
          assertNever(outcome)
      }
    })
  }
}
