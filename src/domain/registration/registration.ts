import type { CalendarDay } from '../calendar-day.ts'
import { type Address, EMPTY_ADDRESS } from '../person/address.ts'
import type { PersonKind } from '../person/person.ts'
import type { Gender, MaritalStatus } from '../person/personal-facts.ts'
import { DEFAULT_PREFERENCES, type Preferences } from '../preferences/preferences.ts'

/** What somebody who wants to become a customer has written so far, as the form shows it: masked, and maybe wrong. */
export interface RegistrationForm {
  readonly kind: PersonKind
  /** CPF or CNPJ, masked or not. */
  readonly document: string
  /** Full name, or the company's legal name. */
  readonly name: string
  readonly tradeName: string
  readonly lineOfBusiness: string
  readonly contactName: string
  readonly email: string
  readonly mobile: string
  /** dd/mm/aaaa */
  readonly birthDate: string
  readonly gender: Gender | ''
  readonly maritalStatus: MaritalStatus | ''
  readonly hasChildren: boolean
  readonly hasPets: boolean
  readonly address: Address
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

/** A registration that is complete, ready to be sent: texts trimmed, numbers without punctuation. */
export type Registration = RegistrationOfAnybody & (IndividualFacts | CompanyFacts)

export interface RegistrationOfAnybody {
  readonly document: string
  readonly name: string
  /** Empty when none was given. */
  readonly email: string
  /** Digits: area code and number. */
  readonly mobile: string
  readonly address: Address
  readonly preferences: Preferences
  readonly password: string
}

export interface IndividualFacts {
  readonly kind: 'individual'
  readonly birthDate: CalendarDay
  readonly gender: Gender
  readonly maritalStatus: MaritalStatus
  readonly hasChildren: boolean
  readonly hasPets: boolean
}

export interface CompanyFacts {
  readonly kind: 'company'
  readonly tradeName: string
  readonly lineOfBusiness: string
  readonly contactName: string
}
