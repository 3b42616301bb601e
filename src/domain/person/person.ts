import type { CalendarDay } from '../calendar-day.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { Address } from './address.ts'
import type { CustomerDocument } from './customer-document.ts'

/** `individual` is fisicaJuridica F, `company` is J (product.md §1). */
export type PersonKind = 'individual' | 'company'

/** What individuals are asked about themselves (product.md §3: sexo M, F, O and estadoCivil S, C, D, V). */
export type Gender = 'male' | 'female' | 'other'
export type MaritalStatus = 'single' | 'married' | 'divorced' | 'widowed'

/** A fact that the customer chooses from a list. */
export type ListedFact = 'gender' | 'maritalStatus'

/** The registered customer. What was never given is undefined. */
export interface Person {
  readonly kind: PersonKind
  /** Full name, or the company's legal name. */
  readonly name: string
  /** Companies only. */
  readonly tradeName: string | undefined
  /** Companies only. */
  readonly lineOfBusiness: string | undefined
  /** The person who speaks for the company. */
  readonly contactName: string | undefined
  /** CPF or CNPJ without punctuation. */
  readonly document: string
  /** Individuals only. */
  readonly gender: Gender | undefined
  /** Individuals: when they were born. Companies: when they were founded. */
  readonly birthDate: CalendarDay | undefined
  /** Individuals only. */
  readonly maritalStatus: MaritalStatus | undefined
  /** What the server holds of these facts, where it is in no list. It stays as it is until the customer chooses something else. */
  readonly unlisted: { readonly [Fact in ListedFact]?: string }
  readonly email: string | undefined
  readonly channel: ContactChannel | undefined
  readonly customerSince: CalendarDay | undefined
  readonly preferences: Preferences
  /** Undefined while the registration is active. */
  readonly deactivation: Deactivation | undefined
  readonly address: Address | undefined
  /** All telephones. The profile shows and changes the first one. */
  readonly phones: readonly Phone[]
}

/** Who the customer is at the checkout. */
export type Identification = Pick<Person, 'kind' | 'name' | 'document'>

export const identificationOf = ({ kind, name, document }: Person): Identification => ({
  kind,
  name,
  document,
})

/** How the customer prefers to receive messages. */
export type ContactChannel = 'email' | 'sms'

export type PhoneKind = 'landline' | 'mobile'

/** A telephone number of the customer. */
export interface Phone {
  readonly kind: PhoneKind | undefined
  /** The area code (DDD). */
  readonly areaCode: string
  /** Without area code and punctuation. */
  readonly number: string
}

/** The customer asked to leave, and may still come back for a while. */
export interface Deactivation {
  readonly timeLeft: { readonly hours: number; readonly minutes: number }
}

/** What registration and profile both send of a person. */
export type PersonFacts = FactsOfAll & (FactsOfIndividual | FactsOfCompany)

interface FactsOfAll {
  readonly document: CustomerDocument
  readonly name: string
  /** Empty when none was given. */
  readonly email: string
  readonly address: Address
}

export interface FactsOfIndividual {
  readonly kind: 'individual'
  /** Undefined leaves it as it is. */
  readonly gender: Gender | undefined
  readonly birthDate: CalendarDay
  /** Undefined leaves it as it is. */
  readonly maritalStatus: MaritalStatus | undefined
}

interface FactsOfCompany {
  readonly kind: 'company'
  readonly tradeName: string
  readonly lineOfBusiness: string
  readonly contactName: string
}

/** What a saved profile says of the customer. The rest of the registration stays as it is. */
export type ProfileUpdate = PersonFacts & {
  /** Undefined leaves it as it is. */
  readonly channel: ContactChannel | undefined
  readonly phone: Phone & { readonly kind: PhoneKind }
}

/** How the portal addresses the customer, and whose registration it is. */
export interface Greeting {
  /** Empty when the server knows none. */
  readonly name: string
  /** The full or legal name; undefined where it is the same as `name`. */
  readonly fullName: string | undefined
}

export function greetingOf(person: Person): Greeting {
  const name = greetingName(person)
  const fullName = person.name.trim()
  return { name, fullName: fullName === name ? undefined : fullName }
}

/** The first name of a person, the contact or trade name of a company. */
function greetingName(person: Person): string {
  if (person.kind === 'company') return person.contactName || person.tradeName || person.name.trim()
  return person.name.trim().split(/\s+/)[0] ?? ''
}

/** The time left, with 0 for a negative part; undefined when nothing is left (product.md, rule 29). */
export function shownTimeLeft(deactivation: Deactivation): Deactivation['timeLeft'] | undefined {
  const { hours, minutes } = deactivation.timeLeft
  const left = { hours: Math.max(0, hours), minutes: Math.max(0, minutes) }
  return left.hours > 0 || left.minutes > 0 ? left : undefined
}

const MINUTE = 60_000

/** The deactivation with the time that is left after so many milliseconds. */
export function deactivationAfter(deactivation: Deactivation, milliseconds: number): Deactivation {
  const left = shownTimeLeft(deactivation)
  const passed = Math.floor(milliseconds / MINUTE)
  if (left === undefined || passed <= 0) return deactivation
  const minutes = Math.max(0, left.hours * 60 + left.minutes - passed)
  return { timeLeft: { hours: Math.floor(minutes / 60), minutes: minutes % 60 } }
}
