import { PersonRepository } from '@application/person/person-repository.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import type { ProfileUpdate } from '@domain/person/person.ts'
import { IdentityApi } from '@infrastructure/http/identity-api.ts'
import { HttpPersonRepository } from '@infrastructure/http/person/http-person-repository.ts'
import { personFields, wireAddress, wirePhone } from '@infrastructure/http/person/wire-person.ts'
import { SessionCache } from '@infrastructure/http/session-cache.ts'
import { list } from '@infrastructure/shapes.ts'
import * as v from 'valibot'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { address, person, profileUpdate } from '../../support/factories/person.ts'
import { done, ok, okIfAny, saved, statusOneOf } from '../support/answers.ts'
import { BAKERY, MARIA } from '../support/examples.ts'
import { fromState, numberFromState } from '../support/from-state.ts'
import { expired, interaction } from '../support/interaction.ts'
import { matching, set, some, sparse, UNSET } from '../support/marks.ts'
import { NO_ROWS } from '../support/none.ts'
import type { Portal } from '../support/portal.ts'
import { identity, identityExpired } from '../support/requests.ts'
import { registrationLists, signedIn, signedInCompany, state } from '../support/states.ts'
import { ADDRESS, PREFERENCES, WIRE_BAKERY, WIRE_MARIA } from '../support/wire-people.ts'

const getPerson = identity.get('/api/pessoa')

/** The person as screens read it, and the ids that an update sends back, so that it changes address and phone and adds none. */
const personToUpdate = v.object({
  ...personFields,
  enderecos: list(v.object({ ...wireAddress.entries, idEndereco: v.unknown() })),
  telefones: list(v.object({ ...wirePhone.entries, idTelefone: v.unknown() })),
})

/** Whatever the provider takes for an id. */
const ID = matching(1, '(?!null$)(?=\\S)[\\s\\S]+')

const PHONE = { tipo: 'Celular', ddd: '11', numero: '987654321' } as const

const FACTS = {
  sexo: 'F',
  dtaNascFund: '1990-05-17',
  estadoCivil: 'C',
  email: WIRE_MARIA.email,
  canal: 'EMAIL',
} as const

const COMPANY_FACTS = {
  nomeFantasia: 'Pão da Praça',
  ramoAtividade: 'Padaria',
  tratamento: 'Roberto Lima',
  email: 'compras@paodapraca.example',
  canal: 'SMS',
} as const

const completed = (cpf: string, facts: Readonly<Record<string, string>>) =>
  state('o cliente completou o cadastro', {
    cpf,
    ...facts,
    preferencias: PREFERENCES,
    endereco: ADDRESS,
    telefone: PHONE,
  })

const mariaCompleted = completed(MARIA.cpf, FACTS)

const everyFact = <Facts extends Readonly<Record<string, string | boolean>>>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, set(value)])) as Record<
    keyof Facts,
    unknown
  >

const wireAddresses = { ...everyFact(ADDRESS), idEndereco: ID }
const wirePhones = { ...everyFact(PHONE), idTelefone: ID }

const NOT_ASKED = { dtaHoraSolicitacaoExclusao: UNSET, tempoRestanteReativacaoCadastro: UNSET }

const promisedOfBoth = {
  dtaInclusao: WIRE_MARIA.dtaInclusao,
  preferencias: everyFact(PREFERENCES),
  ...NOT_ASKED,
  enderecos: some(wireAddresses),
  telefones: some(wirePhones),
}

const promisedOfMaria = {
  ...promisedOfBoth,
  ...everyFact(FACTS),
  // The day alone is set; a time may follow.
  dtaNascFund: matching(
    WIRE_MARIA.dtaNascFund,
    `${FACTS.dtaNascFund}(?:[T ]00:00(?::00(?:\\.0+)?)?(?:-03:?00)?)?`,
  ),
  nomeRazao: set(MARIA.nome),
  cpfCnpj: set(MARIA.cpf),
  fisicaJuridica: set('F'),
  nomeFantasia: UNSET,
  ramoAtividade: UNSET,
  tratamento: UNSET,
}

const promisedOfBakery = {
  ...promisedOfBoth,
  ...everyFact(COMPANY_FACTS),
  nomeRazao: set(BAKERY.nome),
  cpfCnpj: set(BAKERY.cpf),
  fisicaJuridica: set('J'),
  sexo: UNSET,
  dtaNascFund: UNSET,
  estadoCivil: UNSET,
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

/** The day of registration comes from the provider's state, because a strict provider accepts no other day in an update. */
const registeredOn = ({ dtaInclusao }: { readonly dtaInclusao: string }) => fromState`${{ dtaInclusao }}`

/** Maria's registration as it came, with the changes of `mariaMoved`. */
const wireMariaMoved = () => ({
  atributos: [],
  pessoa: {
    ...WIRE_MARIA,
    dtaInclusao: registeredOn(WIRE_MARIA),
    nomeRazao: 'Maria Clara Souza Lima',
    email: 'clara@example.com',
    canal: 'SMS',
    dtaNascFund: '1990-05-18T00:00:00',
    estadoCivil: 'D',
    enderecos: [
      {
        ...WIRE_MARIA.enderecos[0],
        idEndereco: numberFromState({ idEndereco: 1 }),
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
async function update(portal: Portal, read: object, changes: ProfileUpdate): Promise<void> {
  const sessions = portal.get(SessionStore)
  await new HttpPersonRepository(portal.get(IdentityApi), new CacheOf(read), sessions).update(
    changes,
    () => true,
  )
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

/** What the address of a photo may be: a link, or the photo itself. */
const PHOTO_ADDRESS = 'https?://\\S+|data:image/(?:png|jpeg|webp|gif);base64,[\\w+/]+=*'

const photoAt = (address: string) => matching(address, PHOTO_ADDRESS).such(address, PHOTO)

export const profile = [
  interaction({
    states: signedIn(mariaCompleted),
    description: 'consulta do cadastro de uma pessoa física',
    screen: 'Todas, depois da entrada; Meu perfil',
    why: 'O que foi cadastrado é mostrado, e volta inteiro quando o perfil é gravado.',
    request: getPerson,
    response: ok(promisedOfMaria),
    shape: personToUpdate,
    call: (portal) => portal.get(PersonRepository).find(),
    gives: maria.build(),
  }),

  interaction({
    states: signedInCompany(completed(BAKERY.cpf, COMPANY_FACTS)),
    description: 'consulta do cadastro de uma pessoa jurídica',
    screen: 'Todas, depois da entrada; Meu perfil',
    why: 'fisicaJuridica "J" mostra os campos de empresa.',
    request: getPerson,
    response: ok(promisedOfBakery),
    shape: personToUpdate,
    call: (portal) => portal.get(PersonRepository).find(),
    gives: maria.company().build({
      contactName: 'Roberto Lima',
      birthDate: undefined,
      email: 'compras@paodapraca.example',
      channel: 'sms',
    }),
  }),

  interaction({
    states: signedIn(),
    description: 'consulta do cadastro de quem informou só o necessário',
    screen: 'Todas, depois da entrada; Meu perfil',
    why: 'Tudo além de nome, documento e tipo pode faltar, ser nulo ou vazio: o portal mostra o que há.',
    request: getPerson,
    response: okIfAny(
      sparse({
        ...promisedOfMaria,
        sexo: 'F',
        dtaNascFund: WIRE_MARIA.dtaNascFund,
        estadoCivil: 'C',
        email: WIRE_MARIA.email,
        canal: 'EMAIL',
        preferencias: PREFERENCES,
        enderecos: some({ ...ADDRESS, idEndereco: ID }),
        telefones: some({ ...PHONE, idTelefone: ID }),
      }),
    ),
    shape: personToUpdate,
    call: (portal) => portal.get(PersonRepository).find(),
    gives: maria.build(),
  }),

  interaction({
    states: signedIn(state('o cliente não tem telefone', { cpf: MARIA.cpf })),
    description: 'consulta do cadastro de quem não tem telefone',
    screen: 'Todas, depois da entrada',
    why: 'Sem telefone o portal pede que o cliente atualize o cadastro.',
    request: getPerson,
    response: ok(
      sparse({
        ...Object.fromEntries(Object.keys(personToUpdate.entries).map((name) => [name, UNSET])),
        nomeRazao: set(MARIA.nome),
        cpfCnpj: set(MARIA.cpf),
        fisicaJuridica: set('F'),
        telefones: NO_ROWS,
      }),
    ),
    shape: personToUpdate,
    call: async (portal) => (await portal.get(PersonRepository).find()).phones,
    gives: [],
  }),

  interaction({
    states: signedIn(askedForDeactivation),
    description: 'consulta do cadastro de quem pediu desativação',
    screen: 'Todas, depois da entrada; Meu perfil',
    why: 'O portal diz quanto tempo resta para reativar.',
    request: getPerson,
    response: ok({
      ...Object.fromEntries(Object.keys(personToUpdate.entries).map((name) => [name, UNSET])),
      dtaHoraSolicitacaoExclusao: '2026-11-20T08:30:00',
      tempoRestanteReativacaoCadastro: {
        dias: UNSET,
        horas: set(20),
        // The minute may end between the state and the request.
        minutos: matching(30, '(?:29|30)(?:\\.0+)?').and({ match: 'number' }).such(30, 29),
      },
    }),
    shape: personToUpdate,
    call: async (portal) => (await portal.get(PersonRepository).find()).deactivation,
    gives: { timeLeft: { hours: 20, minutes: 30 } },
  }),

  expired({
    description: 'consulta do cadastro com a sessão expirada',
    screen: 'Todas',
    request: identityExpired.get('/api/pessoa'),
    call: (portal) => portal.get(PersonRepository).find(),
  }),

  interaction({
    states: signedIn(),
    description: 'gravação do cadastro de uma pessoa física',
    screen: 'Meu perfil',
    why: 'O cadastro volta inteiro, com o que o cliente mudou; um data false conta como recusa.',
    request: identity.postJson('/api/pessoa', wireMariaMoved()),
    // Where `data` may be missing its code may be too, so the next interaction asks for the code.
    response: done(),
    call: (portal) => update(portal, WIRE_MARIA, mariaMoved),
  }),

  interaction({
    states: signedInCompany(
      registrationLists,
      completed(BAKERY.cpf, { ...COMPANY_FACTS, dtaNascFund: WIRE_BAKERY.dtaNascFund.slice(0, 10) }),
      state('o cliente não tem endereço', { cpf: BAKERY.cpf }),
      state('o cliente não tem telefone', { cpf: BAKERY.cpf }),
    ),
    description: 'gravação do cadastro de uma pessoa jurídica, com endereço e telefone novos',
    screen: 'Meu perfil',
    why: 'O id 0 acrescenta endereço e telefone; só statusCode 200 no envelope conta como gravado.',
    request: identity.postJson('/api/pessoa', {
      atributos: [],
      pessoa: {
        ...WIRE_BAKERY,
        dtaInclusao: registeredOn(WIRE_BAKERY),
        tratamento: 'Ana Ribeiro',
        enderecos: [{ ...WIRE_MARIA.enderecos[0], tipo: 'Comercial', idEndereco: 0, codMun: null }],
        telefones: [{ idTelefone: 0, tipo: 'Fixo', ddd: '43', numero: '33225500', preferencial: true }],
      },
    }),
    response: saved(),
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
    description: 'pedido de desativação do cadastro',
    screen: 'Meu perfil',
    why: 'O cliente lê a sua mensagem.',
    request: identity.post('/api/pessoa/desativar/PortalWeb'),
    response: ok({ mensagem: 'Solicitação recebida.' }),
    call: (portal) => portal.get(PersonRepository).deactivate(),
    gives: 'Solicitação recebida.',
  }),

  interaction({
    states: signedIn(askedForDeactivation),
    description: 'pedido de reativação do cadastro',
    screen: 'Meu perfil',
    why: 'O cliente lê a sua mensagem.',
    request: identity.post('/api/pessoa/reativar'),
    response: ok({ mensagem: 'Cadastro reativado com sucesso.' }),
    call: (portal) => portal.get(PersonRepository).reactivate(),
    gives: 'Cadastro reativado com sucesso.',
  }),

  interaction({
    states: signedIn(state('o cliente tem imagem', { cpf: MARIA.cpf })),
    description: 'consulta da foto',
    screen: 'Todas, depois da entrada; Meu perfil',
    why: 'O endereço, ou a própria foto em data-URL.',
    request: identity.get('/api/pessoa/imagem'),
    response: ok({ url: photoAt('https://imagens.example/fotos/1.jpg') }),
    call: (portal) => portal.get(ProfileImageRepository).find(),
    gives: 'https://imagens.example/fotos/1.jpg',
  }),

  interaction({
    states: signedIn(state('o cliente não tem imagem', { cpf: MARIA.cpf })),
    description: 'consulta da foto de quem não tem foto',
    screen: 'Todas, depois da entrada; Meu perfil',
    why: 'O 404, ou um data nulo, mostra as iniciais; qualquer outro erro, que a foto não pôde ser lida.',
    request: identity.get('/api/pessoa/imagem'),
    response: statusOneOf(404, 200),
    call: (portal) => portal.get(ProfileImageRepository).find(),
    gives: undefined,
  }),

  interaction({
    states: signedIn(state('o cliente não tem imagem', { cpf: MARIA.cpf })),
    description: 'gravação da foto',
    screen: 'Meu perfil',
    why: 'A foto vai como data-URL; com o endereço na resposta ela aparece sem outra consulta.',
    request: identity.post('/api/pessoa/imagem', { form: { imagem: PHOTO } }),
    response: ok({ url: photoAt('https://imagens.example/fotos/2.jpg') }),
    call: (portal) => portal.get(ProfileImageRepository).replace(PHOTO),
    gives: 'https://imagens.example/fotos/2.jpg',
  }),
]
