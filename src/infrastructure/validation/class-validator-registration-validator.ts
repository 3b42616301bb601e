import type { RegistrationForm } from '@application/registration/registration-form.ts'
import {
  RegistrationValidator,
  type RegistrationViolations,
} from '@application/registration/registration-validator.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { injectable } from 'inversify'
import { fetchRules } from './fetch-rules.ts'

/** The rules are classes of class-validator, fetched when the first form is to be checked. */
@injectable()
export class ClassValidatorRegistrationValidator extends RegistrationValidator {
  async validate(form: RegistrationForm, today: CalendarDay): Promise<RegistrationViolations> {
    const { brokenRegistrationRules } = await fetchRules()
    return brokenRegistrationRules(form, today)
  }
}
