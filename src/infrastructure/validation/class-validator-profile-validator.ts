import type { ProfileForm } from '@application/profile/profile-form.ts'
import { ProfileValidator, type ProfileViolations } from '@application/profile/profile-validator.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { injectable } from 'inversify'
import { fetchRules } from './fetch-rules.ts'

/** The rules are classes of class-validator, fetched when the first profile is to be checked. */
@injectable()
export class ClassValidatorProfileValidator extends ProfileValidator {
  async validate(form: ProfileForm, today: CalendarDay): Promise<ProfileViolations> {
    const { brokenProfileRules } = await fetchRules()
    return brokenProfileRules(form, today)
  }
}
