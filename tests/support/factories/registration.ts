import type { RegistrationDraft } from '@application/registration/registration-drafts.ts'
import { emptyRegistrationForm, type RegistrationForm } from '@application/registration/registration-form.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { Registration } from '@domain/registration/registration.ts'
import { Factory } from 'fishery'
import { address } from './person.ts'

class RegistrationFormFactory extends Factory<RegistrationForm> {
  company() {
    return this.params({
      kind: 'company',
      document: '12.ABC.345/01DE-35',
      name: 'Padaria Pão da Praça Ltda',
      tradeName: 'Pão da Praça',
      lineOfBusiness: 'Padaria',
      contactName: 'José',
      birthDate: '',
      gender: '',
      maritalStatus: '',
    })
  }
}

/** A form that can be sent, as the screen holds it. */
export const registrationForm = RegistrationFormFactory.define(
  (): RegistrationForm => ({
    ...emptyRegistrationForm('individual'),
    document: '529.982.247-25',
    name: 'Maria Clara Souza',
    email: 'maria@example.com',
    mobile: '(11)98765-4321',
    birthDate: '17/05/1990',
    gender: 'female',
    maritalStatus: 'married',
    address: { ...address, cep: '01001-000' },
    password: 'praca123',
    confirmation: 'praca123',
    acceptsTerms: true,
  }),
)

const bothKinds = {
  document: customerDocument('52998224725'),
  name: 'Maria Clara Souza',
  email: 'maria@example.com',
  mobile: '11987654321',
  address: { ...address },
  preferences: { email: true, sms: true, push: true, whatsapp: true, digitalCoupon: false },
  password: 'praca123',
}

/** A company's complete registration, as it is sent. */
export const companyRegistration: Factory<Registration> = Factory.define<Registration>(() => ({
  ...bothKinds,
  kind: 'company',
  document: customerDocument('12ABC34501DE35'),
  name: 'Padaria Pão da Praça Ltda',
  tradeName: 'Pão da Praça',
  lineOfBusiness: 'Padaria',
  contactName: 'José',
}))

/** An individual's. */
export const individualRegistration: Factory<Registration> = Factory.define<Registration>(
  (): Registration => ({
    ...bothKinds,
    kind: 'individual',
    birthDate: { year: 1990, month: 5, day: 17 },
    gender: 'female',
    maritalStatus: 'married',
    hasChildren: false,
    hasPets: false,
  }),
)

/** The fields of a form that the device keeps before it is sent. */
export function draftOf(form: RegistrationForm): RegistrationDraft {
  const { password: _, confirmation: __, acceptsTerms: ___, ...draft } = form
  return draft
}
