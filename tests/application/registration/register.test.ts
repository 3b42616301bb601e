import { PortFailure } from '@application/port-failure.ts'
import { Register } from '@application/registration/register.ts'
import { RegistrationValidator } from '@application/registration/registration-validator.ts'
import { InMemoryRegistrationRepository } from '@infrastructure/in-memory/registration/in-memory-registration-repository.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { ClassValidatorRegistrationValidator } from '@infrastructure/validation/class-validator-registration-validator.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import {
  companyRegistration,
  individualRegistration,
  registrationForm,
} from '../../support/factories/registration.ts'
import { scriptedWindow } from '../../support/scripted-window.ts'
import { testDevice } from '../../support/test-device.ts'

function arrange(
  validator: RegistrationValidator = new ClassValidatorRegistrationValidator(scriptedWindow()),
) {
  const registrations = new InMemoryRegistrationRepository(new InMemoryAccounts())
  const { registrationDrafts: drafts } = testDevice()
  drafts.keep(registrationForm.build())
  const register = new Register(validator, registrations, drafts, new InMemoryClock())
  return { register, registrations, drafts }
}

const blanksAround = <Texts extends Readonly<Record<keyof Texts, string>>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, ` ${text} `])) as Texts

describe('registering', () => {
  it('sends an individual without punctuation and stray blanks', async () => {
    const { register, registrations } = arrange()
    const typed = registrationForm.build()
    const address = blanksAround({ ...typed.address, state: 'sp' })
    const form = { ...typed, ...blanksAround({ name: typed.name, email: typed.email }), address }
    expect(await register.execute(form)).toEqual({ kind: 'registered' })
    expect(registrations.registered).toEqual([individualRegistration.build()])
  })

  it('sends a company with the letters of its CNPJ and nothing of an individual', async () => {
    const { register, registrations } = arrange()
    const form = registrationForm.company().build()
    const { tradeName, lineOfBusiness, contactName } = form
    await register.execute({ ...form, ...blanksAround({ tradeName, lineOfBusiness, contactName }) })
    expect(registrations.registered).toEqual([companyRegistration.build()])
  })

  it('keeps a password exactly as it was typed', async () => {
    const { register, registrations } = arrange()
    await register.execute(registrationForm.build({ password: ' a b ', confirmation: ' a b ' }))
    expect(registrations.registered[0]?.password).toBe(' a b ')
  })

  it('forgets the draft once registered, and not before', async () => {
    const { register, registrations, drafts } = arrange()
    registrations.steering.failWith({ kind: 'timeout' })
    expect(await register.execute(registrationForm.build())).toEqual({
      kind: 'failed',
      failure: { kind: 'timeout' },
    })
    expect(drafts.read()).toBeDefined()

    registrations.steering.failWith(undefined)
    await register.execute(registrationForm.build())
    expect(drafts.read()).toBeUndefined()
  })

  it('sends nothing while something is wrong', async () => {
    const { register, registrations } = arrange()
    expect(await register.execute(registrationForm.build({ name: '' }))).toEqual({
      kind: 'invalid',
      violations: { name: 'required' },
    })
    expect(registrations.registered).toEqual([])
  })

  it('says that nothing was sent when the form could not even be checked', async () => {
    const { register, registrations } = arrange(new UnreachableValidator())
    expect(await register.execute(registrationForm.build())).toEqual({
      kind: 'not-sent',
      failure: { kind: 'offline' },
    })
    expect(registrations.registered).toEqual([])
  })
})

describe('a form without violations', () => {
  it('can always be sent, and one with some never is', async () => {
    const text = fc.constantFrom('', ' ', '17/05/1990', '30/02/1990', '01001-000', 'SP', 'praca123')
    const anyForm = fc.record({
      kind: fc.constantFrom('individual', 'company'),
      birthDate: text,
      gender: fc.constantFrom('', 'female'),
      maritalStatus: fc.constantFrom('', 'single'),
      tradeName: text,
      name: text,
    } as const)
    const validator = new ClassValidatorRegistrationValidator(scriptedWindow())
    await fc.assert(
      fc.asyncProperty(anyForm, async (typed) => {
        const form = { ...registrationForm.company().build(), ...typed }
        const violations = await validator.validate(form, new InMemoryClock().today())
        const { kind } = await arrange(validator).register.execute(form)
        expect(kind).toBe(Object.keys(violations).length === 0 ? 'registered' : 'invalid')
      }),
    )
  })
})

/** The rules are a chunk of their own, which may not come. */
class UnreachableValidator extends RegistrationValidator {
  async validate(): Promise<never> {
    throw new PortFailure({ kind: 'offline' })
  }
}
