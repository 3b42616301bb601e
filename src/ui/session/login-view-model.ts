import type { PortFailureReason } from '@application/port-failure.ts'
import { RememberedDocument } from '@application/session/remembered-document.ts'
import { SignIn, type SignInOutcome } from '@application/session/sign-in.ts'
import { formatDocument } from '@domain/person/format-document.ts'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { checkDigitsHint } from '../person/document-hints.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { Form } from '../screen/form.ts'
import { Navigation, type NavigationOptions } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { paths } from '../screen/paths.ts'
import { Submission } from '../screen/submission.ts'
import { loginContent as content } from './login-content.ts'

interface Credentials {
  readonly document: string
  readonly password: string
}

export class LoginViewModel {
  static readonly dependencies = [SignIn, RememberedDocument, Navigation, Toasts] as const

  readonly form: Form<Credentials, 'required'>
  remember: boolean
  /** The phone's keyboard shows digits until the customer asks for the letters of an alphanumeric CNPJ. */
  letters = false
  readonly submission = new Submission()
  private visit = new AbortController()
  /** What stays on the screen of the last failure, and the values of the form that were sent. */
  private failure: { readonly text: string; readonly values: Credentials } | undefined

  constructor(
    private readonly signIn: SignIn,
    remembered: RememberedDocument,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
  ) {
    const known = remembered.read()
    this.remember = known !== undefined
    const document = navigation.carried().document || formatDocument(known ?? '')
    this.form = new Form(
      { document, password: '' },
      {
        order: () => ['document', 'password'],
        sentence: (field) => content.violations[field],
        hints: { document: checkDigitsHint },
      },
    )
    observe(this, { visit: false })
  }

  start(): void {
    this.visit = new AbortController()
    // The next person on this device may step back to this screen, and would see the document.
    this.navigation.forgetCarried()
  }

  dispose(): void {
    this.visit.abort()
  }

  /** What stays on the screen when the toast has gone, until document or password is changed. */
  get problem(): string | undefined {
    return this.form.values === this.failure?.values ? this.failure.text : undefined
  }

  /** What the next screen takes over from this one. */
  get carriedOn(): NavigationOptions {
    return this.navigation.carrying(this.form.values.document)
  }

  rememberToggled(remember: boolean): void {
    this.remember = remember
  }

  lettersPressed(): void {
    this.letters = true
    this.form.focusOn('document')
  }

  registerPressed(): void {
    this.navigation.go(paths.register, this.carriedOn)
  }

  async submitted(): Promise<void> {
    const form = { ...this.form.values, remember: this.remember }
    this.toasts.dismiss()
    const { signal } = this.visit
    const outcome = await this.submission.run(() => this.signIn.execute(form, signal))
    if (outcome && !signal.aborted) this.showOutcome(outcome)
  }

  private showOutcome(outcome: SignInOutcome): void {
    this.failure = undefined
    switch (outcome.kind) {
      case 'signed-in':
        // The router leads on as soon as the session is stored.
        this.form.typed('password', '')
        return
      case 'abandoned':
        return
      case 'invalid':
        this.form.show(outcome.violations)
        return
      case 'clock-ahead':
        this.failed(content.clockAhead, content.setClock)
        return
      case 'wrong-credentials':
        this.form.focusOn('password')
        this.failed(
          refusalWords(outcome.failure),
          isAboutCredentials(outcome.failure) ? content.refused : content.notIn,
        )
        return
      case 'failed':
        this.failed(refusalWords(outcome.failure), content.notIn)
        return
      default:
        assertNever(outcome)
    }
  }

  /** @param text other words than the toast's, so that no sentence is on the screen twice. */
  private failed(toast: string, text: string): void {
    this.toasts.show('error', toast)
    this.failure = { text, values: this.form.values }
  }
}

/** Not where the server names another reason, such as a registration that waits for its activation. */
const isAboutCredentials = (failure: PortFailureReason): boolean =>
  failure.kind !== 'rejected' || failure.description === '' || /senha|inv[aá]lid/i.test(failure.description)

/** Before signing in, the cause matters more to the customer than the sentence of this screen. */
const refusalWords = (failure: PortFailureReason): string =>
  failure.kind === 'offline' ? failureMessage(failure) : failureMessage(failure, content.failed)
