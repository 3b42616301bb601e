import type { RegistrationForm } from '@application/registration/registration-form.ts'
import {
  RegistrationValidator,
  type RegistrationViolations,
} from '@application/registration/registration-validator.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from '../browser/browser-window.ts'
import { fetchRules } from './fetch-rules.ts'

/** The rules are classes of class-validator, fetched when the first form is to be checked. */
@injectable()
export class ClassValidatorRegistrationValidator extends RegistrationValidator {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window & typeof globalThis) {
    super()
  }

  async validate(form: RegistrationForm, today: CalendarDay): Promise<RegistrationViolations> {
    const { brokenRegistrationRules } = await fetchRules(this.window)
    return brokenRegistrationRules(form, today)
  }
}
