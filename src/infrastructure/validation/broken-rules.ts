import type { PersonForm } from '@application/person/person-form.ts'
import type { ProfileForm } from '@application/profile/profile-form.ts'
import type { ProfileViolations } from '@application/profile/profile-validator.ts'
import type { RegistrationForm } from '@application/registration/registration-form.ts'
import type { RegistrationViolations } from '@application/registration/registration-validator.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { validateSync } from 'class-validator'
import { CompanyRules, IndividualRules, PersonRules } from './person-rules.ts'
import { ProfileRules } from './profile-rules.ts'
import { RegistrationRules } from './registration-rules.ts'

/*
 * The adapters fetch this module, and with it only what it uses of class-validator: fetching the package itself would bring a
 * hundred kilobytes.
 */

export const brokenRegistrationRules = (form: RegistrationForm, today: CalendarDay): RegistrationViolations =>
  brokenRules(
    form,
    [new RegistrationRules(), ...personRules(form, today)],
    ['required', 'invalid', 'mismatch'],
  )

export const brokenProfileRules = (form: ProfileForm, today: CalendarDay): ProfileViolations =>
  brokenRules(form, [new ProfileRules(), ...personRules(form, today)], ['required', 'invalid'])

function personRules({ kind }: PersonForm, today: CalendarDay): object[] {
  return [new PersonRules(), kind === 'individual' ? new IndividualRules(today) : new CompanyRules()]
}

/** What is wrong with each field that breaks a rule. */
function brokenRules<Code extends string>(
  form: PersonForm,
  rules: readonly object[],
  codes: readonly Code[],
): Record<string, Code> {
  const errors = rules.flatMap((each) => validateSync(Object.assign(each, form, form.address)))
  return Object.fromEntries(
    errors.map(({ property, constraints = {} }) => {
      const code = codes.find((each) => each in constraints)
      if (code === undefined) throw new Error(`A rule of ${property} has a code that the form does not know`)
      return [property, code]
    }),
  )
}
