import { PortFailure } from '@application/port-failure.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { ProfileUpdate } from '@domain/person/person.ts'
import { readShape } from '@infrastructure/http/http-client.ts'
import { toPerson, wirePerson } from '@infrastructure/http/person/wire-person.ts'
import { toUpdateBody } from '@infrastructure/http/person/wire-person-update.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileUpdate } from '../../../support/factories/person.ts'

const read = (raw: unknown) => toPerson(readShape(wirePerson, raw))

const RAW = {
  nomeRazao: 'Maria',
  cpfCnpj: '52998224725',
  fisicaJuridica: 'F',
  dtaNascFund: '1990-05-17T03:00:00',
  dtaInclusao: '2021-03-14T08:15:00',
  atribPessoas: [{ id: 9 }],
  idPessoa: 77,
  preferencias: { recebeEmail: true, canalNovo: 'x' },
  enderecos: [
    { idEndereco: 5, tipo: 'Praia', cidade: 'Santos', uf: 'SP', codMun: 35, pais: 'Brasil', lote: 1 },
  ],
  telefones: [{ idTelefone: 8, ramal: '12', preferencial: false }],
}

const UPDATE = profileUpdate.build()

describe('a person on the wire', () => {
  it('may be nearly empty', () => {
    expect(read({ nomeRazao: null })).toMatchObject({
      kind: 'individual',
      name: '',
      channel: undefined,
      deactivation: undefined,
      address: undefined,
      phones: [],
      preferences: { whatsapp: false },
    })
  })

  it.each([
    [{ fisicaJuridica: 'J', cpfCnpj: '52998224725' }, 'company'],
    [{ cpfCnpj: '12ABC34501DE35' }, 'company'],
    [{ fisicaJuridica: null, cpfCnpj: '52998224725' }, 'individual'],
    [{ fisicaJuridica: 'F', cpfCnpj: '11222333000181' }, 'individual'],
    [{ fisicaJuridica: ' j ', cpfCnpj: '52998224725' }, 'company'],
    [{ fisicaJuridica: 'PJ', cpfCnpj: '11222333000181' }, 'company'],
    [{ fisicaJuridica: 'PF', cpfCnpj: '52998224725' }, 'individual'],
  ])('is of the kind that the server says, or else of that of the document: %j', (raw, kind) => {
    expect(read(raw).kind).toBe(kind)
  })

  it('has its whole time left in hours and minutes', () => {
    const raw = {
      dtaHoraSolicitacaoExclusao: '2026-11-20T12:00:00',
      tempoRestanteReativacaoCadastro: { dias: 1, horas: 2, minutos: 30 },
    }
    expect(read(raw).deactivation).toEqual({ timeLeft: { hours: 26, minutes: 30 } })
  })

  it('has its document without punctuation, because the checkout reads it so', () => {
    expect(read({ cpfCnpj: '529.982.247-25' }).document).toBe('52998224725')
  })

  it('has no gender and no marital status where a code is unknown, but says which code that is', () => {
    expect(read({ sexo: 'X', estadoCivil: 'Z', canal: 'POMBO' })).toMatchObject({
      gender: undefined,
      maritalStatus: undefined,
      unlisted: { gender: 'X', maritalStatus: 'Z' },
      channel: undefined,
    })
    const { unlisted, ...known } = read({ sexo: ' f', estadoCivil: 'c ', canal: 'Sms' })
    expect(known).toMatchObject({ channel: 'sms', gender: 'female', maritalStatus: 'married' })
    expect(unlisted).toEqual({})
  })

  it('gives a code of no list back as it came, until the customer chooses another one', () => {
    const raw = { ...RAW, sexo: 'N', estadoCivil: 'c ' }
    const update = { ...UPDATE, gender: undefined, maritalStatus: 'married' } as const
    expect(toUpdateBody(raw, update)).toMatchObject({ pessoa: { sexo: 'N', estadoCivil: 'c ' } })
    const chosen = { ...UPDATE, gender: 'other', maritalStatus: 'widowed' } as const
    expect(toUpdateBody(raw, chosen)).toMatchObject({ pessoa: { sexo: 'O', estadoCivil: 'V' } })
  })

  it('is deactivated when there is a time stamp, with no time left where the server sends none', () => {
    expect(read({ dtaHoraSolicitacaoExclusao: '2026-11-20T10:00:00' }).deactivation).toEqual({
      timeLeft: { hours: 0, minutes: 0 },
    })
  })

  it.each([null, '', '0001-01-01T00:00:00'])(
    'is active where the time stamp is %j, which was never set',
    (never) => expect(read({ dtaHoraSolicitacaoExclusao: never }).deactivation).toBeUndefined(),
  )

  it('is either read or fails as a PortFailure, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(RAW)), (value, key) => {
        for (const raw of [value, { ...RAW, [key]: value }]) {
          try {
            read(raw)
          } catch (thrown) {
            expect(thrown).toBeInstanceOf(PortFailure)
          }
        }
      }),
    )
  })
})

describe('an update of the profile', () => {
  it('sends back unchanged what the profile does not show, known or not', () => {
    expect(toUpdateBody(RAW, UPDATE)).toEqual({
      atributos: [],
      pessoa: {
        ...RAW,
        nomeRazao: 'Maria Clara',
        email: 'maria@example.com',
        canal: 'EMAIL',
        sexo: 'F',
        estadoCivil: 'C',
        tipo: 'web',
        tempoLimiteReativacaoCadastro: 24,
        enderecos: [
          {
            ...RAW.enderecos[0],
            cep: '11010000',
            logradouro: 'Rua A',
            logradouroNro: '1',
            logradouroCMPL: '',
            bairro: 'Centro',
          },
        ],
        telefones: [
          {
            ...RAW.telefones[0],
            tipo: 'Celular',
            ddd: '13',
            numero: '987654321',
            preferencial: true,
          },
        ],
      },
    })
  })

  it('gives new addresses and telephones the id 0', () => {
    expect(toUpdateBody({}, UPDATE)).toMatchObject({
      pessoa: {
        enderecos: [{ idEndereco: 0, tipo: 'Residencial', pais: 'Brasil', codMun: null }],
        telefones: [{ idTelefone: 0 }],
        dtaNascFund: '1990-05-17T00:00:00',
      },
    })
    expect(toUpdateBody({}, { ...UPDATE, kind: 'company' } as ProfileUpdate)).toMatchObject({
      pessoa: { enderecos: [{ tipo: 'Comercial' }] },
    })
  })

  it('sends back as it came what the form shows otherwise', () => {
    const telefones = [
      { tipo: 'CELULAR ', ddd: '0041', numero: '41 99887-7665' },
      { tipo: 'Fax', numero: '1' },
    ]
    const enderecos = [
      { ...RAW.enderecos[0], cidade: 'SANTOS', uf: 'sp', codMun: 3_548_500 },
      { idEndereco: 6 },
    ]
    const raw = { ...RAW, canal: 'Email', telefones, enderecos }
    const phone = { kind: 'mobile', areaCode: '004', number: '41998877665' } as const
    const address = { ...UPDATE.address, city: 'SANTOS', state: 'SP' }
    expect(toUpdateBody(raw, { ...UPDATE, phone, address })).toMatchObject({
      pessoa: {
        canal: 'Email',
        telefones: [{ ...telefones[0], preferencial: true }, telefones[1]],
        enderecos: [{ cidade: 'SANTOS', uf: 'sp', codMun: 3_548_500 }, { idEndereco: 6 }],
      },
    })
  })

  it.each([
    ['individual', '00052998224725', '00052998224'],
    ['individual', '11.222.333/0001-81', '11222333000'],
    ['company', '00.12.abc.345/0100-35', '0012ABC3450100'],
  ] as const)(
    'sends back as it came a document too long for its field, which shows its beginning: %s %s',
    (kind, cpfCnpj, shown) => {
      const update = { ...UPDATE, kind, document: customerDocument(shown) } as ProfileUpdate
      expect(toUpdateBody({ ...RAW, cpfCnpj }, update)).toMatchObject({ pessoa: { cpfCnpj } })
      const another = { ...update, document: customerDocument('11144477735') }
      expect(toUpdateBody({ ...RAW, cpfCnpj }, another)).toMatchObject({ pessoa: { cpfCnpj: '11144477735' } })
    },
  )

  it('keeps the code of the city where the state was stored by its name, which the form shows as its code', () => {
    const enderecos = [{ ...RAW.enderecos[0], uf: 'São Paulo' }]
    const address = { ...UPDATE.address, city: 'Santos', state: 'SP' }
    expect(toUpdateBody({ ...RAW, enderecos }, { ...UPDATE, address })).toMatchObject({
      pessoa: { enderecos: [{ uf: 'SP', codMun: 35 }] },
    })
  })

  it.each([
    ['Piauí', null],
    // The form showed no state, so the customer has chosen one and has not changed it.
    ['Brasil inteiro', 35],
  ])('keeps the code of the city for another state only where %j was none', (uf, codMun) => {
    const enderecos = [{ ...RAW.enderecos[0], uf }]
    expect(toUpdateBody({ ...RAW, enderecos }, UPDATE)).toMatchObject({
      pessoa: { enderecos: [{ uf: 'SP', codMun }] },
    })
  })

  it('sends the city as the customer wrote it, also where only its capitals differ, and keeps its code', () => {
    const enderecos = [{ ...RAW.enderecos[0], cidade: 'SANTOS' }]
    expect(toUpdateBody({ ...RAW, enderecos }, UPDATE)).toMatchObject({
      pessoa: { enderecos: [{ cidade: 'Santos', codMun: 35 }] },
    })
  })

  it('drops the code of the city when the city changes', () => {
    const moved = { ...UPDATE, address: { ...UPDATE.address, city: 'Guarujá' } }
    expect(toUpdateBody(RAW, moved)).toMatchObject({ pessoa: { enderecos: [{ codMun: null }] } })
  })
})
