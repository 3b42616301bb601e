import type { CalendarDay } from '@domain/calendar-day.ts'
import { type Address, digitsOf } from '@domain/person/address.ts'
import { birthDay } from '@domain/person/birth-date.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { Gender, MaritalStatus, PersonFacts, PersonKind } from '@domain/person/person.ts'

/** An address as a form shows it: masked, and maybe wrong. All its fields are texts too, so the compiler sees no difference. */
export type TypedAddress = Address

export const EMPTY_ADDRESS: TypedAddress = {
  cep: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
}

/** The fields that an answer to a CEP may fill in. */
export const FILLED_BY_CEP = [
  'street',
  'district',
  'city',
  'state',
] as const satisfies readonly (keyof TypedAddress)[]

/**
 * What the server answered to a CEP. `filled` are the fields that the answer filled in: they are locked. `isUnknown` is true when the
 * CEP was not found: UF and city are then chosen from lists.
 */
export interface CepAnswer {
  /** Which one, in digits; '' before the first answer. */
  readonly cep: string
  readonly filled: readonly (keyof TypedAddress)[]
  readonly isUnknown: boolean
}

/** What registration and profile both ask, as their forms show it: masked, and maybe wrong. The kind decides which fields count. */
export interface PersonForm {
  readonly kind: PersonKind
  /** CPF or CNPJ, masked or not. */
  readonly document: string
  /** Full name, or the company's legal name. */
  readonly name: string
  readonly tradeName: string
  readonly lineOfBusiness: string
  readonly contactName: string
  readonly email: string
  /** dd/mm/aaaa */
  readonly birthDate: string
  readonly gender: Gender | ''
  readonly maritalStatus: MaritalStatus | ''
  readonly address: TypedAddress
}

/** What is sent to the server; undefined while a part is missing that the server needs. */
export function personFacts(form: PersonForm, today: CalendarDay): PersonFacts | undefined {
  const anybody = {
    document: customerDocument(form.document),
    name: form.name.trim(),
    email: form.email.trim(),
    address: addressOf(form.address),
  }
  if (form.kind === 'company') {
    return {
      ...anybody,
      kind: 'company',
      tradeName: form.tradeName.trim(),
      lineOfBusiness: form.lineOfBusiness.trim(),
      contactName: form.contactName.trim(),
    }
  }
  const birthDate = birthDay(form.birthDate, today)
  if (birthDate === undefined) return undefined
  const [gender, maritalStatus] = [form.gender || undefined, form.maritalStatus || undefined]
  return { ...anybody, kind: 'individual', gender, birthDate, maritalStatus }
}

const addressOf = (typed: TypedAddress): Address => ({
  cep: digitsOf(typed.cep),
  street: typed.street.trim(),
  number: typed.number.trim(),
  complement: typed.complement.trim(),
  district: typed.district.trim(),
  city: typed.city.trim(),
  state: typed.state.trim().toUpperCase(),
})
