import { FRESH, KEPT } from '@application/freshness.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { failureReason, leavesOutcomeUnknown } from '@application/port-failure.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { Person, ProfileUpdate } from '@domain/person/person.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { describe, expect, it } from 'vitest'
import { person } from '../support/factories/person.ts'
import { preferences } from '../support/factories/preferences.ts'
import { session } from '../support/factories/session.ts'
import { httpContainer } from '../support/http-container.ts'
import { type HttpWorld, testConfiguration } from '../support/http-world.ts'
import { backendContracts, itFails, itReads, type Traits } from './backend-contract.ts'

const { backendContract, overHttp } = backendContracts()

function personWith({ kind, phone }: Traits): Person {
  if (kind === 'J') return person.company().build()
  return phone === false ? person.withoutPhone().build() : person.build()
}

const COMPANY: Traits = { profile: 'rich', kind: 'J' }
const WITHOUT_PHONE: Traits = { profile: 'empty', phone: false }

backendContract(
  PersonRepository,
  (traits) => new InMemoryPersonRepository(personWith(traits)),
  (arrange) => {
    it.each<[string, Traits | undefined, RegExp]>([
      ['individual', undefined, /^\d{11}$/],
      ['company', COMPANY, /^[0-9A-Z]{12}\d{2}$/],
    ])('finds an %s with a name and a document', async (kind, traits, document) => {
      const found = await (await arrange(traits)).port.find()
      expect(found).toMatchObject({ kind, name: expect.stringMatching(/./) })
      expect(found.document).toMatch(document)
    })

    it('finds a phone with an area code, or none at all', async () => {
      const { phones } = await (await arrange()).port.find()
      expect(phones[0]).toMatchObject({ kind: 'mobile', areaCode: expect.stringMatching(/^\d{2,3}$/) })
      expect((await (await arrange(WITHOUT_PHONE)).port.find()).phones).toEqual([])
    })

    it('finds the same person when the answer must be fresh', async () => {
      const { port } = await arrange()
      expect(await port.find(undefined, FRESH)).toEqual(await port.find())
    })

    it.each([
      ['individual', undefined],
      ['company', COMPANY],
      ['customer without a phone', WITHOUT_PHONE],
    ])('saves what the profile shows and nothing else: %s', async (_, traits) => {
      const { port } = await arrange(traits)
      const before = await port.find()
      const update = changed(before)
      await port.update(update, () => true)
      const { phone, document, ...rest } = update
      const after = { ...before, ...rest, document: document.characters, phones: [phone] }
      expect(await port.find()).toEqual(after)
    })

    it('says that nothing was saved when the registration cannot be read', async () => {
      const { port, fail } = await arrange()
      await fail('offline')
      expect(await mayHaveSaved(port)).toBe(false)
    })

    it('deactivates and reactivates, each with the message of the server', async () => {
      const { port } = await arrange()
      expect(await port.deactivate()).toBe(
        'Solicitação recebida. Você tem 24 horas para reativar o seu cadastro.',
      )
      expect((await port.find()).deactivation).toEqual({ timeLeft: { hours: 23, minutes: 59 } })
      expect(await port.reactivate()).toBe('Cadastro reativado com sucesso.')
      expect((await port.find()).deactivation).toBeUndefined()
      await expect(port.reactivate()).rejects.toThrow('rejected')
    })

    itReads(arrange, {
      find: (port, signal) => port.find(signal),
      'find, fresh': (port, signal) => port.find(signal, FRESH),
    })
    itFails(arrange, {
      update: (port) => port.update(changed({ kind: 'individual', document: '52998224725' }), () => true),
      deactivate: (port) => port.deactivate(),
      reactivate: (port) => port.reactivate(),
    })
  },
)

describe('a profile of which only the answer to the write is missing', () => {
  it('may have been saved, in memory', async () => {
    const people = new InMemoryPersonRepository(person.build())
    people.onTheWay.failWith({ kind: 'offline' })
    expect(await mayHaveSaved(people)).toBe(true)
  })

  it('may have been saved, over HTTP', async () => {
    const { port, world } = await overHttp(PersonRepository)
    await world.control('faults', { faults: [{ call: 'POST /api/pessoa', fault: { kind: 'reset' } }] })
    expect(await mayHaveSaved(port)).toBe(true)
  })
})

describe('the profile over HTTP', () => {
  it('is saved without undoing a change that another tab made since it was read', async () => {
    const { port, world } = await overHttp(PersonRepository)
    const person = await port.find()
    expect(person.preferences.whatsapp).toBe(true)
    const anotherTab = httpContainer(testConfiguration(world.sandbox.url), world.sessions)
    await anotherTab.get(PreferenceRepository).save({ ...person.preferences, whatsapp: false })

    await port.update(changed(person), () => true)
    expect((await port.find()).preferences.whatsapp).toBe(false)
  })

  it('is not written over the registration of a customer who signs in meanwhile', async () => {
    const { port, world } = await overHttp(PersonRepository)
    const person = await port.find()
    const before = world.sandbox.requests.length
    const saving = port.update(changed(person), () => true)
    world.sessions.changeElsewhere(session.build({ token: 'of the next customer' }))
    await expect(saving).rejects.toMatchObject({ reason: { kind: 'unauthenticated', unsent: true } })
    expect(world.sandbox.requests.slice(before).map(({ method }) => method)).toEqual(['GET'])
  })
})

describe('the preferences over HTTP', () => {
  const reads = ({ sandbox }: HttpWorld, asked: string) =>
    sandbox.requests.filter(({ method, path }) => method === 'GET' && path === asked).length

  it('are read anew unless an older answer will do, and again after they were saved', async () => {
    const { port, world } = await overHttp(PreferenceRepository)
    const before = reads(world, '/api/pessoa/preferencia')
    const current = await port.read()
    await port.read(undefined, KEPT)
    expect(reads(world, '/api/pessoa/preferencia')).toBe(before + 1)
    await port.read()
    expect(reads(world, '/api/pessoa/preferencia')).toBe(before + 2)
    await port.save({ ...current, sms: !current.sms })
    expect((await port.read(undefined, KEPT)).sms).toBe(!current.sms)
    expect(reads(world, '/api/pessoa/preferencia')).toBe(before + 3)
  })

  it('make the kept person stale when they are saved', async () => {
    const { port, world } = await overHttp(PreferenceRepository)
    const people = world.get(PersonRepository)
    await people.find()
    const before = reads(world, '/api/pessoa')
    await port.save(preferences.build())
    await people.find()
    expect(reads(world, '/api/pessoa')).toBe(before + 1)
  })
})

/** Whether a save that fails leaves its outcome unknown; undefined for one that succeeds. */
const mayHaveSaved = (port: PersonRepository): Promise<boolean | undefined> =>
  port
    .update(changed({ kind: 'individual', document: '52998224725' }), () => true)
    .then(
      () => undefined,
      (thrown) => leavesOutcomeUnknown(failureReason(thrown)),
    )

/** Everything that the profile shows, made different. */
function changed(person: Pick<Person, 'kind' | 'document'>): ProfileUpdate {
  const both = {
    document: customerDocument(person.document),
    name: 'Nome Novo 🙂',
    email: 'novo@example.com',
    channel: 'sms',
    address: {
      cep: '01001000',
      street: 'Praça da Sé',
      number: 'S/N',
      complement: '',
      district: 'Sé',
      city: 'São Paulo',
      state: 'SP',
    },
    phone: { kind: 'landline', areaCode: '11', number: '34567890' },
  } as const
  if (person.kind === 'company') {
    return {
      ...both,
      kind: 'company',
      tradeName: 'Fantasia',
      lineOfBusiness: 'Mercearia',
      contactName: 'Ana',
    }
  }
  const birthDate = { year: 1980, month: 2, day: 29 }
  return { ...both, kind: 'individual', gender: 'other', birthDate, maritalStatus: 'widowed' }
}
