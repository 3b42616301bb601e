import type { Cancel } from '@application/clock.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { leavesOutcomeUnknown } from '@application/port-failure.ts'
import { ChangePhoto, type PhotoFile } from '@application/profile/change-photo.ts'
import { ChangeRegistrationStatus } from '@application/profile/change-registration-status.ts'
import { type ProfileForm, profileForm } from '@application/profile/profile-form.ts'
import type { ProfileField, ProfileViolations } from '@application/profile/profile-validator.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { UpdateProfile, type UpdateProfileOutcome } from '@application/profile/update-profile.ts'
import type { Person, PersonKind } from '@domain/person/person.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { AddressForm } from '../person/address-form.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { own } from '../screen/own.ts'
import { Submission } from '../screen/submission.ts'
import { profileContent as content } from './profile-content.ts'
import { type ProfileHints, profileHints } from './profile-hints.ts'

/** The form without its address, which is a form of its own. */
export type ProfileValues = Omit<ProfileForm, 'address'>

const FIELDS_OF_ALL = [
  ...(['email', 'phoneKind', 'areaCode', 'phoneNumber', 'channel'] as const),
  ...(['cep', 'street', 'number', 'complement', 'district', 'city', 'state'] as const),
]

/** Fields in the order in which they stand on the screen. */
const ORDER: Readonly<Record<PersonKind, readonly ProfileField[]>> = {
  individual: ['name', 'document', 'birthDate', 'gender', 'maritalStatus', ...FIELDS_OF_ALL],
  company: ['name', 'document', 'tradeName', 'lineOfBusiness', 'contactName', ...FIELDS_OF_ALL],
}

/** How the last save ended, as it stays on the screen. */
type Problem = { readonly kind: 'refused'; readonly message: string } | { readonly kind: 'in-doubt' }

/** The customer's own registration (portal.md §2, `/perfil`). */
export class ProfileViewModel {
  static readonly dependencies = [
    PersonRepository,
    UpdateProfile,
    ChangePhoto,
    ChangeRegistrationStatus,
    StoredProfileImage,
    LineOfBusinessRepository,
    own(AddressForm),
    Navigation,
    Toasts,
  ] as const

  /** Undefined until the person is there; kept from then on, so that nothing typed is ever lost. */
  values: ProfileValues | undefined
  violations: ProfileViolations = {}
  /** Where the focus belongs now; a new object each time. */
  focus: { readonly field: ProfileField } | undefined
  problem: Problem | undefined
  photo: string | undefined
  photoProblem: string | undefined
  /** The customer wants to leave, and is asked whether that is meant. */
  askingToLeave = false
  readonly person = new Loadable((signal) => this.people.find(signal)).whenLoaded((person) =>
    this.take(person),
  )
  readonly linesOfBusiness = new Loadable((signal) => this.lineOfBusinessRepository.list(signal))
  readonly submission = new Submission()
  readonly photoSubmission = new Submission()
  readonly statusSubmission = new Submission()
  /** Fields that the customer has been to: only these deserve hints. */
  private left: ReadonlySet<ProfileField> = new Set()
  private releasePhoto: Cancel = () => {}
  private open = false

  constructor(
    private readonly people: PersonRepository,
    private readonly updateProfile: UpdateProfile,
    private readonly changePhoto: ChangePhoto,
    private readonly changeRegistrationStatus: ChangeRegistrationStatus,
    private readonly storedPhoto: StoredProfileImage,
    private readonly lineOfBusinessRepository: LineOfBusinessRepository,
    readonly address: AddressForm,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
  ) {
    this.photo = storedPhoto.read()
    makeAutoObservable<this, 'left' | 'releasePhoto' | 'open'>(
      this,
      {
        values: observableRef,
        violations: observableRef,
        focus: observableRef,
        problem: observableRef,
        left: observableRef,
        person: false,
        linesOfBusiness: false,
        submission: false,
        photoSubmission: false,
        statusSubmission: false,
        address: false,
        releasePhoto: false,
        open: false,
      },
      { autoBind: true },
    )
  }

  get kind(): PersonKind {
    return this.values?.kind ?? 'individual'
  }

  /** What is still wrong since the last save, in the order of the screen. */
  get wrongFields(): readonly ProfileField[] {
    return ORDER[this.kind].filter((field) => this.violations[field] !== undefined)
  }

  get hints(): ProfileHints {
    return this.values ? profileHints(this.values, this.left) : {}
  }

  start(): void {
    this.open = true
    this.address.start(this.corrected)
    this.releasePhoto = this.storedPhoto.subscribe(this.photoChanged)
    void this.load()
  }

  dispose(): void {
    this.open = false
    this.person.cancel()
    this.linesOfBusiness.cancel()
    this.address.dispose()
    this.releasePhoto()
  }

  async load(): Promise<void> {
    await this.person.load()
  }

  typed<Field extends keyof ProfileValues>(field: Field, value: ProfileValues[Field]): void {
    if (!this.values) return
    this.values = { ...this.values, [field]: value }
    if (field !== 'kind') this.corrected(field)
  }

  fieldLeft(field: ProfileField): void {
    this.left = new Set([...this.left, field])
  }

  async submitted(): Promise<void> {
    const outcome = await this.submission.run(async () => {
      await this.address.cepLeft()
      return this.values && this.updateProfile.execute({ ...this.values, address: this.address.values })
    })
    if (outcome) this.concluded(outcome)
  }

  async photoChosen(file: PhotoFile): Promise<void> {
    this.photoProblem = undefined
    const outcome = await this.photoSubmission.run(() => this.changePhoto.execute(file))
    runInAction(() => {
      switch (outcome?.kind) {
        case 'changed':
          this.toasts.show('success', content.photo.changed)
          return
        case 'refused':
          this.photoProblem = content.photo.problems[outcome.problem]
          return
        case 'failed':
          this.photoProblem = leavesOutcomeUnknown(outcome.failure)
            ? content.photo.inDoubt
            : failureMessage(outcome.failure, content.photo.failed)
          return
        case undefined:
          return
        default:
          assertNever(outcome)
      }
    })
  }

  deactivatePressed(): void {
    this.askingToLeave = true
  }

  leavingGivenUp(): void {
    this.askingToLeave = false
  }

  async leavingConfirmed(): Promise<void> {
    this.askingToLeave = false
    await this.changeStatus('deactivate')
  }

  async reactivatePressed(): Promise<void> {
    await this.changeStatus('reactivate')
  }

  private async changeStatus(change: 'deactivate' | 'reactivate'): Promise<void> {
    await this.statusSubmission.run(async () => {
      const outcome = await this.changeRegistrationStatus.execute(change)
      if (outcome.kind === 'changed') {
        this.toasts.show('success', outcome.message || content.registration.done)
      } else {
        this.toasts.show('error', failureMessage(outcome.failure, content.registration.failed))
      }
      await this.replaceBy(outcome.person)
    })
  }

  /** Without taking the form away in between. */
  private async replaceBy(read: Promise<Person>): Promise<void> {
    try {
      this.person.replace(await read)
    } catch {
      // The old answer would be a guess: the failed state with its retry is the truth. A screen that was left shows neither.
      if (this.open) await this.load()
    }
  }

  private take(person: Person): void {
    if (person.kind === 'company' && this.linesOfBusiness.state.status !== 'loaded') {
      void this.linesOfBusiness.load()
    }
    if (this.values) return
    const { address, ...values } = profileForm(person)
    this.values = values
    this.address.fill(address)
    if (this.navigation.carried().focus === 'phone') this.focus = { field: 'phoneKind' }
  }

  private concluded(outcome: UpdateProfileOutcome): void {
    this.problem = undefined
    switch (outcome.kind) {
      case 'updated':
        this.violations = {}
        this.toasts.show('success', content.saved)
        // The card above the form shows the registration, not what was typed.
        void this.replaceBy(this.people.find())
        return
      case 'invalid':
        this.violations = outcome.violations
        this.focusFirstWrong()
        return
      case 'no-token':
        this.toasts.show('error', content.noToken)
        return
      case 'not-sent':
        this.failed(`${content.notSent} ${failureMessage(outcome.failure, content.failed)}`, false)
        return
      case 'failed':
        this.failed(failureMessage(outcome.failure, content.failed), leavesOutcomeUnknown(outcome.failure))
        return
      default:
        assertNever(outcome)
    }
  }

  /** @param inDoubt it may have been saved all the same. */
  private failed(message: string, inDoubt: boolean): void {
    this.toasts.show('error', message)
    this.problem = inDoubt ? { kind: 'in-doubt' } : { kind: 'refused', message }
  }

  private focusFirstWrong(): void {
    const [field] = this.wrongFields
    if (field) this.focus = { field }
  }

  /** What is being corrected is no longer shown as wrong. */
  private corrected(field: ProfileField): void {
    const { [field]: _, ...others } = this.violations
    this.violations = others
  }

  private photoChanged(url: string | undefined): void {
    this.photo = url
  }
}
