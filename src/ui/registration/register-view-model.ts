import type { Cancel } from '@application/clock.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import type { CepAnswer } from '@application/person/person-form.ts'
import { leavesOutcomeUnknown, type PortFailureReason, refusesRequest } from '@application/port-failure.ts'
import { Register, type RegisterOutcome } from '@application/registration/register.ts'
import { RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import { emptyRegistrationForm, type RegistrationForm } from '@application/registration/registration-form.ts'
import type {
  RegistrationField,
  RegistrationViolation,
} from '@application/registration/registration-validator.ts'
import { SessionStore } from '@application/session/session-store.ts'
import type { PersonKind } from '@domain/person/person.ts'
import type { Preferences } from '@domain/preferences/preferences.ts'
import { reaction, runInAction } from 'mobx'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { ADDRESS_FIELDS, AddressForm, NOT_SENT_SCREEN_LEFT } from '../person/address-form.ts'
import { documentHint } from '../person/document-hints.ts'
import { emailHint, mobileHint, passwordHint } from '../person/person-hints.ts'
import { Form } from '../screen/form.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { paths } from '../screen/paths.ts'
import { Submission } from '../screen/submission.ts'
import { KeptDraft } from './kept-draft.ts'
import { refusedField } from './refused-field.ts'
import { registerContent as content, violationSentence } from './register-content.ts'

/** The form without its address, which is a form of its own. */
type Values = Omit<RegistrationForm, 'address'>

const ORDER_OF_ALL: readonly RegistrationField[] = [
  'email',
  'mobile',
  ...ADDRESS_FIELDS,
  'password',
  'confirmation',
  'acceptsTerms',
]

/** Fields in the order in which they stand on the screen. */
const ORDER: Readonly<Record<PersonKind, readonly RegistrationField[]>> = {
  individual: ['name', 'document', 'birthDate', 'gender', 'maritalStatus', ...ORDER_OF_ALL],
  company: ['document', 'name', 'tradeName', 'lineOfBusiness', 'contactName', ...ORDER_OF_ALL],
}

/** How the last attempt ended, as it stays on the screen. */
type Result = keyof typeof content.result

/** Becoming a customer (product.md §2, `/register`). */
export class RegisterViewModel {
  static readonly dependencies = [
    Register,
    RegistrationDrafts,
    own(AddressForm),
    LineOfBusinessRepository,
    SessionStore,
    Navigation,
    Toasts,
  ] as const

  readonly form: Form<Values, RegistrationViolation | 'refused', RegistrationField>
  /** What the server said of a field. */
  private refusals: { readonly [Field in RegistrationField]?: string } = {}
  /** What was typed for the other kind of person, since choosing this one emptied the form. */
  private emptied: { readonly form: RegistrationForm; readonly cepAnswer: CepAnswer } | undefined
  /** WhatsApp was unticked, and the portal asks for a confirmation. */
  whatsappAsked = false
  result: Result | undefined
  /** The form came back from before a reload. */
  restored: boolean
  /** The customer is registered, and the thank-you is open. */
  thanked = false
  readonly submission = new Submission()
  readonly linesOfBusiness = new Loadable((signal) => this.lineOfBusinessRepository.list(signal))
  private readonly draft: KeptDraft
  private stopKeeping: Cancel = () => {}

  constructor(
    private readonly register: Register,
    drafts: RegistrationDrafts,
    readonly address: AddressForm,
    private readonly lineOfBusinessRepository: LineOfBusinessRepository,
    private readonly sessions: SessionStore,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
  ) {
    this.draft = new KeptDraft(drafts, navigation.carried().document ?? '')
    this.restored = this.draft.restored
    const { address: typedAddress, ...values } = this.draft.form
    // MobX wants an action here: the view-model is created while the screen renders.
    runInAction(() => address.fill(typedAddress, this.draft.cepAnswer))
    this.form = new Form(values, {
      order: ({ kind }) => this.address.inOrder(ORDER[kind]),
      sentence: (field, code, { kind }) =>
        code === 'refused' ? (this.refusals[field] ?? '') : violationSentence(kind, field, code),
      checkedTogether: { password: 'confirmation' },
      hints: { document: documentHint, mobile: mobileHint, email: emailHint, password: passwordHint },
    })
    observe(this)
  }

  get kind(): PersonKind {
    return this.form.values.kind
  }

  /** Everything that was typed so far. */
  get written(): RegistrationForm {
    return { ...this.form.values, address: this.address.values }
  }

  start(): void {
    this.navigation.forgetCarried()
    this.address.start(this.form.corrected)
    const stopReaction = reaction(() => [this.written, this.address.cepAnswer], this.keepDraft)
    // A change of the session removes drafts, but this form is still open.
    const stopListening = this.sessions.subscribe(this.keepDraft)
    this.stopKeeping = () => {
      stopReaction()
      stopListening()
    }
    this.loadLinesOfBusiness()
    const { running } = this.register
    // The customer left while this form was being sent, and has come back before the answer.
    if (running && this.restored) void this.show(() => running)
  }

  dispose(): void {
    this.stopKeeping()
  }

  preferenceToggled(channel: keyof Preferences, wanted: boolean): void {
    if (channel === 'whatsapp' && !wanted) this.whatsappAsked = true
    this.form.typed('preferences', { ...this.form.values.preferences, [channel]: wanted })
  }

  /** **Concordo**, and also Esc and **Fechar**: the tick comes back. */
  whatsappKept(): void {
    this.whatsappAsked = false
    this.preferenceToggled('whatsapp', true)
  }

  /** **Cancelar** accepts the untick (product.md §4). */
  whatsappGivenUp(): void {
    this.whatsappAsked = false
  }

  /** Another kind of person resets the whole form (product.md §4). */
  kindChosen(kind: PersonKind): void {
    // While a registration is being sent, its answer is about the form as it is.
    if (kind === this.kind || this.submission.busy) return
    const written = { form: this.written, cepAnswer: this.address.cepAnswer }
    const emptied = this.draft.isPristine(written.form) ? this.emptied : written
    this.startAgain(kind)
    this.emptied = emptied
  }

  /** What was emptied can come back until something new is typed, which it would overwrite. */
  get mayBringBack(): boolean {
    return this.emptied !== undefined && this.draft.isPristine(this.written)
  }

  bringBackPressed(): void {
    if (this.emptied === undefined || this.submission.busy) return
    const {
      form: { address, ...values },
      cepAnswer,
    } = this.emptied
    this.startAgain(values.kind)
    this.form.reset(values)
    this.address.fill(address, cepAnswer)
    this.address.loadLists()
    // The button that was pressed is gone.
    this.form.focusOn('name')
  }

  /** Discards the draft from before a reload, because another person may be using the device now. */
  startAgainPressed(): void {
    if (!this.submission.busy) this.startAgain(this.kind)
  }

  backPressed(): void {
    this.navigation.go(paths.login, this.navigation.carrying(this.form.values.document))
  }

  /** The thank-you's **OK**. */
  okPressed(): void {
    this.navigation.go(paths.login, { ...this.navigation.carrying(this.form.values.document), replace: true })
  }

  async submitted(): Promise<void> {
    this.toasts.dismiss()
    await this.show(async () =>
      (await this.address.lookUpIfNeeded()) ? this.register.execute(this.written) : NOT_SENT_SCREEN_LEFT,
    )
  }

  private async show(registration: () => Promise<RegisterOutcome>): Promise<void> {
    this.register.shownBy = this
    const outcome = await this.submission.run(registration)
    if (outcome && this.register.shownBy === this) this.showOutcome(outcome)
  }

  private showOutcome(outcome: RegisterOutcome): void {
    this.result = undefined
    this.form.show(outcome.kind === 'invalid' ? outcome.violations : {})
    switch (outcome.kind) {
      case 'registered':
        this.stopKeeping()
        this.form.typed('password', '')
        this.form.typed('confirmation', '')
        this.toasts.show('success', content.registered)
        this.thanked = true
        return
      case 'invalid':
        return
      case 'not-sent':
        if (this.submission.isLeft) this.toasts.show('info', `${content.result['not-sent'].title}.`)
        else this.toasts.show('error', content.failed)
        this.result = 'not-sent'
        return
      case 'failed':
        this.failed(outcome.failure)
        return
      default:
        assertNever(outcome)
    }
  }

  private failed(failure: PortFailureReason): void {
    const inDoubt = leavesOutcomeUnknown(failure)
    // A customer who has left the screen does not see its notice, and a toast that says 'try again' would contradict it.
    if (inDoubt && this.submission.isLeft) {
      this.toasts.show('info', content.result['in-doubt'].title)
      return
    }
    const words = serverWords(failure)
    const messages = words.length > 0 ? words : [content.failed]
    for (const message of messages) this.toasts.show('error', message)
    if (inDoubt) {
      this.result = 'in-doubt'
      return
    }
    const isOutage = failure.kind === 'rejected' && !refusesRequest(failure)
    this.showRefused(isOutage ? [] : words)
    const atFields = Object.values(this.refusals)
    const isAtFields = messages.every((message) => atFields.includes(message))
    if (!isAtFields) this.result = isOutage ? 'outage' : 'refused'
  }

  /** At the fields that the server names: the customer need not look for them. */
  private showRefused(sentences: readonly string[]): void {
    const refusals: { [Field in RegistrationField]?: string } = {}
    const violations: { [Field in RegistrationField]?: 'refused' } = {}
    for (const sentence of sentences) {
      const field = refusedField(sentence)
      if (field === undefined || !ORDER[this.kind].includes(field) || violations[field]) continue
      refusals[field] = sentence
      violations[field] = 'refused'
    }
    this.refusals = refusals
    this.form.show(violations)
  }

  private keepDraft(): void {
    this.draft.keep(this.written, this.address.cepAnswer)
  }

  private startAgain(kind: PersonKind): void {
    const { address, ...values } = emptyRegistrationForm(kind)
    this.form.reset(values)
    this.address.fill(address)
    this.result = undefined
    this.restored = false
    this.emptied = undefined
    this.loadLinesOfBusiness()
  }

  private loadLinesOfBusiness(): void {
    if (this.kind === 'company' && this.linesOfBusiness.state.status === 'idle') {
      void this.linesOfBusiness.load()
    }
  }
}

/** The description, then each error, each sentence once (product.md §8). */
function serverWords(failure: PortFailureReason): readonly string[] {
  if (failure.kind !== 'rejected') return []
  const words = [failure.description, ...failure.errors].map((each) => each.trim())
  return [...new Set(words.filter((each) => each !== ''))]
}
