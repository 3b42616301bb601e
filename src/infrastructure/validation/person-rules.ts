import type { PersonForm, TypedAddress } from '@application/person/person-form.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { isCep, isStateCode, isStreet } from '@domain/person/address.ts'
import { birthDay } from '@domain/person/birth-date.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { Given, isGiven, Must } from './must.ts'

/** What registration and profile ask of every person (product.md §5). No rule checks whether a document is valid. */
export class PersonRules implements Pick<PersonForm, 'document' | 'name'>, Omit<TypedAddress, 'complement'> {
  // Punctuation alone is no document.
  @Must('required', (typed) => customerDocument(typed).characters !== '')
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
