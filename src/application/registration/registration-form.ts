import type { CalendarDay } from '@domain/calendar-day.ts'
import { digitsOf } from '@domain/person/address.ts'
import type { PersonKind } from '@domain/person/person.ts'
import { DEFAULT_PREFERENCES, type Preferences } from '@domain/preferences/preferences.ts'
import type { Registration } from '@domain/registration/registration.ts'
import { EMPTY_ADDRESS, type PersonForm, personFacts } from '../person/person-form.ts'

/** What a future customer has typed so far. */
export interface RegistrationForm extends PersonForm {
  readonly mobile: string
  readonly hasChildren: boolean
  readonly hasPets: boolean
  readonly preferences: Preferences
  readonly password: string
  readonly confirmation: string
  readonly acceptsTerms: boolean
}

/** What the form of this kind of person starts with. */
export const emptyRegistrationForm = (kind: PersonKind): RegistrationForm => ({
  kind,
  document: '',
  name: '',
  tradeName: '',
  lineOfBusiness: '',
  contactName: '',
  email: '',
  mobile: '',
  birthDate: '',
  gender: '',
  maritalStatus: '',
  hasChildren: false,
  hasPets: false,
  address: EMPTY_ADDRESS,
  preferences: DEFAULT_PREFERENCES,
  password: '',
  confirmation: '',
  acceptsTerms: false,
})

/** What is sent to the server; undefined while a part is missing that the server needs. */
export function registrationOf(form: RegistrationForm, today: CalendarDay): Registration | undefined {
  const { preferences, password, hasChildren, hasPets } = form
  const facts = personFacts(form, today)
  if (facts === undefined) return undefined
  const account = { mobile: digitsOf(form.mobile), preferences, password }
  return facts.kind === 'company' ? { ...facts, ...account } : { ...facts, ...account, hasChildren, hasPets }
}
