import type { FactsOfIndividual, PersonFacts } from '../person/person.ts'
import type { Preferences } from '../preferences/preferences.ts'

/** A registration that is complete, ready to be sent: texts trimmed, numbers without punctuation. */
export type Registration = PersonFacts & RegistrationOfAll & (Household | { readonly kind: 'company' })

interface RegistrationOfAll {
  /** Digits: area code and number. */
  readonly mobile: string
  readonly preferences: Preferences
  readonly password: string
}

interface Household extends Pick<FactsOfIndividual, 'kind'> {
  readonly hasChildren: boolean
  readonly hasPets: boolean
}
