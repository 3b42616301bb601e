import type { Registration } from '@domain/registration/registration.ts'
import { Clock } from '../clock.ts'
import { type RegistrationForm, registrationOf } from './registration-form.ts'
import { RegistrationValidator, type RegistrationViolations } from './registration-validator.ts'

export type ValidationOutcome =
  | { readonly kind: 'valid'; readonly registration: Registration }
  | { readonly kind: 'invalid'; readonly violations: RegistrationViolations }

/** Decides whether a form can be sent, and makes of it what is sent (product.md §5). */
export class ValidateRegistration {
  static readonly dependencies = [RegistrationValidator, Clock] as const

  constructor(
    private readonly validator: RegistrationValidator,
    private readonly clock: Clock,
  ) {}

  /** Rejects with a PortFailure. */
  async execute(form: RegistrationForm): Promise<ValidationOutcome> {
    const today = this.clock.today()
    const violations = await this.validator.validate(form, today)
    const registration = registrationOf(form, today)
    if (registration === undefined || Object.keys(violations).length > 0)
      return { kind: 'invalid', violations }
    return { kind: 'valid', registration }
  }
}
