import type { PortFailureReason } from '@application/port-failure.ts'
import { RememberedDocument } from '@application/session/remembered-document.ts'
import { SignIn, type SignInViolations } from '@application/session/sign-in.ts'
import { customerDocument, looksMistyped } from '@domain/person/customer-document.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { carrying } from '../screen/carried.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { Navigation } from '../screen/navigation.ts'
import { paths } from '../screen/paths.ts'
import { Submission } from '../screen/submission.ts'
import { loginContent } from './login-content.ts'

type Field = keyof SignInViolations

export class LoginViewModel {
  static readonly dependencies = [SignIn, RememberedDocument, Navigation, Toasts] as const

  document: string
  password = ''
  remember: boolean
  /** The phone's keyboard shows digits until the customer asks for the letters of an alphanumeric CNPJ. */
  letters = false
  violations: SignInViolations = {}
  /** Where the focus belongs now; a new object each time, so that the same field can be asked for twice. */
  focus: { readonly field: Field } | undefined
  /** The server did not take document and password, and neither has been changed since. */
  refused = false
  readonly submission = new Submission()
  private documentLeft = false

  constructor(
    private readonly signIn: SignIn,
    remembered: RememberedDocument,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
  ) {
    const known = remembered.read()
    this.document = navigation.carried().document || (known ?? '')
    this.remember = known !== undefined
    makeAutoObservable(
      this,
      { violations: observableRef, focus: observableRef, submission: false },
      { autoBind: true },
    )
  }

  /** A hint, never a block (decisions.md §1); only once the customer is done typing. */
  get documentLooksWrong(): boolean {
    return this.documentLeft && looksMistyped(customerDocument(this.document))
  }

  documentTyped(document: string): void {
    this.document = document
    this.refused = false
    this.violations = without(this.violations, 'document')
  }

  documentBlurred(): void {
    this.documentLeft = true
  }

  passwordTyped(password: string): void {
    this.password = password
    this.refused = false
    this.violations = without(this.violations, 'password')
  }

  rememberToggled(remember: boolean): void {
    this.remember = remember
  }

  lettersPressed(): void {
    this.letters = true
    this.focus = { field: 'document' }
  }

  registerPressed(): void {
    this.navigation.go(paths.register, carrying(this.document))
  }

  async submitted(): Promise<void> {
    const form = { document: this.document, password: this.password, remember: this.remember }
    const outcome = await this.submission.run(() => this.signIn.execute(form))
    if (outcome === undefined) return
    runInAction(() => {
      switch (outcome.kind) {
        case 'signed-in':
          this.password = ''
          this.navigation.go(paths.home, { replace: true })
          return
        case 'invalid':
          this.violations = outcome.violations
          this.focus = { field: outcome.violations.document ? 'document' : 'password' }
          return
        case 'clock-ahead':
          this.toasts.show('error', loginContent.clockAhead)
          this.askForPasswordAgain()
          return
        case 'wrong-credentials':
          this.toasts.show('error', refusalWords(outcome.failure))
          this.refused = true
          this.askForPasswordAgain()
          return
        case 'failed':
          this.toasts.show('error', refusalWords(outcome.failure))
          return
        default:
          assertNever(outcome)
      }
    })
  }

  private askForPasswordAgain(): void {
    this.password = ''
    this.focus = { field: 'password' }
  }
}

/** What is being corrected is no longer shown as wrong. */
function without(violations: SignInViolations, corrected: Field): SignInViolations {
  const { [corrected]: _, ...others } = violations
  return others
}

/** Nobody is inside yet: that the server cannot be reached matters more than what it was asked for. */
const refusalWords = (failure: PortFailureReason): string =>
  failure.kind === 'offline' ? failureMessage(failure) : failureMessage(failure, loginContent.failed)
