import { failureReason, type PortFailureReason } from '../port-failure.ts'
import { RegistrationDrafts } from './registration-drafts.ts'
import type { RegistrationForm } from './registration-form.ts'
import { RegistrationRepository } from './registration-repository.ts'
import type { RegistrationViolations } from './registration-validator.ts'
import { ValidateRegistration } from './validate-registration.ts'

export type RegisterOutcome =
  | { readonly kind: 'registered' }
  | { readonly kind: 'invalid'; readonly violations: RegistrationViolations }
  /** Nothing was sent: the form could not even be checked. */
  | { readonly kind: 'unchecked'; readonly failure: PortFailureReason }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Registers a customer: checks the form, sends it once, and forgets its draft (product.md §4). */
export class Register {
  static readonly dependencies = [ValidateRegistration, RegistrationRepository, RegistrationDrafts] as const

  constructor(
    private readonly validateRegistration: ValidateRegistration,
    private readonly registrations: RegistrationRepository,
    private readonly drafts: RegistrationDrafts,
  ) {}

  async execute(form: RegistrationForm): Promise<RegisterOutcome> {
    let validation: Awaited<ReturnType<ValidateRegistration['execute']>>
    try {
      validation = await this.validateRegistration.execute(form)
    } catch (thrown) {
      return { kind: 'unchecked', failure: failureReason(thrown) }
    }
    if (validation.kind === 'invalid') return validation

    try {
      await this.registrations.register(validation.registration)
    } catch (thrown) {
      return { kind: 'failed', failure: failureReason(thrown) }
    }
    this.drafts.forget()
    return { kind: 'registered' }
  }
}
