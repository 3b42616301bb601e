import type { CalendarDay } from '@domain/calendar-day.ts'
import { type Address, isCep, isStateCode, isStreet } from '@domain/person/address.ts'
import { birthDay } from '@domain/person/birth-date.ts'
import type { ProfileForm } from '@domain/profile/profile-form.ts'
import type { RegistrationForm } from '@domain/registration/registration.ts'
import { Given, isGiven, Must } from './must.ts'

/** A form about a person; only what both forms have can be read. */
export type PersonForm = RegistrationForm | ProfileForm

/** What registration and profile ask of every person (product.md §5). No rule looks at the form of a document. */
export class PersonRules implements Pick<PersonForm, 'document' | 'name'>, Omit<Address, 'complement'> {
  @Given()
  document = ''

  @Given()
  name = ''

  @Must('required', isCep)
  cep = ''

  @Must('required', isStreet)
  street = ''

  @Given()
  number = ''

  @Given()
  district = ''

  @Given()
  city = ''

  @Must('required', isStateCode)
  state = ''
}

export class IndividualRules implements Pick<PersonForm, 'birthDate' | 'gender' | 'maritalStatus'> {
  @Given()
  @Must<IndividualRules>(
    'invalid',
    (typed, { today }) => !isGiven(typed) || birthDay(typed, today) !== undefined,
  )
  birthDate = ''

  @Given()
  gender: PersonForm['gender'] = ''

  @Given()
  maritalStatus: PersonForm['maritalStatus'] = ''

  constructor(readonly today: CalendarDay) {}
}

export class CompanyRules implements Pick<PersonForm, 'tradeName' | 'lineOfBusiness' | 'contactName'> {
  @Given()
  tradeName = ''

  @Given()
  lineOfBusiness = ''

  @Given()
  contactName = ''
}
