import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { PushDirectory } from '@application/push/push-directory.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { Authentication, WrongCredentials } from '@application/session/authentication.ts'
import { Passwords } from '@application/session/passwords.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { InMemoryLineOfBusinessRepository } from '@infrastructure/in-memory/person/in-memory-line-of-business-repository.ts'
import {
  demoGeography,
  InMemoryPlaceRepository,
} from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { InMemoryPreferenceRepository } from '@infrastructure/in-memory/preferences/in-memory-preference-repository.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { InMemoryPushDirectory } from '@infrastructure/in-memory/push/in-memory-push-directory.ts'
import { InMemoryRegistrationRepository } from '@infrastructure/in-memory/registration/in-memory-registration-repository.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { describe, expect, it } from 'vitest'
import { SMALL_PHOTO } from '../../sandbox/control/create-customer.ts'
import { numberedDocument } from '../../sandbox/documents.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { preferences } from '../support/factories/preferences.ts'
import { companyRegistration, individualRegistration } from '../support/factories/registration.ts'
import { term } from '../support/factories/term.ts'
import {
  backendContracts,
  itFails,
  itReads,
  refusal,
  type Traits,
  WITHOUT_TOKEN,
} from './backend-contract.ts'

const { backendContract } = backendContracts()

const maria = () => new InMemoryAccounts([['52998224725', 'praca123']], '52998224725')

backendContract(
  Authentication,
  () => new InMemoryAuthentication(new InMemoryClock(), maria()),
  (arrange) => {
    it('gives a token that expires in the future', async () => {
      const { port, document, password } = await arrange()
      const issued = await port.signIn({ document: customerDocument(document), password })
      expect(issued.token).not.toBe('')
      expect(issued.expiresAt).toBeGreaterThan(Date.UTC(2026, 10, 20, 15))
    })

    it('refuses a wrong password in words', async () => {
      const { port, document } = await arrange()
      const answer = port.signIn({ document: customerDocument(document), password: 'errada' })
      await expect(answer).rejects.toBeInstanceOf(WrongCredentials)
      await expect(answer).rejects.toMatchObject({
        reason: { kind: 'rejected', status: 400, description: 'CPF/CNPJ ou senha inválidos.' },
      })
    })

    it('ends a session', async () => {
      await expect((await arrange()).port.signOut()).resolves.toBeUndefined()
    })

    itFails(arrange, { signOut: (port) => port.signOut() })
  },
)

backendContract(
  Passwords,
  () => new InMemoryPasswords(maria()),
  (arrange) => {
    it.each([
      ['email', 'Enviamos uma nova senha para o seu e-mail.'],
      ['sms', 'Enviamos uma nova senha por SMS para o seu celular.'],
    ] as const)('recovers a password with the message of the server: %s', async (channel, message) => {
      const { port, document } = await arrange()
      expect(await port.recover(customerDocument(document), channel)).toBe(message)
    })

    it('refuses to recover the password of a document that is not registered', async () => {
      const { port } = await arrange()
      const answer = port.recover(customerDocument('15350946056'), 'email')
      await expect(answer).rejects.toEqual(refusal('Cadastro não encontrado.', 404))
    })

    it('puts the new password in place of the old', async () => {
      const { port, password } = await arrange()
      await port.change(password, 'nova & senha')
      await expect(port.change(password, 'outra')).rejects.toEqual(refusal('A senha atual não confere.'))
      await expect(port.change('nova & senha', 'outra')).resolves.toBeUndefined()
    })

    itFails(arrange, {
      recover: (port) => port.recover(customerDocument('52998224725'), 'email'),
      change: (port) => port.change('praca123', 'outra'),
    })
  },
)

backendContract(
  RegistrationRepository,
  () => new InMemoryRegistrationRepository(new InMemoryAccounts()),
  (arrange) => {
    const cpf = (number: number) => customerDocument(numberedDocument('F', number))
    const cnpj = (number: number) => customerDocument(numberedDocument('J', number))

    it.each([
      ['an individual', individualRegistration.build({ document: cpf(700) })],
      ['a company', companyRegistration.build({ document: cnpj(700) })],
    ])('registers %s', async (_, registration) => {
      await expect((await arrange()).port.register(registration)).resolves.toBeUndefined()
    })

    it('refuses a document that is registered already, with a description and its errors', async () => {
      const { port } = await arrange()
      const twice = individualRegistration.build({ document: cpf(701) })
      await port.register(twice)
      await expect(port.register(twice)).rejects.toMatchObject({
        name: 'PortFailure',
        reason: { kind: 'rejected', description: 'CPF já cadastrado.', errors: [expect.any(String)] },
      })
    })

    itFails(arrange, { register: (port) => port.register(individualRegistration.build()) })
  },
)

backendContract(
  PlaceRepository,
  () => new InMemoryPlaceRepository(demoGeography),
  (arrange) => {
    it.each([
      ['01001000', { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }],
      // A town with a single CEP has neither street nor district.
      ['13825000', { street: '', district: '', city: 'Holambra', state: 'SP' }],
      ['99999999', undefined],
    ])('finds the place of CEP %s', async (cep, place) => {
      expect(await (await arrange()).port.findByCep(cep)).toEqual(place)
    })

    it('lists 27 states with code and name, and the cities of each', async () => {
      const { port } = await arrange()
      const states = await port.states()
      expect(states).toHaveLength(27)
      expect(states).toContainEqual({ code: 'SP', name: 'São Paulo' })
      expect(await port.cities('SP')).toContain('São Paulo')
    })

    itReads(arrange, {
      findByCep: (port, signal) => port.findByCep('01001000', signal),
      cities: (port, signal) => port.cities('SP', signal),
    })
    itReads(arrange, { states: (port, signal) => port.states(signal) }, WITHOUT_TOKEN)
  },
)

backendContract(
  LineOfBusinessRepository,
  () => new InMemoryLineOfBusinessRepository(['Mercearia', 'Padaria']),
  (arrange) => {
    it('lists texts to choose from', async () => {
      expect(await (await arrange()).port.list()).toContain('Padaria')
    })

    itReads(arrange, { list: (port, signal) => port.list(signal) })
  },
)

backendContract(
  ProfileImageRepository,
  ({ image }) => new InMemoryProfileImageRepository(image ? 'https://fotos.example/maria.jpg' : undefined),
  (arrange) => {
    const withImage = () => arrange({ profile: 'rich', image: true })

    it('gives the address of the image', async () => {
      expect(URL.canParse((await (await withImage()).port.find()) ?? '')).toBe(true)
    })

    it('finds no image of a customer without one, until the first is there', async () => {
      const { port } = await arrange({ profile: 'rich', image: false })
      expect(await port.find()).toBeUndefined()
      await port.replace(SMALL_PHOTO)
      expect(URL.canParse((await port.find()) ?? '')).toBe(true)
    })

    itReads(withImage, { find: (port, signal) => port.find(signal) })
    itFails(arrange, { replace: (port) => port.replace(SMALL_PHOTO) })
  },
)

backendContract(
  PreferenceRepository,
  ({ whatsapp }) => new InMemoryPreferenceRepository(preferences.build({ whatsapp: whatsapp ?? true })),
  (arrange) => {
    it.each([
      [true, undefined],
      [false, { profile: 'empty', whatsapp: false }],
    ] as const)('says whether the customer accepts WhatsApp: %s', async (whatsapp, traits) => {
      expect((await (await arrange(traits)).port.read()).whatsapp).toBe(whatsapp)
    })

    it('reads what was saved', async () => {
      const { port } = await arrange()
      const chosen = { email: false, sms: true, push: true, whatsapp: false, digitalCoupon: true }
      await port.save(chosen)
      expect(await port.read()).toEqual(chosen)
    })

    itReads(arrange, { read: (port, signal) => port.read(signal) })
    itFails(arrange, { save: (port) => port.save(preferences.build()) })
  },
)

backendContract(
  PushDirectory,
  () => new InMemoryPushDirectory(),
  (arrange) => {
    const address = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

    it('takes the address of a device more than once', async () => {
      const { port } = await arrange()
      await port.register(address)
      await expect(port.register(address)).resolves.toBeUndefined()
    })

    itFails(arrange, { register: (port) => port.register(address) })
  },
)

backendContract(
  TermRepository,
  () => new InMemoryTermRepository(new InMemoryClock(), [term.build(), term.privacy().build()]),
  (arrange) => {
    it('lists the published terms, each with a name and a text', async () => {
      const terms = await (await arrange()).port.published()
      expect(terms.map(({ id }) => id)).toEqual([3, 4])
      for (const { typeName, html } of terms) {
        expect(typeName).not.toBe('')
        expect(html).toMatch(/<p>/)
      }
    })

    it('finds a term by its id, and refuses with 404 where there is none', async () => {
      const { port } = await arrange()
      expect(await port.find(3)).toEqual((await port.published())[0])
      await expect(port.find(99_999)).rejects.toMatchObject({
        name: 'PortFailure',
        reason: { kind: 'rejected', status: 404 },
      })
    })

    const newIndividual: Traits = { profile: 'empty', termsAccepted: false }
    // The backend answers differently to the two.
    describe.each([
      ['individual', newIndividual],
      ['company', { ...newIndividual, kind: 'J' }],
    ] as const)('accepting terms as a new %s', (_, traits) => {
      it('is complete when each of them is accepted', async () => {
        const { port } = await arrange(traits)
        expect(await port.hasAcceptedAll()).toBe(false)
        expect(await port.accepted()).toEqual([])

        await port.accept(3)
        expect(await port.hasAcceptedAll()).toBe(false)
        await port.accept(4)
        expect(await port.hasAcceptedAll()).toBe(true)
      })

      it('records once what was accepted, when and from where', async () => {
        const { port } = await arrange(traits)
        await port.accept(4)
        await port.accept(4)
        expect(await port.accepted()).toEqual([
          {
            id: 4,
            typeName: 'Política de Privacidade',
            ip: expect.stringMatching(/^[\d.:a-f]+$/),
            acceptedOn: { year: 2026, month: 11, day: 20 },
          },
        ])
      })
    })

    itReads(arrange, {
      published: (port, signal) => port.published(signal),
      find: (port, signal) => port.find(3, signal),
      accepted: (port, signal) => port.accepted(signal),
      hasAcceptedAll: (port, signal) => port.hasAcceptedAll(signal),
    })
    itFails(arrange, { accept: (port) => port.accept(3) })
  },
)
