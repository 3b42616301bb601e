import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { ok } from '../support/answers.ts'
import { type Interaction, interaction } from '../support/interaction.ts'
import { listOf, text } from '../support/matchers.ts'
import { identity, identityWithoutSession } from '../support/requests.ts'
import { type State, type States, signedIn, state } from '../support/states.ts'

/** The registration form asks without a session, the profile with one. */
const lookUps = (
  who: 'sem sessão' | 'com sessão',
  { get }: Pick<typeof identity, 'get'>,
  given: (fact: State) => States,
): readonly Interaction[] => [
  interaction({
    states: given(state('há listas de cadastro', { uf: 'SP' })),
    description: `consulta dos ramos de atividade, ${who}`,
    request: get('/api/configuracao/cliente/ramoatividade'),
    response: ok(listOf({ valorStr: text('Padaria') })),
    call: (portal) => portal.get(LineOfBusinessRepository).list(),
    gives: ['Padaria'],
  }),

  interaction({
    states: given(state('há listas de cadastro', { uf: 'SP' })),
    description: `consulta das cidades de um estado, ${who}`,
    request: get('/api/cidade/uf/SP'),
    response: ok(listOf(text('Campinas'))),
    call: (portal) => portal.get(PlaceRepository).cities('SP'),
    gives: ['Campinas'],
  }),

  interaction({
    states: given(state('o CEP existe', { cep: '01001000' })),
    description: `consulta de um CEP, ${who}`,
    request: get('/api/consulta/cep/01001000'),
    response: ok({
      logradouro: text('Praça da Sé'),
      bairro: text('Sé'),
      localidade: text('São Paulo'),
      uf: text('SP'),
    }),
    call: (portal) => portal.get(PlaceRepository).findByCep('01001000'),
    gives: { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' },
  }),

  interaction({
    states: given(state('o CEP não existe', { cep: '99999999' })),
    description: `consulta de um CEP que não existe, ${who}`,
    request: get('/api/consulta/cep/99999999'),
    response: ok(null),
    call: (portal) => portal.get(PlaceRepository).findByCep('99999999'),
    gives: undefined,
  }),
]

export const places = [
  ...lookUps('sem sessão', identityWithoutSession, (fact) => [fact]),
  ...lookUps('com sessão', identity, (fact) => signedIn(fact)),
]
