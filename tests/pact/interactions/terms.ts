import { TermRepository } from '@application/terms/term-repository.ts'
import { term } from '../../support/factories/term.ts'
import { ok, refusal } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { fromState } from '../support/from-state.ts'
import { type Interaction, interaction } from '../support/interaction.ts'
import { day, integer, listOf, text } from '../support/matchers.ts'
import { identity, identityWithoutSession } from '../support/requests.ts'
import { individual, type States, signedIn, state } from '../support/states.ts'

const termsPending = state('há termos pendentes', { cpf: MARIA.cpf })

const termsAccepted = (formato: 'objeto' | 'lista') =>
  signedIn(state('o cliente aceitou os termos', { cpf: MARIA.cpf, formato }))

const wireTerm = {
  idTermo: integer(3),
  termo: text('<h1>Regulamento</h1>'),
  nomeTipo: text('Regulamento do Programa'),
}

const rules = term.build({ html: '<h1>Regulamento</h1>' })

const wireAcceptance = {
  idTermo: integer(3),
  nomeTipo: text('Regulamento do Programa'),
  ip: text('203.0.113.7'),
  dtaAceite: day('2024-02-01T10:22:00'),
}

const acceptance = {
  id: 3,
  typeName: 'Regulamento do Programa',
  ip: '203.0.113.7',
  acceptedOn: { year: 2024, month: 2, day: 1 },
}

/** The registration form reads the terms without a session, the portal with one. */
const publishedTerms = (
  who: 'sem sessão' | 'com sessão',
  { get }: Pick<typeof identity, 'get'>,
  states: States,
): readonly Interaction[] => [
  interaction({
    states,
    description: `consulta dos termos publicados, ${who}`,
    request: get('/api/termos/publicados'),
    response: ok(listOf(wireTerm)),
    call: (portal) => portal.get(TermRepository).published(),
    gives: [rules],
  }),

  interaction({
    states,
    description: `consulta de um termo, ${who}`,
    request: get(fromState`/api/termo/${{ idTermo: 3 }}`),
    response: ok(wireTerm),
    call: (portal) => portal.get(TermRepository).find(3),
    gives: rules,
  }),
]

export const terms = [
  ...publishedTerms('sem sessão', identityWithoutSession, [individual, termsPending]),
  ...publishedTerms('com sessão', identity, signedIn(termsPending)),

  interaction({
    states: [individual],
    description: 'consulta de um termo que não existe',
    request: identityWithoutSession.get('/api/termo/999999'),
    ...refusal(404, 'Termo não encontrado.'),
    call: (portal) => portal.get(TermRepository).find(999999),
  }),

  interaction({
    states: termsAccepted('objeto'),
    description: 'verificação do aceite de quem aceitou tudo',
    request: identity.get('/api/termosaceite/tipo/verificaaceite'),
    response: ok({ aceitouTermos: true }),
    call: (portal) => portal.get(TermRepository).check(),
    gives: true,
  }),

  interaction({
    states: signedIn(termsPending),
    description: 'verificação do aceite de quem tem termos pendentes',
    request: identity.get('/api/termosaceite/tipo/verificaaceite'),
    response: ok({ aceitouTermos: false }),
    call: (portal) => portal.get(TermRepository).check(),
    gives: false,
  }),

  interaction({
    states: signedIn(termsPending),
    description: 'aceite de um termo',
    request: identity.post(fromState`/api/termosaceite/${{ idTermo: 3 }}`),
    response: ok(true),
    call: (portal) => portal.get(TermRepository).accept(3),
  }),

  interaction({
    states: signedIn(),
    description: 'aceite de um termo que não existe',
    request: identity.post('/api/termosaceite/999999'),
    ...refusal(404, 'Termo não encontrado.'),
    call: (portal) => portal.get(TermRepository).accept(999999),
  }),

  interaction({
    states: termsAccepted('objeto'),
    description: 'consulta dos termos aceitos, dentro de um objeto',
    request: identity.get('/api/termos/aceitos'),
    response: ok({ termosPrograma: listOf(wireAcceptance) }),
    call: (portal) => portal.get(TermRepository).accepted(),
    gives: [acceptance],
  }),

  interaction({
    states: termsAccepted('lista'),
    description: 'consulta dos termos aceitos, em lista',
    request: identity.get('/api/termos/aceitos'),
    response: ok(listOf(wireAcceptance)),
    call: (portal) => portal.get(TermRepository).accepted(),
    gives: [acceptance],
  }),
]
