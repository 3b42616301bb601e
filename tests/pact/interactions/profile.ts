import { PersonRepository } from '@application/person/person-repository.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { Person, ProfileUpdate } from '@domain/person/person.ts'
import { IdentityApi } from '@infrastructure/http/identity-api.ts'
import { HttpPersonRepository } from '@infrastructure/http/person/http-person-repository.ts'
import { SessionCache } from '@infrastructure/http/session-cache.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { done, ok, onlyStatus, refused } from '../support/answers.ts'
import { BAKERY, MARIA } from '../support/examples.ts'
import { numberFromState } from '../support/from-state.ts'
import { interaction, type Portal } from '../support/interaction.ts'
import { day, flag, integer, listOf, oneOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { individual, signedIn, signedInCompany, state } from '../support/states.ts'
import { WIRE_BAKERY, WIRE_MARIA } from './wire-people.ts'

const getPerson = identity.get('/api/pessoa')

const promisedOfAnybody = {
  cpfCnpj: text(MARIA.cpf),
  dtaInclusao: day(WIRE_MARIA.dtaInclusao),
  preferencias: {
    recebeEmail: flag(true),
    recebeSms: flag(true),
    recebePush: flag(true),
    recebeWhatsapp: flag(true),
    cupomDigital: flag(false),
  },
  enderecos: listOf({
    // Sent back by an update, so that the address is changed and not added.
    idEndereco: integer(1),
    cep: text('01001000'),
    logradouro: text('Praça da Sé'),
    logradouroNro: text('100'),
    logradouroCMPL: text('ap 12'),
    bairro: text('Sé'),
    cidade: text('São Paulo'),
    uf: text('SP'),
  }),
  telefones: listOf({
    // Sent back by an update, as the address's is.
    idTelefone: integer(1),
    tipo: oneOf('Celular', 'Fixo'),
    ddd: text('11'),
    numero: text('987654321'),
  }),
}

const promisedOfMaria = {
  ...promisedOfAnybody,
  nomeRazao: text(MARIA.nome),
  fisicaJuridica: 'F',
  sexo: oneOf('F', 'M', 'O'),
  dtaNascFund: day(WIRE_MARIA.dtaNascFund),
  estadoCivil: oneOf('C', 'S', 'D', 'V'),
  email: text(WIRE_MARIA.email),
  canal: oneOf('EMAIL', 'SMS'),
}

const address = {
  cep: '01001000',
  street: 'Praça da Sé',
  number: '100',
  complement: 'ap 12',
  district: 'Sé',
  city: 'São Paulo',
  state: 'SP',
}

const maria: Person = {
  kind: 'individual',
  name: MARIA.nome,
  tradeName: undefined,
  lineOfBusiness: undefined,
  contactName: undefined,
  document: MARIA.cpf,
  gender: 'female',
  birthDate: { year: 1990, month: 5, day: 17 },
  maritalStatus: 'married',
  email: 'maria@example.com',
  channel: 'email',
  customerSince: { year: 2021, month: 3, day: 14 },
  preferences: { email: true, sms: true, push: true, whatsapp: true, digitalCoupon: false },
  deactivation: undefined,
  address,
  phones: [{ kind: 'mobile', areaCode: '11', number: '987654321' }],
}

const mariaMoved: ProfileUpdate = {
  kind: 'individual',
  document: customerDocument(MARIA.cpf),
  name: 'Maria Clara Souza Lima',
  email: 'clara@example.com',
  channel: 'sms',
  gender: 'female',
  birthDate: { year: 1990, month: 5, day: 18 },
  maritalStatus: 'divorced',
  address: { ...address, street: 'Rua Direita', number: 'S/N', complement: '' },
  phone: { kind: 'mobile', areaCode: '11', number: '912345678' },
}

/** Maria's registration as it came, with `mariaMoved` laid over it. */
const wireMariaMoved = (idEndereco: unknown) => ({
  atributos: [],
  pessoa: {
    ...WIRE_MARIA,
    nomeRazao: 'Maria Clara Souza Lima',
    email: 'clara@example.com',
    canal: 'SMS',
    dtaNascFund: '1990-05-18T00:00:00',
    estadoCivil: 'D',
    enderecos: [
      {
        ...WIRE_MARIA.enderecos[0],
        idEndereco,
        logradouro: 'Rua Direita',
        logradouroNro: 'S/N',
        logradouroCMPL: '',
      },
    ],
    telefones: [
      { ...WIRE_MARIA.telefones[0], idTelefone: numberFromState({ idTelefone: 1 }), numero: '912345678' },
    ],
  },
})

/** Saves a profile whose registration reads so. The read is a promise of its own: the mock sees the write alone. */
function update(portal: Portal, read: object, changes: ProfileUpdate): Promise<void> {
  const sessions = portal.get(SessionStore)
  return new HttpPersonRepository(portal.get(IdentityApi), new CacheOf(read), sessions).update(changes)
}

/** Answers everything with the same, and never asks. */
class CacheOf extends SessionCache {
  constructor(private readonly answer: object) {
    super(new InMemorySessionStore(), new InMemoryClock())
  }

  override async remember<T>(): Promise<T> {
    return this.answer as T
  }
}

const askedToLeave = state('o cliente pediu desativação', { cpf: MARIA.cpf, horas: 20, minutos: 30 })

const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NwWVUOAAKbAWZHrDRUAAAAAElFTkSuQmCC'

export const profile = [
  interaction({
    states: signedIn(),
    description: 'consulta do cadastro de uma pessoa física',
    request: getPerson,
    response: ok(promisedOfMaria),
    call: (portal) => portal.get(PersonRepository).find(),
    gives: maria,
  }),

  interaction({
    states: signedInCompany(),
    description: 'consulta do cadastro de uma pessoa jurídica',
    request: getPerson,
    response: ok({
      ...promisedOfAnybody,
      nomeRazao: text(BAKERY.nome),
      nomeFantasia: text('Pão da Praça'),
      ramoAtividade: text('Padaria'),
      tratamento: text('Roberto Lima'),
      cpfCnpj: text(BAKERY.cpf),
      fisicaJuridica: 'J',
      email: text('compras@paodapraca.example'),
      canal: oneOf('SMS', 'EMAIL'),
    }),
    call: (portal) => portal.get(PersonRepository).find(),
    gives: {
      ...maria,
      kind: 'company',
      name: BAKERY.nome,
      tradeName: 'Pão da Praça',
      lineOfBusiness: 'Padaria',
      contactName: 'Roberto Lima',
      document: BAKERY.cpf,
      gender: undefined,
      birthDate: undefined,
      maritalStatus: undefined,
      email: 'compras@paodapraca.example',
      channel: 'sms',
    },
  }),

  interaction({
    states: signedIn(state('o cliente não tem telefone', { cpf: MARIA.cpf })),
    description: 'consulta do cadastro de quem não tem telefone',
    request: getPerson,
    response: ok({ ...promisedOfMaria, telefones: [] }),
    call: (portal) => portal.get(PersonRepository).find(),
    gives: { ...maria, phones: [] },
  }),

  interaction({
    states: signedIn(askedToLeave),
    description: 'consulta do cadastro de quem pediu desativação',
    request: getPerson,
    response: ok({
      ...promisedOfMaria,
      dtaHoraSolicitacaoExclusao: day('2026-11-20T08:30:00'),
      tempoRestanteReativacaoCadastro: { horas: integer(20), minutos: integer(30) },
    }),
    call: (portal) => portal.get(PersonRepository).find(),
    gives: { ...maria, deactivation: { timeLeft: { hours: 20, minutes: 30 } } },
  }),

  interaction({
    states: [individual, state('a sessão expirou', { cpf: MARIA.cpf })],
    description: 'consulta do cadastro com a sessão expirada',
    request: getPerson,
    response: onlyStatus(401),
    call: (portal) => portal.get(PersonRepository).find(),
    failsWith: { kind: 'unauthenticated' },
  }),

  interaction({
    states: signedIn(),
    description: 'gravação do cadastro de uma pessoa física',
    request: identity.postJson('/api/pessoa', wireMariaMoved(numberFromState({ idEndereco: 1 }))),
    response: done(),
    call: (portal) => update(portal, WIRE_MARIA, mariaMoved),
    gives: undefined,
  }),

  interaction({
    states: signedInCompany(),
    description: 'gravação do cadastro de uma pessoa jurídica, com endereço e telefone novos',
    request: identity.postJson('/api/pessoa', {
      atributos: [],
      pessoa: {
        ...WIRE_BAKERY,
        tratamento: 'Ana Ribeiro',
        enderecos: [
          {
            tipo: 'Comercial',
            pais: 'Brasil',
            idEndereco: 0,
            cep: '01001000',
            logradouro: 'Praça da Sé',
            logradouroNro: '100',
            logradouroCMPL: 'ap 12',
            bairro: 'Sé',
            cidade: 'São Paulo',
            uf: 'SP',
            codMun: null,
          },
        ],
        telefones: [{ idTelefone: 0, tipo: 'Fixo', ddd: '43', numero: '33225500', preferencial: true }],
      },
    }),
    response: done(),
    call: (portal) =>
      update(
        portal,
        { ...WIRE_BAKERY, enderecos: [], telefones: [] },
        {
          kind: 'company',
          document: customerDocument(BAKERY.cpf),
          name: BAKERY.nome,
          tradeName: 'Pão da Praça',
          lineOfBusiness: 'Padaria',
          contactName: 'Ana Ribeiro',
          email: 'compras@paodapraca.example',
          channel: 'sms',
          address,
          phone: { kind: 'landline', areaCode: '43', number: '33225500' },
        },
      ),
    gives: undefined,
  }),

  interaction({
    states: signedIn(),
    description: 'gravação do cadastro com um endereço que não é do cliente',
    request: identity.postJson('/api/pessoa', wireMariaMoved(999_999)),
    response: refused(400, 'Endereço não encontrado no cadastro.'),
    call: (portal) =>
      update(
        portal,
        { ...WIRE_MARIA, enderecos: [{ ...WIRE_MARIA.enderecos[0], idEndereco: 999_999 }] },
        mariaMoved,
      ),
    failsWith: {
      kind: 'rejected',
      status: 400,
      description: 'Endereço não encontrado no cadastro.',
      errors: [],
    },
  }),

  interaction({
    states: signedIn(),
    description: 'pedido de desativação do cadastro',
    request: identity.post('/api/pessoa/desativar/PortalWeb'),
    response: ok({ mensagem: text('Solicitação recebida.') }),
    call: (portal) => portal.get(PersonRepository).deactivate(),
    gives: 'Solicitação recebida.',
  }),

  interaction({
    states: signedIn(askedToLeave),
    description: 'pedido de desativação de quem já pediu',
    request: identity.post('/api/pessoa/desativar/PortalWeb'),
    response: refused(400, 'A desativação do cadastro já foi solicitada.'),
    call: (portal) => portal.get(PersonRepository).deactivate(),
    failsWith: {
      kind: 'rejected',
      status: 400,
      description: 'A desativação do cadastro já foi solicitada.',
      errors: [],
    },
  }),

  interaction({
    states: signedIn(askedToLeave),
    description: 'pedido de reativação do cadastro',
    request: identity.post('/api/pessoa/reativar'),
    response: ok({ mensagem: text('Cadastro reativado com sucesso.') }),
    call: (portal) => portal.get(PersonRepository).reactivate(),
    gives: 'Cadastro reativado com sucesso.',
  }),

  interaction({
    states: signedIn(),
    description: 'pedido de reativação de quem está ativo',
    request: identity.post('/api/pessoa/reativar'),
    response: refused(400, 'O cadastro já está ativo.'),
    call: (portal) => portal.get(PersonRepository).reactivate(),
    failsWith: { kind: 'rejected', status: 400, description: 'O cadastro já está ativo.', errors: [] },
  }),

  interaction({
    states: signedIn(state('o cliente tem imagem', { cpf: MARIA.cpf })),
    description: 'consulta da foto',
    request: identity.get('/api/pessoa/imagem'),
    response: ok({ url: text('https://imagens.example/fotos/1.jpg') }),
    call: (portal) => portal.get(ProfileImageRepository).find(),
    gives: 'https://imagens.example/fotos/1.jpg',
  }),

  interaction({
    states: signedIn(state('o cliente não tem imagem', { cpf: MARIA.cpf })),
    description: 'consulta da foto de quem não tem foto',
    request: identity.get('/api/pessoa/imagem'),
    response: onlyStatus(404),
    call: (portal) => portal.get(ProfileImageRepository).find(),
    gives: undefined,
  }),

  interaction({
    states: signedIn(state('o cliente não tem imagem', { cpf: MARIA.cpf })),
    description: 'gravação da foto',
    request: identity.post('/api/pessoa/imagem', { form: { imagem: PHOTO } }),
    response: ok({ url: text('https://imagens.example/fotos/2.jpg') }),
    call: (portal) => portal.get(ProfileImageRepository).replace(PHOTO),
    gives: 'https://imagens.example/fotos/2.jpg',
  }),
]
