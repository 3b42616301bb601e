import type { Person } from '@domain/person/person.ts'

export const demoPerson: Person = {
  kind: 'individual',
  name: 'Maria Clara Souza',
  tradeName: undefined,
  lineOfBusiness: undefined,
  contactName: undefined,
  document: '52998224725',
  gender: 'female',
  birthDate: { year: 1990, month: 5, day: 17 },
  maritalStatus: 'married',
  unlisted: {},
  email: 'maria@example.com',
  channel: 'email',
  customerSince: { year: 2021, month: 3, day: 14 },
  preferences: { email: true, sms: true, push: false, whatsapp: true, digitalCoupon: false },
  deactivation: undefined,
  address: {
    cep: '80250160',
    street: 'Rua Brasílio Itiberê',
    number: '3279',
    complement: 'ap 12',
    district: 'Água Verde',
    city: 'Curitiba',
    state: 'PR',
  },
  phones: [{ kind: 'mobile', areaCode: '41', number: '987654321' }],
}

/** What a company has in the place of a person's own facts. */
export const demoCompany: Partial<Person> = {
  kind: 'company',
  name: 'Padaria Pão da Praça Ltda',
  tradeName: 'Pão da Praça',
  lineOfBusiness: 'Padaria',
  contactName: 'José',
  document: '12ABC34501DE35',
  gender: undefined,
  maritalStatus: undefined,
}
