import { FRESH } from '@application/freshness.ts'
import type { PersonRepository } from '@application/person/person-repository.ts'
import { failureReason, leavesOutcomeUnknown } from '@application/port-failure.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { Person, ProfileUpdate } from '@domain/person/person.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itFailsLikeAnyPort, itReadsLikeAnyPort } from './subject.ts'

export function describePersonRepository(
  adapter: string,
  arrange: {
    readonly individual: Arrange<PersonRepository>
    readonly company: Arrange<PersonRepository>
    readonly withoutPhone: Arrange<PersonRepository>
    /** Reads are answered; what is written does not get through. */
    readonly unwritable: Arrange<PersonRepository>
  },
): void {
  describe(`the person, ${adapter}`, () => {
    it('is an individual with a name and a CPF', async () => {
      const { port } = await arrange.individual()
      const person = await port.find()
      expect(person.kind).toBe('individual')
      expect(person.name).not.toBe('')
      expect(person.document).toMatch(/^\d{11}$/)
    })

    it('is a company with a CNPJ, which may have letters', async () => {
      const { port } = await arrange.company()
      const person = await port.find()
      expect(person.kind).toBe('company')
      expect(person.document).toMatch(/^[0-9A-Z]{12}\d{2}$/)
    })

    it('has a phone with an area code, or none at all', async () => {
      const { phones } = await (await arrange.individual()).port.find()
      expect(phones[0]).toMatchObject({ kind: 'mobile', areaCode: expect.stringMatching(/^\d{2,3}$/) })
      expect((await (await arrange.withoutPhone()).port.find()).phones).toEqual([])
    })

    itReadsLikeAnyPort(arrange.individual, (port, signal) => port.find(signal))
  })

  describe(`the person as it is now, ${adapter}`, () => {
    it('is the one that was found before', async () => {
      const { port } = await arrange.individual()
      expect(await port.find(undefined, FRESH)).toEqual(await port.find())
    })

    itReadsLikeAnyPort(arrange.individual, (port, signal) => port.find(signal, FRESH))
  })

  describe(`saving the profile, ${adapter}`, () => {
    it.each(['individual', 'company', 'withoutPhone'] as const)(
      'changes what it shows and nothing else (%s)',
      async (kind) => {
        const { port } = await arrange[kind]()
        const before = await port.find()
        const update = changed(before)
        await port.update(update)
        const { phone, document, ...rest } = update
        const after = { ...before, ...rest, document: document.characters, phones: [phone] }
        expect(await port.find()).toEqual(after)
      },
    )

    it('sends nothing when the registration cannot be read, and says so', async () => {
      const { port, fail } = await arrange.individual()
      await fail('offline')
      expect(await leavesDoubt(port)).toBe(false)
    })

    it('leaves it open whether it was sent when only the answer to it is missing', async () => {
      const { port } = await arrange.unwritable()
      expect(await leavesDoubt(port)).toBe(true)
    })

    itFailsLikeAnyPort(arrange.individual, async (port) => port.update(changed(KNOWN)))
  })

  describe(`leaving and coming back, ${adapter}`, () => {
    it('is asked for, answered in words, and can be taken back', async () => {
      const { port } = await arrange.individual()
      expect(await port.deactivate()).toBe(
        'Solicitação recebida. Você tem 24 horas para reativar o seu cadastro.',
      )
      expect((await port.find()).deactivation).toEqual({ timeLeft: { hours: 23, minutes: 59 } })
      expect(await port.reactivate()).toBe('Cadastro reativado com sucesso.')
      expect((await port.find()).deactivation).toBeUndefined()
    })

    it('is refused where there is nothing to take back', async () => {
      const { port } = await arrange.individual()
      await expect(port.reactivate()).rejects.toThrow('rejected')
    })

    itFailsLikeAnyPort(arrange.individual, (port) => port.deactivate())
    itFailsLikeAnyPort(arrange.individual, (port) => port.reactivate())
  })
}

/** For failures: what is sent does not matter then. */
const KNOWN = { kind: 'individual', document: '52998224725' } as const

/** Whether a save that fails leaves it open what came of it; undefined for one that succeeds. */
const leavesDoubt = (port: PersonRepository): Promise<boolean | undefined> =>
  port.update(changed(KNOWN)).then(
    () => undefined,
    (thrown) => leavesOutcomeUnknown(failureReason(thrown)),
  )

/** Everything that the profile shows, made different. */
export function changed(person: Pick<Person, 'kind' | 'document'>): ProfileUpdate {
  const anybody = {
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
      ...anybody,
      kind: 'company',
      tradeName: 'Fantasia',
      lineOfBusiness: 'Mercearia',
      contactName: 'Ana',
    }
  }
  return {
    ...anybody,
    kind: 'individual',
    gender: 'other',
    birthDate: { year: 1980, month: 2, day: 29 },
    maritalStatus: 'widowed',
  }
}
