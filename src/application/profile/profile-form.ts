import { type CalendarDay, toBrazilianDay } from '@domain/calendar-day.ts'
import { type Address, digitsOf } from '@domain/person/address.ts'
import type { ContactChannel, Person, PhoneKind, ProfileUpdate } from '@domain/person/person.ts'
import { stateCodeOf } from '@domain/person/place.ts'
import { EMPTY_ADDRESS, type PersonForm, personFacts } from '../person/person-form.ts'

/** The profile as the form shows it. */
export interface ProfileForm extends PersonForm {
  readonly channel: ContactChannel | ''
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
    address: person.address ? shownAddress(person.address) : EMPTY_ADDRESS,
    phoneKind: phone?.kind ?? '',
    areaCode: phone?.areaCode ?? '',
    phoneNumber: phone?.number ?? '',
  }
}

/** The field holds two letters. Without this, 'Paraná' would become 'PA', the code of Pará. */
const shownAddress = (address: Address): Address => ({ ...address, state: stateCodeOf(address.state) })

/** What is sent to the server; undefined while a part is missing that the server needs. */
export function profileUpdateOf(form: ProfileForm, today: CalendarDay): ProfileUpdate | undefined {
  const { channel, phoneKind, areaCode, phoneNumber } = form
  const facts = personFacts(form, today)
  if (facts === undefined || phoneKind === '') return undefined
  const phone = { kind: phoneKind, areaCode: digitsOf(areaCode), number: digitsOf(phoneNumber) }
  return { ...facts, channel: channel || undefined, phone }
}
