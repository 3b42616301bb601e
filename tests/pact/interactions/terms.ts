import { TermRepository } from '@application/terms/term-repository.ts'
import { term } from '../../support/factories/term.ts'
import { ok, refusal } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { fromState } from '../support/from-state.ts'
import { expired, type Interaction, interaction } from '../support/interaction.ts'
import { ACCEPTED_TERMS } from '../support/list-or-object.ts'
import { among, set, some } from '../support/marks.ts'
import { identity, identityExpired, identityWithoutSession } from '../support/requests.ts'
import { individual, type States, signedIn, state } from '../support/states.ts'

const termsPending = state('há termos pendentes', { cpf: MARIA.cpf })

const termsAccepted = signedIn(state('o cliente aceitou os termos', { cpf: MARIA.cpf }))

const wireTerm = { idTermo: 3, termo: '<h1>Regulamento</h1>', nomeTipo: 'Regulamento do Programa' }

const rules = term.build({ html: '<h1>Regulamento</h1>' })

const wireAcceptance = {
  idTermo: 3,
  nomeTipo: 'Regulamento do Programa',
  ip: '203.0.113.7',
  dtaAceite: '2024-02-01T10:22:00',
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
    screen: 'Cadastro, Aceite dos termos',
    why: 'Pendentes são os publicados cujo idTermo não está entre os aceitos.',
    request: get('/api/termos/publicados'),
    response: ok(among(wireTerm)),
    call: (portal) => portal.get(TermRepository).published(),
    gives: [rules],
  }),

  interaction({
    states,
    description: `consulta de um termo, ${who}`,
    screen: 'Cadastro, Aceite dos termos, Termos aceitos',
    why: 'O texto do termo, em HTML, é mostrado sem scripts nem formulários.',
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
    screen: 'Cadastro, Termos aceitos',
    why: 'O que não pode ser lido não pode ser aceito.',
    request: identityWithoutSession.get('/api/termo/999999'),
    ...refusal('Termo não encontrado.'),
    call: (portal) => portal.get(TermRepository).find(999999),
  }),

  interaction({
    states: termsAccepted,
    description: 'verificação do aceite de quem aceitou tudo',
    screen: 'Todas, depois da entrada',
    why: 'Com true nada é perguntado.',
    request: identity.get('/api/termosaceite/tipo/verificaaceite'),
    response: ok({ aceitouTermos: set(true) }),
    call: (portal) => portal.get(TermRepository).hasAcceptedAll(),
    gives: true,
  }),

  interaction({
    states: signedIn(termsPending),
    description: 'verificação do aceite de quem tem termos pendentes',
    screen: 'Todas, depois da entrada',
    why: 'Com false o portal pede o aceite dos termos pendentes.',
    request: identity.get('/api/termosaceite/tipo/verificaaceite'),
    response: ok({ aceitouTermos: set(false) }),
    call: (portal) => portal.get(TermRepository).hasAcceptedAll(),
    gives: false,
  }),

  interaction({
    states: signedIn(termsPending),
    description: 'aceite de um termo',
    screen: 'Aceite dos termos',
    why: 'Só true conta como aceite.',
    request: identity.post(fromState`/api/termosaceite/${{ idTermo: 3 }}`),
    response: ok(set(true)),
    call: (portal) => portal.get(TermRepository).accept(3),
  }),

  interaction({
    states: signedIn(),
    description: 'aceite de um termo que não existe',
    screen: 'Aceite dos termos',
    why: 'O cliente lê na sua description por que o aceite não foi gravado.',
    request: identity.post('/api/termosaceite/999999'),
    ...refusal('Termo não encontrado.'),
    call: (portal) => portal.get(TermRepository).accept(999999),
  }),

  ...[
    { form: 'dentro de um objeto', data: { termosPrograma: some(wireAcceptance) } },
    { form: 'em lista', data: some(wireAcceptance) },
  ].map(({ form, data }) =>
    interaction({
      states: termsAccepted,
      description: `consulta dos termos aceitos, ${form}`,
      screen: 'Termos aceitos, Aceite dos termos',
      why: 'Uma das duas formas em que os termos aceitos podem vir: basta a sua.',
      isOneForm: true,
      request: identity.get('/api/termos/aceitos'),
      response: ok(data),
      call: (portal) => portal.get(TermRepository).accepted(),
      gives: [acceptance],
    }),
  ),

  interaction({
    states: termsAccepted,
    description: 'consulta dos termos aceitos',
    screen: 'Termos aceitos, Aceite dos termos',
    why: 'Em lista ou dentro de termosPrograma, como preferir: o que conta é o que foi aceito, e quando.',
    request: identity.get('/api/termos/aceitos'),
    response: ok(ACCEPTED_TERMS),
    call: (portal) => portal.get(TermRepository).accepted(),
    gives: [],
  }),

  expired({
    description: 'consulta dos termos aceitos com a sessão expirada',
    screen: 'Termos aceitos',
    request: identityExpired.get('/api/termos/aceitos'),
    call: (portal) => portal.get(TermRepository).accepted(),
  }),
]
