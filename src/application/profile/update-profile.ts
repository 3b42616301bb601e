import { completeAddress, digitsOf } from '@domain/person/address.ts'
import { birthDay } from '@domain/person/birth-date.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { ProfileUpdate } from '@domain/person/person.ts'
import type { ProfileForm } from '@domain/profile/profile-form.ts'
import { Clock } from '../clock.ts'
import { PersonRepository } from '../person/person-repository.ts'
import { failureReason, type PortFailureReason } from '../port-failure.ts'
import { SessionStore } from '../session/session-store.ts'
import { ProfileValidator, type ProfileViolations } from './profile-validator.ts'

export type UpdateProfileOutcome =
  | { readonly kind: 'updated' }
  | { readonly kind: 'invalid'; readonly violations: ProfileViolations }
  /** Nobody is signed in any more: nothing was sent (decisions.md §9). */
  | { readonly kind: 'no-token' }
  /** Something before the save failed: nothing was sent. */
  | { readonly kind: 'not-sent'; readonly failure: PortFailureReason }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Checks the profile and saves it (portal.md §5 and §7). */
export class UpdateProfile {
  static readonly dependencies = [PersonRepository, ProfileValidator, SessionStore, Clock] as const

  constructor(
    private readonly people: PersonRepository,
    private readonly validator: ProfileValidator,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  async execute(form: ProfileForm): Promise<UpdateProfileOutcome> {
    let update: ProfileUpdate
    try {
      const violations = await this.validator.validate(form, this.clock.today())
      if (Object.keys(violations).length > 0) return { kind: 'invalid', violations }
      if (this.sessions.current() === undefined) return { kind: 'no-token' }
      update = this.complete(form)
    } catch (thrown) {
      return { kind: 'not-sent', failure: failureReason(thrown) }
    }

    try {
      await this.people.update(update)
      return { kind: 'updated' }
    } catch (thrown) {
      const failure = failureReason(thrown)
      return { kind: failure.unsent ? 'not-sent' : 'failed', failure }
    }
  }

  private complete(form: ProfileForm): ProfileUpdate {
    const { channel, phoneKind } = form
    if (phoneKind === '') throw incomplete()
    const anybody = {
      document: customerDocument(form.document).characters,
      name: form.name.trim(),
      email: form.email.trim(),
      channel: channel || undefined,
      address: completeAddress(form.address),
      phone: {
        kind: phoneKind,
        areaCode: digitsOf(form.areaCode),
        number: digitsOf(form.phoneNumber),
      },
    }
    if (form.kind === 'company') {
      return {
        ...anybody,
        kind: 'company',
        tradeName: form.tradeName.trim(),
        lineOfBusiness: form.lineOfBusiness.trim(),
        contactName: form.contactName.trim(),
      }
    }
    const { gender, maritalStatus } = form
    const birthDate = birthDay(form.birthDate, this.clock.today())
    if (gender === '' || maritalStatus === '' || birthDate === undefined) throw incomplete()
    return { ...anybody, kind: 'individual', gender, birthDate, maritalStatus }
  }
}

const incomplete = () => new Error('The validator let an incomplete profile through')
