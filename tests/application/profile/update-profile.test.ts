import { EMPTY_ADDRESS } from '@application/person/person-form.ts'
import { PortFailure } from '@application/port-failure.ts'
import { type ProfileForm, profileForm } from '@application/profile/profile-form.ts'
import { ProfileValidator } from '@application/profile/profile-validator.ts'
import { UpdateProfile } from '@application/profile/update-profile.ts'
import type { Address } from '@domain/person/address.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { ClassValidatorProfileValidator } from '@infrastructure/validation/class-validator-profile-validator.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { person } from '../../support/factories/person.ts'
import { session } from '../../support/factories/session.ts'
import { scriptedWindow } from '../../support/scripted-window.ts'

function arrange(
  customer = person.build(),
  sessions = new InMemorySessionStore(session.build()),
  validator: ProfileValidator = new ClassValidatorProfileValidator(scriptedWindow()),
) {
  const people = new InMemoryPersonRepository(customer)
  const useCase = new UpdateProfile(people, validator, sessions, new InMemoryClock())
  /** Of a form that was filled from this customer. */
  const update = (form: ProfileForm) => useCase.execute(form, customer)
  return { people, update, form: profileForm(customer) }
}

describe('saving the profile', () => {
  it.each([
    ['an individual', person.build()],
    ['a company', person.company().build()],
  ])('changes nothing of %s when the form was not changed', async (_, customer) => {
    const { people, update, form } = arrange(customer)
    expect(await update(form)).toEqual({ kind: 'updated' })
    expect(await people.find()).toEqual(customer)
  })

  it('sends what was typed without masks and spaces', async () => {
    const { people, update, form } = arrange()
    const address = { ...form.address, cep: '01001-000', state: 'sp' }
    const masked = { document: '529.982.247-25', phoneNumber: '98765-4321' }
    await update({ ...form, ...masked, name: ' Maria ', channel: 'sms', address })
    expect(await people.find()).toMatchObject({
      name: 'Maria',
      channel: 'sms',
      document: '52998224725',
      address: { cep: '01001000', state: 'SP' },
      phones: [{ number: '987654321' }],
    })
  })

  it('asks for no choice in the place of what the registration holds and no list has', async () => {
    const customer = person.build({
      gender: undefined,
      maritalStatus: undefined,
      unlisted: { gender: 'N', maritalStatus: 'U' },
    })
    const { people, update, form } = arrange(customer)
    expect(await update({ ...form, name: 'Maria', maritalStatus: 'widowed' })).toEqual({ kind: 'updated' })
    expect(await people.find()).toMatchObject({
      name: 'Maria',
      gender: undefined,
      maritalStatus: 'widowed',
      unlisted: { gender: 'N' },
    })
  })

  it('sends a stored CEP of another length back as it came, and refuses one that was typed', async () => {
    const address = { ...person.build().address, cep: '1001000' } as Address
    const { people, update, form } = arrange(person.build({ address }))
    const withCep = (cep: string) => ({ ...form, name: 'Maria', address: { ...form.address, cep } })
    expect(await update(withCep('10010-00'))).toEqual({ kind: 'updated' })
    expect(await people.find()).toMatchObject({ name: 'Maria', address: { cep: '1001000' } })
    for (const cep of ['10010-01', '']) {
      expect(await update(withCep(cep))).toEqual({ kind: 'invalid', violations: { cep: 'required' } })
    }
  })

  it('asks an individual for every field', async () => {
    const { update } = arrange()
    const empty = person.build({
      name: '',
      document: '',
      gender: undefined,
      birthDate: undefined,
      maritalStatus: undefined,
      email: undefined,
      channel: undefined,
      phones: [],
    })
    const outcome = await update({ ...profileForm(empty), address: EMPTY_ADDRESS })
    expect(outcome.kind === 'invalid' && Object.keys(outcome.violations).sort()).toEqual(
      [
        ...['areaCode', 'birthDate', 'cep', 'city', 'district', 'document', 'email', 'gender'],
        ...['maritalStatus', 'name', 'number', 'phoneKind', 'phoneNumber', 'state', 'street'],
      ].sort(),
    )
  })

  it.each(['30/02/1990', '01/01/1899', '21/11/2026', '170'])(
    'refuses %s as a birthday',
    async (birthDate) => {
      const { update, form } = arrange()
      expect(await update({ ...form, birthDate })).toEqual({
        kind: 'invalid',
        violations: { birthDate: 'invalid' },
      })
    },
  )

  it('asks a company for its own fields, and an address for three characters', async () => {
    const { update, form } = arrange(person.company().build())
    const address = { ...form.address, street: 'ab' }
    const typed = { ...form, tradeName: '', lineOfBusiness: ' ', contactName: '', address }
    expect(await update(typed)).toEqual({
      kind: 'invalid',
      violations: {
        tradeName: 'required',
        lineOfBusiness: 'required',
        contactName: 'required',
        street: 'required',
      },
    })
  })

  it('sends nothing without a stored token', async () => {
    const { people, update, form } = arrange(person.build(), new InMemorySessionStore())
    expect(await update(form)).toEqual({ kind: 'no-token' })
    expect(people.updates).toBe(0)
  })

  it('sends nothing when the registration was changed elsewhere, and says what differs', async () => {
    const { people, update, form } = arrange()
    people.changeElsewhere({
      name: 'Maria Clara de Souza',
      email: 'nova@example.com',
      maritalStatus: 'divorced',
    })
    const outcome = await update({ ...form, name: 'Maria', email: ' nova@example.com' })
    expect(outcome).toMatchObject({
      kind: 'changed-elsewhere',
      now: { name: 'Maria Clara de Souza' },
      changes: [
        { field: 'name', here: 'Maria', there: 'Maria Clara de Souza' },
        { field: 'maritalStatus', here: form.maritalStatus, there: 'divorced' },
      ],
    })
    expect(people.updates).toBe(0)
  })

  it.each([
    [
      'an individual',
      person.build(),
      { tradeName: 'Padaria', lineOfBusiness: 'Padaria', contactName: 'Dona Maria' },
    ],
    [
      'a company',
      person.company().build(),
      { birthDate: { year: 2001, month: 1, day: 2 }, gender: 'other', maritalStatus: 'widowed' },
    ],
  ] as const)(
    'is not stopped by a change elsewhere of what the form of %s does not have',
    async (_, customer, changed) => {
      const { people, update, form } = arrange(customer)
      people.changeElsewhere(changed)
      expect(await update({ ...form, name: 'Maria' })).toMatchObject({ kind: 'updated' })
    },
  )

  it.each([
    ['email', 'maria.souza@example.com', 'mariasouza@example.com'],
    ['name', 'Ana Maria', 'Ana-Maria'],
  ] as const)(
    'takes a correction of punctuation elsewhere for a change of the %s',
    async (field, before, after) => {
      const { people, update, form } = arrange(person.build({ [field]: before }))
      people.changeElsewhere({ [field]: after })
      expect(await update({ ...form, [field]: `${before}a` })).toMatchObject({
        kind: 'changed-elsewhere',
        changes: [{ field, here: `${before}a`, there: after }],
      })
      expect(await update(form)).toMatchObject({
        kind: 'changed-elsewhere',
        changes: [{ field, here: before, there: after }],
      })
      expect(people.updates).toBe(0)
    },
  )

  it('says why it failed', async () => {
    const { people, update, form } = arrange()
    people.onTheWay.failWith({ kind: 'timeout' })
    expect(await update(form)).toEqual({ kind: 'failed', failure: { kind: 'timeout' } })
  })

  it('says that nothing was sent when the form could not even be checked', async () => {
    const { people, update, form } = arrange(undefined, undefined, new UnreachableValidator())
    expect(await update(form)).toEqual({ kind: 'not-sent', failure: { kind: 'offline' } })
    expect(people.updates).toBe(0)
  })
})

/** The rules are a chunk of their own, which may not come. */
class UnreachableValidator extends ProfileValidator {
  async validate(): Promise<never> {
    throw new PortFailure({ kind: 'offline' })
  }
}
