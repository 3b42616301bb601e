import { toBrazilianDay } from '../calendar-day.ts'
import { type Address, EMPTY_ADDRESS } from '../person/address.ts'
import type { ContactChannel, Person, PersonKind, PhoneKind } from '../person/person.ts'
import type { Gender, MaritalStatus } from '../person/personal-facts.ts'

/** The profile as the form shows it: masked, and maybe wrong. Which fields it has depends on the kind of person. */
export interface ProfileForm {
  readonly kind: PersonKind
  /** CPF or CNPJ, masked or not. */
  readonly document: string
  readonly name: string
  readonly tradeName: string
  readonly lineOfBusiness: string
  readonly contactName: string
  /** dd/mm/aaaa */
  readonly birthDate: string
  readonly gender: Gender | ''
  readonly maritalStatus: MaritalStatus | ''
  readonly email: string
  readonly channel: ContactChannel | ''
  readonly address: Address
  readonly phoneKind: PhoneKind | ''
  readonly areaCode: string
  readonly phoneNumber: string
}

/** The form as it stands before anything was typed. */
export function profileForm(person: Person): ProfileForm {
  const [phone] = person.phones
  return {
    kind: person.kind,
    document: person.document,
    name: person.name,
    tradeName: person.tradeName ?? '',
    lineOfBusiness: person.lineOfBusiness ?? '',
    contactName: person.contactName ?? '',
    birthDate: person.birthDate ? toBrazilianDay(person.birthDate) : '',
    gender: person.gender ?? '',
    maritalStatus: person.maritalStatus ?? '',
    email: person.email ?? '',
    channel: person.channel ?? '',
    address: person.address ?? EMPTY_ADDRESS,
    phoneKind: phone?.kind ?? '',
    areaCode: phone?.areaCode ?? '',
    phoneNumber: phone?.number ?? '',
  }
}
