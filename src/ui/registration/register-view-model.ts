import { WatchConnectivity } from '@application/connectivity/watch-connectivity.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { leavesOutcomeUnknown, type PortFailureReason } from '@application/port-failure.ts'
import { Register, type RegisterOutcome } from '@application/registration/register.ts'
import { RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import { emptyRegistrationForm, type RegistrationForm } from '@application/registration/registration-form.ts'
import type {
  RegistrationField,
  RegistrationViolations,
} from '@application/registration/registration-validator.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { PersonKind } from '@domain/person/person.ts'
import type { Preferences } from '@domain/preferences/preferences.ts'
import type { Term } from '@domain/terms/term.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { AddressForm } from '../person/address-form.ts'
import { AwaitedSignal } from '../screen/awaited-signal.ts'
import { carrying } from '../screen/carried.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { own } from '../screen/own.ts'
import { Submission } from '../screen/submission.ts'
import { registerContent as content } from './register-content.ts'
import { type RegistrationHints, registrationHints } from './registration-hints.ts'

/** The form without its address, which is a form of its own. */
type Values = Omit<RegistrationForm, 'address'>

/** Fields in the order in which they stand on the screen. */
const ORDER: Readonly<Record<PersonKind, readonly RegistrationField[]>> = {
  individual: ['name', 'document', 'birthDate', 'gender', 'maritalStatus', ...orderForAll()],
  company: ['document', 'name', 'tradeName', 'lineOfBusiness', 'contactName', ...orderForAll()],
}

function orderForAll(): readonly RegistrationField[] {
  const address = ['cep', 'street', 'number', 'complement', 'district', 'city', 'state'] as const
  return ['email', 'mobile', ...address, 'password', 'confirmation', 'acceptsTerms']
}

/** How the last submission ended, as it stays on the screen. */
type Result =
  /** The server's own words. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  /** The answer did not come: it may have happened all the same. */
  | { readonly kind: 'in-doubt' }

/** Becoming a customer (portal.md §2, `/register`). */
export class RegisterViewModel {
  static readonly dependencies = [
    Register,
    RegistrationDrafts,
    own(AddressForm),
    TermRepository,
    StoredTerms,
    LineOfBusinessRepository,
    WatchConnectivity,
    Navigation,
    Toasts,
    AwaitedSignal,
  ] as const

  values: Values
  violations: RegistrationViolations = {}
  /** Where the focus belongs now; a new object each time. */
  focus: { readonly field: RegistrationField } | undefined
  /** The kind of person that the customer asked to change to, while that is asked back. */
  kindAsked: PersonKind | undefined
  /** WhatsApp was unticked, and the customer is asked whether it is meant. */
  whatsappAsked = false
  online = true
  result: Result | undefined
  /** The form came back from before a reload. */
  restored: boolean
  /** Registered: the thank-you is open. */
  thanked = false
  readonly submission = new Submission()
  readonly terms = new Loadable((signal) => this.termRepository.published(signal))
  readonly linesOfBusiness = new Loadable((signal) => this.lineOfBusinessRepository.list(signal))
  /** Fields that the customer has been to: only these deserve hints. */
  private left: ReadonlySet<RegistrationField> = new Set()
  /** What the login screen handed on; empty when it had nothing. */
  private readonly carried: string
  private stopWatching = () => {}

  constructor(
    private readonly register: Register,
    private readonly drafts: RegistrationDrafts,
    readonly address: AddressForm,
    private readonly termRepository: TermRepository,
    private readonly storedTerms: StoredTerms,
    private readonly lineOfBusinessRepository: LineOfBusinessRepository,
    private readonly watchConnectivity: WatchConnectivity,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
    private readonly signal: AwaitedSignal,
  ) {
    const draft = drafts.read()
    this.restored = draft !== undefined
    this.carried = navigation.carried().document ?? ''
    const form = draft ? { ...emptyRegistrationForm(draft.kind), ...draft } : formFor(this.carried)
    this.values = valuesOf(form)
    // View-models are made while the screen renders, where a change is no action by itself.
    runInAction(() => address.fill(form.address))
    makeAutoObservable<this, 'left' | 'carried' | 'stopWatching'>(
      this,
      {
        values: observableRef,
        violations: observableRef,
        focus: observableRef,
        result: observableRef,
        left: observableRef,
        submission: false,
        terms: false,
        linesOfBusiness: false,
        address: false,
        carried: false,
        stopWatching: false,
      },
      { autoBind: true },
    )
  }

  get kind(): PersonKind {
    return this.values.kind
  }

  get form(): RegistrationForm {
    return { ...this.values, address: this.address.values }
  }

  /** What is still wrong since the last submission, in the order of the screen. */
  get wrongFields(): readonly RegistrationField[] {
    return ORDER[this.kind].filter((field) => this.violations[field] !== undefined)
  }

  get hints(): RegistrationHints {
    return registrationHints(this.form, this.left)
  }

  start(): void {
    this.navigation.forgetCarried()
    this.address.start(this.changed)
    this.stopWatching = this.watchConnectivity.execute(this.connectivityTold)
    void this.terms.load()
    this.loadWhatTheKindNeeds()
  }

  dispose(): void {
    this.stopWatching()
    this.address.dispose()
    this.terms.cancel()
    this.linesOfBusiness.cancel()
  }

  typed<Field extends RegistrationField & keyof Values>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value }
    this.changed(field)
  }

  fieldLeft(field: RegistrationField): void {
    this.left = new Set([...this.left, field])
  }

  factToggled(fact: 'hasChildren' | 'hasPets', holds: boolean): void {
    this.values = { ...this.values, [fact]: holds }
    this.keepDraft()
  }

  preferenceToggled(channel: keyof Preferences, wanted: boolean): void {
    if (channel === 'whatsapp' && !wanted) this.whatsappAsked = true
    this.setPreference(channel, wanted)
  }

  /** **Concordo**, and also Esc and **Fechar**: the tick comes back. */
  whatsappKept(): void {
    this.whatsappAsked = false
    this.setPreference('whatsapp', true)
  }

  /** **Cancelar** accepts the untick (portal.md §4). */
  whatsappGivenUp(): void {
    this.whatsappAsked = false
  }

  /** Another kind of person is another form: what was typed goes, but not unasked. */
  kindChosen(kind: PersonKind): void {
    if (kind === this.kind) return
    if (this.isPristine) this.startAfresh(kind)
    else this.kindAsked = kind
  }

  kindConfirmed(): void {
    if (this.kindAsked) this.startAfresh(this.kindAsked)
    this.kindAsked = undefined
  }

  kindKept(): void {
    this.kindAsked = undefined
  }

  /** Throws away what came back from before a reload: somebody else may be sitting here now. */
  startAgainPressed(): void {
    this.startAfresh(this.kind)
  }

  /** The link opens the tab by itself; what it is to show must be stored before. */
  termPressed(term: Term): void {
    this.storedTerms.choose(term)
  }

  backPressed(): void {
    this.navigation.go('/', carrying(this.values.document))
  }

  /** The thank-you's **OK**. */
  okPressed(): void {
    this.navigation.go('/', { ...carrying(this.values.document), replace: true })
  }

  async submitted(): Promise<void> {
    const outcome = await this.submission.run(async () => {
      await this.address.cepLeft()
      return this.register.execute(this.form)
    })
    if (outcome === undefined) return
    runInAction(() => this.ended(outcome))
  }

  private ended(outcome: RegisterOutcome): void {
    this.result = undefined
    this.violations = {}
    switch (outcome.kind) {
      case 'registered':
        this.values = { ...this.values, password: '', confirmation: '' }
        this.toasts.show('success', content.registered)
        this.thanked = true
        return
      case 'invalid': {
        this.violations = outcome.violations
        const [first] = this.wrongFields
        this.focus = first && { field: first }
        return
      }
      case 'unchecked':
        this.toasts.show('error', failureMessage(outcome.failure))
        return
      case 'failed':
        this.failed(outcome.failure)
        return
      default:
        assertNever(outcome)
    }
  }

  private failed(failure: PortFailureReason): void {
    const words = serverWords(failure)
    const messages = words.length > 0 ? words : [content.failed]
    for (const message of messages) this.toasts.show('error', message)
    if (leavesOutcomeUnknown(failure)) this.result = { kind: 'in-doubt' }
    else this.result = { kind: 'refused', messages }
  }

  /** Nothing was typed here; a number that came along from the login screen is no more than that. */
  private get isPristine(): boolean {
    const empty = emptyRegistrationForm(this.kind)
    const document = this.form.document === this.carried ? empty.document : this.form.document
    // Spread over the empty one, so that both have their keys in the same order.
    return JSON.stringify({ ...empty, ...this.form, document }) === JSON.stringify(empty)
  }

  private startAfresh(kind: PersonKind): void {
    const form = emptyRegistrationForm(kind)
    this.values = valuesOf(form)
    this.address.fill(form.address)
    this.violations = {}
    this.left = new Set()
    this.result = undefined
    this.restored = false
    this.keepDraft()
    this.loadWhatTheKindNeeds()
  }

  private loadWhatTheKindNeeds(): void {
    if (this.kind === 'company' && this.linesOfBusiness.state.status === 'idle') {
      void this.linesOfBusiness.load()
    }
  }

  private setPreference(channel: keyof Preferences, wanted: boolean): void {
    this.values = { ...this.values, preferences: { ...this.values.preferences, [channel]: wanted } }
    this.keepDraft()
  }

  /** What is being corrected is no longer shown as wrong. */
  private changed(field: RegistrationField): void {
    const { [field]: _, ...others } = this.violations
    this.violations = others
    this.keepDraft()
  }

  private keepDraft(): void {
    const { password: _, confirmation: __, acceptsTerms: ___, ...draft } = this.form
    if (this.isPristine) this.drafts.forget()
    else this.drafts.keep(draft)
  }

  private connectivityTold(online: boolean): void {
    const isBack = online && !this.online
    this.online = online
    // Before signing in nobody else watches the signal.
    if (isBack) this.signal.returned()
  }
}

/** A document that was typed at login says already what kind of person this is. */
function formFor(document: string): RegistrationForm {
  return {
    ...emptyRegistrationForm(customerDocument(document).kind === 'cnpj' ? 'company' : 'individual'),
    document,
  }
}

function valuesOf({ address: _, ...values }: RegistrationForm): Values {
  return values
}

/** The description, then each error, without repeating itself (portal.md §8). */
function serverWords(failure: PortFailureReason): readonly string[] {
  if (failure.kind !== 'rejected') return []
  const words = [failure.description, ...failure.errors].map((each) => each.trim())
  return [...new Set(words.filter((each) => each !== ''))]
}
