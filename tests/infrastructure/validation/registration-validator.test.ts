import { emptyRegistrationForm, type RegistrationForm } from '@application/registration/registration-form.ts'
import type { RegistrationField } from '@application/registration/registration-validator.ts'
import { ClassValidatorRegistrationValidator } from '@infrastructure/validation/class-validator-registration-validator.ts'
import { describe, expect, it } from 'vitest'
import { registrationForm } from '../../support/factories/registration.ts'
import { scriptedWindow } from '../../support/scripted-window.ts'

const today = { year: 2026, month: 11, day: 20 }
const validator = new ClassValidatorRegistrationValidator(scriptedWindow())
const violations = (form: RegistrationForm) => validator.validate(form, today)

const required = (fields: readonly RegistrationField[]) =>
  Object.fromEntries(fields.map((field) => [field, 'required']))

const FOR_ALL = [
  ...(['document', 'name', 'mobile', 'cep', 'street', 'number', 'district', 'city', 'state'] as const),
  ...(['password', 'confirmation', 'acceptsTerms'] as const),
]

describe('the registration form', () => {
  it.each([
    ['an individual', registrationForm.build()],
    ['a company', registrationForm.company().build()],
    ['an individual without e-mail and complement', { ...registrationForm.build(), email: '' }],
    ['a name of emoji', { ...registrationForm.build(), name: '😀 👨‍👩‍👧' }],
    ['a document with wrong check digits', { ...registrationForm.build(), document: '529.982.247-24' }],
    ['a password of one space', { ...registrationForm.build(), password: ' ', confirmation: ' ' }],
  ])('lets %s through', async (_, form) => {
    expect(await violations(form)).toEqual({})
  })

  it('asks an individual for everything but e-mail and complement', async () => {
    expect(await violations(emptyRegistrationForm('individual'))).toEqual(
      required([...FOR_ALL, 'birthDate', 'gender', 'maritalStatus']),
    )
  })

  it('asks a company for its own facts instead', async () => {
    expect(await violations(emptyRegistrationForm('company'))).toEqual(
      required([...FOR_ALL, 'tradeName', 'lineOfBusiness', 'contactName']),
    )
  })

  it.each(['30/02/1990', '31/12/1899', '21/11/2026', '123'])(
    'finds the birth date %s invalid',
    async (birthDate) => {
      expect(await violations({ ...registrationForm.build(), birthDate })).toEqual({ birthDate: 'invalid' })
    },
  )

  it('finds a confirmation that differs', async () => {
    expect(await violations({ ...registrationForm.build(), confirmation: 'praca124' })).toEqual({
      confirmation: 'mismatch',
    })
  })

  it('counts the bracket that the mask begins a mobile number with as nothing', async () => {
    expect(await violations(registrationForm.build({ mobile: '(' }))).toEqual(required(['mobile']))
  })

  it('counts punctuation without a number as no document, as the login does', async () => {
    expect(await violations(registrationForm.build({ document: '...-' }))).toEqual(required(['document']))
  })

  it('counts blanks as nothing, and a street under 3 characters as none', async () => {
    const form = registrationForm.build({
      name: '   ',
      address: { street: 'R1', number: ' ', cep: '01001-0' },
    })
    expect(await violations(form)).toEqual(required(['name', 'cep', 'street', 'number']))
  })
})
