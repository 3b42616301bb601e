import { completeAddress, digitsOf } from '@domain/person/address.ts'
import { birthDay } from '@domain/person/birth-date.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { Registration, RegistrationForm } from '@domain/registration/registration.ts'
import { Clock } from '../clock.ts'
import { RegistrationValidator, type RegistrationViolations } from './registration-validator.ts'

export type ValidationOutcome =
  | { readonly kind: 'valid'; readonly registration: Registration }
  | { readonly kind: 'invalid'; readonly violations: RegistrationViolations }

/** Decides whether a form can be sent, and makes of it what is sent (portal.md §5). */
export class ValidateRegistration {
  static readonly dependencies = [RegistrationValidator, Clock] as const

  constructor(
    private readonly validator: RegistrationValidator,
    private readonly clock: Clock,
  ) {}

  /** Rejects with a PortFailure. */
  async execute(form: RegistrationForm): Promise<ValidationOutcome> {
    const violations = await this.validator.validate(form, this.clock.today())
    if (Object.keys(violations).length > 0) return { kind: 'invalid', violations }
    return { kind: 'valid', registration: this.complete(form) }
  }

  private complete(form: RegistrationForm): Registration {
    const anybody = {
      document: customerDocument(form.document).characters,
      name: form.name.trim(),
      email: form.email.trim(),
      mobile: digitsOf(form.mobile),
      address: completeAddress(form.address),
      preferences: form.preferences,
      password: form.password,
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
    const { gender, maritalStatus, hasChildren, hasPets } = form
    const birthDate = birthDay(form.birthDate, this.clock.today())
    if (gender === '' || maritalStatus === '' || birthDate === undefined) {
      throw new Error('The validator let an incomplete individual through')
    }
    return { ...anybody, kind: 'individual', birthDate, gender, maritalStatus, hasChildren, hasPets }
  }
}
