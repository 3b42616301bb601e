import { PersonRepository } from '@application/person/person-repository.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { ProfileUpdate } from '@domain/person/person.ts'
import { IdentityApi } from '@infrastructure/http/identity-api.ts'
import { HttpPersonRepository } from '@infrastructure/http/person/http-person-repository.ts'
import { SessionCache } from '@infrastructure/http/session-cache.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { address, person, profileUpdate } from '../../support/factories/person.ts'
import { done, ok, onlyStatus, refusal } from '../support/answers.ts'
import { BAKERY, MARIA } from '../support/examples.ts'
import { numberFromState } from '../support/from-state.ts'
import { interaction, type Portal } from '../support/interaction.ts'
import { day, flag, integer, listOf, oneOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { individual, signedIn, signedInCompany, state } from '../support/states.ts'
import { WIRE_BAKERY, WIRE_MARIA } from './wire-people.ts'

const getPerson = identity.get('/api/pessoa')

const promisedOfBoth = {
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
    // Sent back by an update, like the address's id.
    idTelefone: integer(1),
    tipo: oneOf('Celular', 'Fixo'),
    ddd: text('11'),
    numero: text('987654321'),
  }),
}

const promisedOfMaria = {
  ...promisedOfBoth,
  nomeRazao: text(MARIA.nome),
  fisicaJuridica: 'F',
  sexo: oneOf('F', 'M', 'O'),
  dtaNascFund: day(WIRE_MARIA.dtaNascFund),
  estadoCivil: oneOf('C', 'S', 'D', 'V'),
  email: text(WIRE_MARIA.email),
  canal: oneOf('EMAIL', 'SMS'),
}

const maria = person.params({ preferences: { push: true } })

const mariaMoved = profileUpdate.build({
  name: 'Maria Clara Souza Lima',
  email: 'clara@example.com',
  channel: 'sms',
  birthDate: { day: 18 },
  maritalStatus: 'divorced',
  address: { ...address, street: 'Rua Direita', number: 'S/N', complement: '' },
  phone: { areaCode: '11', number: '912345678' },
})

/** Maria's registration as it came, with the changes of `mariaMoved`. */
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

/** Saves a profile over the registration in `read`. The read has an interaction of its own, so the mock sees only the write. */
function update(portal: Portal, read: object, changes: ProfileUpdate): Promise<void> {
  const sessions = portal.get(SessionStore)
  return new HttpPersonRepository(portal.get(IdentityApi), new CacheOf(read), sessions).update(changes)
}

/** Answers every read with one value, without a request. */
class CacheOf extends SessionCache {
  constructor(private readonly answer: object) {
    super(new InMemorySessionStore(), new InMemoryClock())
  }

  override async remember<T>(): Promise<T> {
    return this.answer as T
  }
}

const askedForDeactivation = state('o cliente pediu desativação', { cpf: MARIA.cpf, horas: 20, minutos: 30 })

const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NwWVUOAAKbAWZHrDRUAAAAAElFTkSuQmCC'

export const profile = [
  interaction({
    states: signedIn(),
    description: 'consulta do cadastro de uma pessoa física',
    request: getPerson,
    response: ok(promisedOfMaria),
    call: (portal) => portal.get(PersonRepository).find(),
    gives: maria.build(),
  }),

  interaction({
    states: signedInCompany(),
    description: 'consulta do cadastro de uma pessoa jurídica',
    request: getPerson,
    response: ok({
      ...promisedOfBoth,
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
    gives: maria.company().build({
      contactName: 'Roberto Lima',
      birthDate: undefined,
      email: 'compras@paodapraca.example',
      channel: 'sms',
    }),
  }),

  interaction({
    states: signedIn(state('o cliente não tem telefone', { cpf: MARIA.cpf })),
    description: 'consulta do cadastro de quem não tem telefone',
    request: getPerson,
    response: ok({ ...promisedOfMaria, telefones: [] }),
    call: (portal) => portal.get(PersonRepository).find(),
    gives: maria.withoutPhone().build(),
  }),

  interaction({
    states: signedIn(askedForDeactivation),
    description: 'consulta do cadastro de quem pediu desativação',
    request: getPerson,
    response: ok({
      ...promisedOfMaria,
      dtaHoraSolicitacaoExclusao: day('2026-11-20T08:30:00'),
      tempoRestanteReativacaoCadastro: { horas: integer(20), minutos: integer(30) },
    }),
    call: (portal) => portal.get(PersonRepository).find(),
    gives: maria.deactivated(20, 30).build(),
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
  }),

  interaction({
    states: signedInCompany(),
    description: 'gravação do cadastro de uma pessoa jurídica, com endereço e telefone novos',
    request: identity.postJson('/api/pessoa', {
      atributos: [],
      pessoa: {
        ...WIRE_BAKERY,
        tratamento: 'Ana Ribeiro',
        enderecos: [{ ...WIRE_MARIA.enderecos[0], tipo: 'Comercial', idEndereco: 0, codMun: null }],
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
    ...refusal(400, 'Endereço não encontrado no cadastro.'),
    call: (portal) =>
      update(
        portal,
        { ...WIRE_MARIA, enderecos: [{ ...WIRE_MARIA.enderecos[0], idEndereco: 999_999 }] },
        mariaMoved,
      ),
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
    states: signedIn(askedForDeactivation),
    description: 'pedido de desativação de quem já pediu',
    request: identity.post('/api/pessoa/desativar/PortalWeb'),
    ...refusal(400, 'A desativação do cadastro já foi solicitada.'),
    call: (portal) => portal.get(PersonRepository).deactivate(),
  }),

  interaction({
    states: signedIn(askedForDeactivation),
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
    ...refusal(400, 'O cadastro já está ativo.'),
    call: (portal) => portal.get(PersonRepository).reactivate(),
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
