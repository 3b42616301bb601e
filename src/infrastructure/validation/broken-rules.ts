import type { TypedAddress } from '@application/person/person-form.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { validateSync } from 'class-validator'
import { CompanyRules, IndividualRules, PersonRules } from './person-rules.ts'
import { ProfileRules } from './profile-rules.ts'
import { RegistrationRules } from './registration-rules.ts'

interface PersonForm {
  readonly kind: 'individual' | 'company'
  readonly address: TypedAddress
}

/*
 * In a module of its own, which is what the adapters fetch: whoever fetches class-validator itself gets all of it, a hundred
 * kilobytes for one function.
 */

export const brokenRegistrationRules = (form: PersonForm, today: CalendarDay) =>
  brokenRules(form, [new RegistrationRules(), ...personRules(form, today)])

export const brokenProfileRules = (form: PersonForm, today: CalendarDay) =>
  brokenRules(form, [new ProfileRules(), ...personRules(form, today)])

function personRules({ kind }: PersonForm, today: CalendarDay): object[] {
  return [new PersonRules(), kind === 'individual' ? new IndividualRules(today) : new CompanyRules()]
}

/** The code of the first broken rule of each field. */
function brokenRules(form: PersonForm, rules: readonly object[]): Record<string, string | undefined> {
  const errors = rules.flatMap((each) => validateSync(Object.assign(each, form, form.address)))
  return Object.fromEntries(
    errors.map(({ property, constraints }) => [property, Object.keys(constraints ?? {})[0]]),
  )
}
