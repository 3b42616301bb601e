import { FRESH } from '@application/freshness.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { leavesOutcomeUnknown } from '@application/port-failure.ts'
import {
  changedElsewhere,
  type FieldChangedElsewhere,
  isEdited,
  withChanges,
} from '@application/profile/changed-elsewhere.ts'
import { type ProfileForm, profileForm } from '@application/profile/profile-form.ts'
import type { ProfileField, ProfileViolation } from '@application/profile/profile-validator.ts'
import { UnsavedProfile } from '@application/profile/unsaved-profile.ts'
import { UpdateProfile, type UpdateProfileOutcome } from '@application/profile/update-profile.ts'
import { type Deactivation, deactivationAfter, type Person, type PersonKind } from '@domain/person/person.ts'
import { compareStructural } from 'mobx'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { ADDRESS_FIELDS, AddressForm, NOT_SENT_SCREEN_LEFT } from '../person/address-form.ts'
import { documentHint } from '../person/document-hints.ts'
import { emailHint, phoneNumberHint } from '../person/person-hints.ts'
import { failureMessage, isShownElsewhere } from '../screen/failure-message.ts'
import { Form } from '../screen/form.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { Now } from '../screen/now.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { Submission } from '../screen/submission.ts'
import { TypedText } from '../screen/typed-text.ts'
import { profileContent as content, violationSentence } from './profile-content.ts'
import { RegistrationChange } from './registration-change.ts'

/** The profile while it is edited, without its address, which is a form of its own. */
export type EditedProfile = Form<Omit<ProfileForm, 'address'>, ProfileViolation, ProfileField>

const ORDER_OF_ALL: readonly ProfileField[] = [
  'email',
  'phoneKind',
  'areaCode',
  'phoneNumber',
  'channel',
  ...ADDRESS_FIELDS,
]

/** Fields in the order in which they stand on the screen. */
const ORDER: Readonly<Record<PersonKind, readonly ProfileField[]>> = {
  individual: ['name', 'document', 'birthDate', 'gender', 'maritalStatus', ...ORDER_OF_ALL],
  company: ['name', 'document', 'tradeName', 'lineOfBusiness', 'contactName', ...ORDER_OF_ALL],
}

/** The server has not said yet how long a customer who has just asked to leave may still come back. */
const UNKNOWN_TIME_LEFT: Deactivation = { timeLeft: { hours: 0, minutes: 0 } }

type Unsaved = UpdateProfileOutcome & { readonly kind: 'not-sent' | 'failed' }

/** A function that does not hold the view-model, because the portal keeps it when the session has ended. */
const isKeptIn = (unsaved: UnsavedProfile) => () => unsaved.ofSession.draft !== undefined

/** How the last save ended, as it stays on the screen. */
type Problem =
  | { readonly kind: 'refused' | 'in-doubt' }
  /** The form has taken over what was changed elsewhere, in fields that the customer had not changed. */
  | { readonly kind: 'changed-elsewhere'; readonly changes: readonly FieldChangedElsewhere[] }

/** The customer's own registration (product.md §2, `/perfil`). */
export class ProfileViewModel {
  static readonly dependencies = [
    PersonRepository,
    UpdateProfile,
    UnsavedProfile,
    LineOfBusinessRepository,
    own(AddressForm),
    own(RegistrationChange),
    Navigation,
    Toasts,
    own(Now),
    TypedText,
  ] as const

  /** Undefined until the person is loaded. Loading the person again keeps it, so that nothing typed is lost. */
  form: EditedProfile | undefined
  problem: Problem | undefined
  /** The form came back with what was not saved when its screen was left. */
  restored = false
  readonly person = new Loadable((signal) => this.people.find(signal, FRESH).then(this.timed))
    .whenLoaded((person) => this.take(person))
    .askedAtStart()
  readonly linesOfBusiness = new Loadable((signal) => this.lineOfBusinessRepository.list(signal))
  readonly submission = new Submission()
  /** The portal asks for a confirmation of the deactivation. */
  asksToLeave = false
  /** The registration that the form was filled from. After a save it is undefined until the saved one is read. */
  private filledFrom: Person | undefined
  private readonly unsaved: UnsavedProfile['ofSession']
  /** When the registration was read that is shown, in epoch milliseconds. */
  private readAt = 0

  constructor(
    private readonly people: PersonRepository,
    private readonly updateProfile: UpdateProfile,
    private readonly unsavedProfile: UnsavedProfile,
    private readonly lineOfBusinessRepository: LineOfBusinessRepository,
    readonly address: AddressForm,
    readonly statusChange: RegistrationChange,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
    private readonly now: Now,
    private readonly typedText: TypedText,
  ) {
    this.unsaved = unsavedProfile.ofSession
    observe(this, { readAt: false })
  }

  /** With the time that is left now: the screen may stay open. */
  get deactivation(): Deactivation | undefined {
    const deactivation = this.person.value?.deactivation
    return deactivation && deactivationAfter(deactivation, this.now.time - this.readAt)
  }

  /** A save sends the whole registration with the status that it has read, so neither write may begin beside the other. */
  get isWriting(): boolean {
    return this.submission.busy || this.statusChange.submission.busy
  }

  start(): void {
    this.address.start((field) => this.form?.corrected(field))
    this.typedText.isKept = isKeptIn(this.unsavedProfile)
    // The customer may have left this screen while it was being saved: what is saved then is no draft any more.
    void Promise.resolve(this.unsaved.writing).finally(() => this.person.load())
  }

  dispose(): void {
    if (!this.form || !this.filledFrom) return
    const [form, from] = [this.written(this.form), this.filledFrom]
    this.unsaved.draft = isEdited(form, from) ? { form, from, cepAnswer: this.address.cepAnswer } : undefined
  }

  /** Back to the registration as it is shown above the form. */
  discardPressed(): void {
    if (this.isWriting || !this.person.value) return
    this.forgetDraft()
    this.problem = undefined
    this.form = undefined
    this.filledFrom = undefined
    this.take(this.person.value)
  }

  async submitted(): Promise<void> {
    if (this.isWriting) return
    this.unsaved.writing = this.save()
    await this.unsaved.writing
  }

  private async save(): Promise<void> {
    this.toasts.dismiss()
    const outcome = await this.submission.run(async () => {
      if (!(await this.address.lookUpIfNeeded())) return NOT_SENT_SCREEN_LEFT
      return (
        this.form && this.filledFrom && this.updateProfile.execute(this.written(this.form), this.filledFrom)
      )
    })
    if (outcome) this.showOutcome(outcome)
    if (outcome?.kind !== 'updated') return
    // The card above the form shows the stored registration, and the next save starts from it.
    await this.submission.run(() => this.replaceBy(this.people.find(undefined, FRESH)))
  }

  deactivatePressed(): void {
    this.asksToLeave = true
  }

  leavingGivenUp(): void {
    this.asksToLeave = false
  }

  async leavingConfirmed(): Promise<void> {
    this.asksToLeave = false
    await this.changeStatus('deactivate')
  }

  async reactivatePressed(): Promise<void> {
    await this.changeStatus('reactivate')
  }

  private async changeStatus(change: 'deactivate' | 'reactivate'): Promise<void> {
    if (this.isWriting) return
    const deactivation = change === 'deactivate' ? UNKNOWN_TIME_LEFT : undefined
    this.unsaved.writing = this.statusChange.make(change, (read, outcome) =>
      this.replaceBy(read, outcome === 'changed' ? { deactivation } : {}),
    )
    await this.unsaved.writing
  }

  /**
   * Shows the registration as it is now, and keeps the form on the screen while it is read.
   * @param known what is known of it even when it cannot be read.
   */
  private async replaceBy(read: Promise<Person>, known: Partial<Person> = {}): Promise<void> {
    try {
      this.show(await read)
    } catch {
      if (this.person.value) this.person.replace({ ...this.person.value, ...known })
      // The old answer may be wrong now. A form cannot be saved without the answer that it was filled from: then the failure replaces it.
      if (this.filledFrom) this.person.refresh()
      else await this.person.load()
    }
  }

  private written(form: EditedProfile): ProfileForm {
    return { ...form.values, address: this.address.values }
  }

  private timed(person: Person): Person {
    this.readAt = this.now.time
    return person
  }

  private show(person: Person): void {
    this.person.replace(this.timed(person))
    this.take(person)
  }

  private take(person: Person): void {
    if (person.kind === 'company' && this.linesOfBusiness.state.status !== 'loaded') {
      void this.linesOfBusiness.load()
    }
    this.filledFrom ??= person
    if (!this.form) this.open(person)
  }

  /** With what was not saved when the screen was left, and with what another device or app has changed since. */
  private open(person: Person): void {
    const stored = profileForm(person)
    const draft = this.unsaved.draft?.form.kind === person.kind ? this.unsaved.draft : undefined
    const written = draft ? withChanges(draft.form, draft.from, person) : stored
    const { address, ...values } = written
    this.restored = isEdited(written, person)
    const changes = draft ? changedElsewhere(written, draft.from, person) : []
    if (changes.length > 0) this.problem = { kind: 'changed-elsewhere', changes }
    this.form = new Form(values, {
      order: ({ kind }) => this.address.inOrder(ORDER[kind]),
      sentence: (field, code, { kind }) => violationSentence(kind, field, code),
      hints: { document: documentHint, email: emailHint, phoneNumber: phoneNumberHint },
    })
    const cepAnswer = isEdited({ ...stored, address }, person) ? draft?.cepAnswer : undefined
    this.address.fill(address, cepAnswer, stored.address)
    this.address.loadLists()
    if (this.navigation.carried().focus === 'phone') {
      this.navigation.forgetCarried()
      this.form.focusOn('phoneKind')
    }
  }

  private forgetDraft(): void {
    this.unsaved.draft = undefined
    this.restored = false
  }

  private showOutcome(outcome: UpdateProfileOutcome): void {
    this.problem = undefined
    switch (outcome.kind) {
      case 'updated':
        this.filledFrom = undefined
        this.forgetDraft()
        this.form?.show({})
        this.toasts.show('success', content.saved)
        return
      case 'changed-elsewhere':
        this.takeChanges(outcome.now)
        this.problem = { kind: 'changed-elsewhere', changes: outcome.changes }
        if (this.submission.isLeft)
          this.toasts.show('error', `${content.refusedTitle}. ${content.changedTitle}.`)
        return
      case 'invalid':
        this.form?.show(outcome.violations)
        if (this.submission.isLeft) this.toasts.show('error', `${content.refusedTitle}.`)
        return
      case 'no-token':
        this.toasts.show('error', content.noToken)
        return
      case 'not-sent':
      case 'failed':
        this.failed(outcome)
        return
      default:
        assertNever(outcome)
    }
  }

  private takeChanges(now: Person): void {
    if (!this.form || !this.filledFrom) return
    const { address, ...values } = withChanges(this.written(this.form), this.filledFrom, now)
    this.form.reset(values)
    if (!compareStructural(address, this.address.values)) this.address.fill(address)
    this.filledFrom = now
    this.show(now)
  }

  private failed({ kind, failure }: Unsaved): void {
    if (isShownElsewhere(failure)) return
    if (kind === 'failed' && leavesOutcomeUnknown(failure)) {
      this.problem = { kind: 'in-doubt' }
      // The notice says that the portal does not know the outcome. An error would say that the save failed.
      if (this.submission.isLeft) this.toasts.show('info', content.inDoubtTitle)
      return
    }
    const words = failureMessage(failure, content.failed)
    this.problem = { kind: 'refused' }
    this.toasts.show('error', kind === 'failed' ? words : `${content.notSent} ${words}`)
  }
}
