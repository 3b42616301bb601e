import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PortFailure } from '@application/port-failure.ts'
import { Passwords } from '@application/session/passwords.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { toPlace, toState } from '@infrastructure/http/person/http-place-repository.ts'
import { toWireRegistration } from '@infrastructure/http/registration/http-registration-repository.ts'
import axios from 'axios'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyRegistration, individualRegistration } from '../../../support/factories/registration.ts'
import { scriptedWorld } from '../../../support/scripted-world.ts'

describe('the registration payload', () => {
  it('is the one of docs/wire.md for an individual', () => {
    expect(toWireRegistration(individualRegistration.build())).toEqual({
      origem: 'web',
      cpf: '52998224725',
      nome: 'Maria Clara Souza',
      nomeFantasia: '',
      tratamento: '',
      ramoAtividade: '',
      fisicaJuridica: 'F',
      sexo: 'F',
      dataNascimento: '1990-05-17',
      estadoCivil: 'C',
      email: 'maria@example.com',
      celular: '11987654321',
      senha: 'praca123',
      confirmpassword: 'praca123',
      filhos: false,
      animais: false,
      ativacao: 'email',
      preferencias: {
        recebeEmail: true,
        recebeSms: true,
        recebePush: true,
        recebeWhatsapp: true,
        cupomDigital: false,
      },
      aceitoTermos: true,
      endereco: {
        cep: '01001000',
        logradouro: 'Praça da Sé',
        logradouroCmpl: 'ap 12',
        logradouroNro: '100',
        bairro: 'Sé',
        cidade: 'São Paulo',
        uf: 'SP',
      },
    })
  })

  it("has a company's own facts, and an individual's empty", () => {
    expect(toWireRegistration(companyRegistration.build())).toMatchObject({
      cpf: '12ABC34501DE35',
      fisicaJuridica: 'J',
      nomeFantasia: 'Pão da Praça',
      tratamento: 'José',
      ramoAtividade: 'Padaria',
      sexo: '',
      dataNascimento: '',
      estadoCivil: '',
      filhos: false,
      animais: false,
    })
  })

  it.each([
    ['male', 'single', 'M', 'S'],
    ['female', 'divorced', 'F', 'D'],
    ['other', 'widowed', 'O', 'V'],
  ] as const)('writes %s and %s as %s and %s', (gender, maritalStatus, sexo, estadoCivil) => {
    expect(toWireRegistration(individualRegistration.build({ gender, maritalStatus }))).toMatchObject({
      sexo,
      estadoCivil,
    })
  })

  it('travels with bracket keys, empty texts, and booleans as words', () => {
    const form = axios
      .toFormData(toWireRegistration(individualRegistration.build()), new URLSearchParams())
      .toString()
    const sent = new URLSearchParams(form)
    expect(sent.get('endereco[cep]')).toBe('01001000')
    expect(sent.get('preferencias[recebeWhatsapp]')).toBe('true')
    expect(sent.get('aceitoTermos')).toBe('true')
    expect(sent.get('nomeFantasia')).toBe('')
  })
})

describe('what a CEP tells', () => {
  it.each([
    [null],
    [{ logradouro: '', bairro: '', localidade: '', uf: '' }],
    [{ logradouro: 'Rua', bairro: 'Centro', localidade: '', uf: '' }],
  ])('is nothing without city and state: %j', (wire) => {
    expect(toPlace(wire)).toBeUndefined()
  })

  it('is something with a city or a state alone', () => {
    expect(toPlace({ logradouro: '', bairro: '', localidade: '', uf: 'sp' })?.state).toBe('SP')
  })

  it('reads a state of the national list', () => {
    expect(toState({ sigla: 'sp', nome: 'São Paulo' })).toEqual({ code: 'SP', name: 'São Paulo' })
  })
})

describe('whatever JSON comes', () => {
  const reads: Record<string, (get: ReturnType<typeof scriptedWorld>['get']) => Promise<unknown>> = {
    'the place of a CEP': (get) => get(PlaceRepository).findByCep('01001000'),
    'the cities of a state': (get) => get(PlaceRepository).cities('SP'),
    'the lines of business': (get) => get(LineOfBusinessRepository).list(),
    'the published terms': (get) => get(TermRepository).published(),
    'the answer to a recovery': (get) => get(Passwords).recover(customerDocument('52998224725'), 'email'),
  }

  it.each(Object.entries(reads))('is %s or a PortFailure', async (_, read) => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        const { get } = scriptedWorld({ status: 200, body: JSON.stringify({ data, statusCode: 200 }) })
        await read(get).catch((thrown: unknown) => expect(thrown).toBeInstanceOf(PortFailure))
      }),
    )
  })

  it('is the list of states or a PortFailure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (answer) => {
        const { get } = scriptedWorld({ status: 200, body: JSON.stringify(answer) })
        await get(PlaceRepository)
          .states()
          .catch((thrown: unknown) => expect(thrown).toBeInstanceOf(PortFailure))
      }),
    )
  })
})
