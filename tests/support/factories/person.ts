import type { Address } from '@domain/person/address.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { Person, ProfileUpdate } from '@domain/person/person.ts'
import { demoCompany, demoPerson } from '@infrastructure/in-memory/person/demo-person.ts'
import { Factory } from 'fishery'

export const address: Address = {
  cep: '01001000',
  street: 'Praça da Sé',
  number: '100',
  complement: 'ap 12',
  district: 'Sé',
  city: 'São Paulo',
  state: 'SP',
}

class PersonFactory extends Factory<Person> {
  company() {
    return this.params(demoCompany)
  }

  withoutPhone() {
    return this.params({ phones: [] })
  }

  /** Asked for deactivation; `hours` and `minutes` are the time left to reactivate. */
  deactivated(hours = 20, minutes = 39) {
    return this.params({ deactivation: { timeLeft: { hours, minutes } } })
  }
}

export const person = PersonFactory.define(
  (): Person => ({
    ...structuredClone(demoPerson),
    address: { ...address },
    phones: [{ kind: 'mobile', areaCode: '11', number: '987654321' }],
  }),
)

export const profileUpdate: Factory<ProfileUpdate> = Factory.define<ProfileUpdate>(() => ({
  kind: 'individual',
  document: customerDocument('52998224725'),
  name: 'Maria Clara',
  email: 'maria@example.com',
  channel: 'email',
  gender: 'female',
  birthDate: { year: 1990, month: 5, day: 17 },
  maritalStatus: 'married',
  address: {
    cep: '11010000',
    street: 'Rua A',
    number: '1',
    complement: '',
    district: 'Centro',
    city: 'Santos',
    state: 'SP',
  },
  phone: { kind: 'mobile', areaCode: '13', number: '987654321' },
}))
