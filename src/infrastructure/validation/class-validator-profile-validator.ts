import type { ProfileForm } from '@application/profile/profile-form.ts'
import { ProfileValidator, type ProfileViolations } from '@application/profile/profile-validator.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from '../browser/browser-window.ts'
import { fetchRules } from './fetch-rules.ts'

/** The rules are classes of class-validator, fetched when the first profile is to be checked. */
@injectable()
export class ClassValidatorProfileValidator extends ProfileValidator {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window & typeof globalThis) {
    super()
  }

  async validate(form: ProfileForm, today: CalendarDay): Promise<ProfileViolations> {
    const { brokenProfileRules } = await fetchRules(this.window)
    return brokenProfileRules(form, today)
  }
}
