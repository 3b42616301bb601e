import { Clock } from '../clock.ts'
import { failureReason, type PortFailureReason } from '../port-failure.ts'
import { RegistrationDrafts } from './registration-drafts.ts'
import { type RegistrationForm, registrationOf } from './registration-form.ts'
import { RegistrationRepository } from './registration-repository.ts'
import { RegistrationValidator, type RegistrationViolations } from './registration-validator.ts'

export type RegisterOutcome =
  | { readonly kind: 'registered' }
  | { readonly kind: 'invalid'; readonly violations: RegistrationViolations }
  /** Something before the registration failed, such as the check of the form: nothing was sent. */
  | { readonly kind: 'not-sent'; readonly failure: PortFailureReason }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Registers a customer: checks the form, sends it once, and forgets its draft (product.md §4). */
export class Register {
  static readonly dependencies = [
    RegistrationValidator,
    RegistrationRepository,
    RegistrationDrafts,
    Clock,
  ] as const

  /** The registration that is under way, also when its screen was left. */
  running: Promise<RegisterOutcome> | undefined
  /** The screen that shows how it ends: the one that was opened last for it. */
  shownBy: object | undefined

  constructor(
    private readonly validator: RegistrationValidator,
    private readonly registrations: RegistrationRepository,
    private readonly drafts: RegistrationDrafts,
    private readonly clock: Clock,
  ) {}

  execute(form: RegistrationForm): Promise<RegisterOutcome> {
    this.running = this.register(form).finally(() => {
      this.running = undefined
    })
    return this.running
  }

  private async register(form: RegistrationForm): Promise<RegisterOutcome> {
    const today = this.clock.today()
    let violations: RegistrationViolations
    try {
      violations = await this.validator.validate(form, today)
    } catch (thrown) {
      return { kind: 'not-sent', failure: failureReason(thrown) }
    }
    const registration = registrationOf(form, today)
    if (registration === undefined || Object.keys(violations).length > 0) {
      return { kind: 'invalid', violations }
    }

    try {
      await this.registrations.register(registration)
    } catch (thrown) {
      const failure = failureReason(thrown)
      return { kind: failure.unsent ? 'not-sent' : 'failed', failure }
    }
    this.drafts.forget()
    return { kind: 'registered' }
  }
}
