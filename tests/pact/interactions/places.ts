import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { LookUpCep } from '@application/person/look-up-cep.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { answeredOrRefused, ok } from '../support/answers.ts'
import { type Interaction, interaction } from '../support/interaction.ts'
import { among, matching, set, UNSET } from '../support/marks.ts'
import { identity, identityWithoutSession } from '../support/requests.ts'
import { registrationLists, type State, type States, signedIn, state } from '../support/states.ts'

const PLACE = { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' } as const

const WHOLE_TOWN = { localidade: 'Guararema', uf: 'SP' } as const

/** Null, or an object without city and state. */
const NOWHERE = matching(null, 'null|\\{(?!.*"(?:localidade|uf)":(?!null|"\\s*")).*\\}')

/** The registration form asks without a session, the profile with one. */
const lookUps = (
  who: 'sem sessão' | 'com sessão',
  { get }: Pick<typeof identity, 'get'>,
  given: (fact: State) => States,
): readonly Interaction[] => [
  interaction({
    states: given(registrationLists),
    description: `consulta dos ramos de atividade, ${who}`,
    screen: 'Cadastro e Meu perfil, de empresas',
    why: 'As opções do ramo de atividade; uma opção sem texto não aparece.',
    request: get('/api/configuracao/cliente/ramoatividade'),
    response: ok(among({ valorStr: set('Padaria') })),
    call: (portal) => portal.get(LineOfBusinessRepository).list(),
    gives: ['Padaria'],
  }),

  interaction({
    states: given(registrationLists),
    description: `consulta das cidades de um estado, ${who}`,
    screen: 'Cadastro e Meu perfil',
    why: 'As opções da cidade, quando o CEP não a diz.',
    request: get('/api/cidade/uf/SP'),
    response: ok(among(set('Campinas').never('Niterói'))),
    call: (portal) => portal.get(PlaceRepository).cities('SP'),
    gives: ['Campinas'],
  }),

  interaction({
    states: given(state('o CEP existe', { cep: '01001000', ...PLACE })),
    description: `consulta de um CEP, ${who}`,
    screen: 'Cadastro e Meu perfil',
    why: 'Preenche o endereço, e bloqueia os campos que vieram.',
    request: get('/api/consulta/cep/01001000'),
    response: ok({
      logradouro: set(PLACE.logradouro),
      bairro: set(PLACE.bairro),
      localidade: set(PLACE.localidade),
      uf: set(PLACE.uf),
    }),
    call: (portal) => portal.get(PlaceRepository).findByCep('01001000'),
    gives: { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' },
  }),

  interaction({
    states: given(state('o CEP existe', { cep: '08900000', ...WHOLE_TOWN })),
    description: `consulta do CEP de uma cidade inteira, ${who}`,
    screen: 'Cadastro e Meu perfil',
    why: 'Sem rua e bairro, que podem vir vazios, nulos ou faltar, o cliente os digita.',
    request: get('/api/consulta/cep/08900000'),
    response: ok({
      logradouro: UNSET,
      bairro: UNSET,
      localidade: set(WHOLE_TOWN.localidade),
      uf: set(WHOLE_TOWN.uf),
    }),
    call: (portal) => portal.get(PlaceRepository).findByCep('08900000'),
    gives: { street: '', district: '', city: 'Guararema', state: 'SP' },
  }),

  interaction({
    states: given(state('o CEP não existe', { cep: '99999999' })),
    description: `consulta de um CEP que não existe, ${who}`,
    screen: 'Cadastro e Meu perfil',
    why: 'Nulo, textos vazios ou uma recusa: o cliente escolhe estado e cidade.',
    request: get('/api/consulta/cep/99999999'),
    response: answeredOrRefused(NOWHERE),
    call: (portal) => new LookUpCep(portal.get(PlaceRepository)).execute('99999999'),
    gives: { kind: 'unknown' },
  }),
]

export const places = [
  ...lookUps('sem sessão', identityWithoutSession, (fact) => [fact]),
  ...lookUps('com sessão', identity, (fact) => signedIn(fact)),
]
