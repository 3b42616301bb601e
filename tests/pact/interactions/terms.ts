import { TermRepository } from '@application/terms/term-repository.ts'
import { ok, refused } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { fromState } from '../support/from-state.ts'
import { interaction } from '../support/interaction.ts'
import { day, integer, listOf, text } from '../support/matchers.ts'
import { identity, identityWithoutSession } from '../support/requests.ts'
import { individual, signedIn, state } from '../support/states.ts'

const term = {
  idTermo: integer(3),
  termo: text('<h1>Regulamento</h1>'),
  nomeTipo: text('Regulamento do Programa'),
}

const rules = { id: 3, typeName: 'Regulamento do Programa', html: '<h1>Regulamento</h1>' }

const acceptedTerm = {
  idTermo: integer(3),
  nomeTipo: text('Regulamento do Programa'),
  ip: text('203.0.113.7'),
  dtaAceite: day('2024-02-01T10:22:00'),
}

const acceptedRules = {
  id: 3,
  typeName: 'Regulamento do Programa',
  ip: '203.0.113.7',
  acceptedOn: { year: 2024, month: 2, day: 1 },
}

const notFound = {
  kind: 'rejected',
  status: 404,
  description: 'Termo não encontrado.',
  errors: [],
} as const

export const terms = [
  interaction({
    states: [individual, state('há termos pendentes', { cpf: MARIA.cpf })],
    description: 'consulta dos termos publicados, sem sessão',
    request: identityWithoutSession.get('/api/termos/publicados'),
    response: ok(listOf(term)),
    call: (portal) => portal.get(TermRepository).published(),
    gives: [rules],
  }),

  interaction({
    states: [individual, state('há termos pendentes', { cpf: MARIA.cpf })],
    description: 'consulta de um termo, sem sessão',
    request: identityWithoutSession.get(fromState`/api/termo/${{ idTermo: 3 }}`),
    response: ok(term),
    call: (portal) => portal.get(TermRepository).find(3),
    gives: rules,
  }),

  interaction({
    states: signedIn(state('há termos pendentes', { cpf: MARIA.cpf })),
    description: 'consulta dos termos publicados, com sessão',
    request: identity.get('/api/termos/publicados'),
    response: ok(listOf(term)),
    call: (portal) => portal.get(TermRepository).published(),
    gives: [rules],
  }),

  interaction({
    states: signedIn(state('há termos pendentes', { cpf: MARIA.cpf })),
    description: 'consulta de um termo, com sessão',
    request: identity.get(fromState`/api/termo/${{ idTermo: 3 }}`),
    response: ok(term),
    call: (portal) => portal.get(TermRepository).find(3),
    gives: rules,
  }),

  interaction({
    states: [individual],
    description: 'consulta de um termo que não existe',
    request: identityWithoutSession.get('/api/termo/999999'),
    response: refused(404, 'Termo não encontrado.'),
    call: (portal) => portal.get(TermRepository).find(999999),
    failsWith: notFound,
  }),

  interaction({
    states: signedIn(state('o cliente aceitou os termos', { cpf: MARIA.cpf, formato: 'objeto' })),
    description: 'verificação do aceite de quem aceitou tudo',
    request: identity.get('/api/termosaceite/tipo/verificaaceite'),
    response: ok({ aceitouTermos: true }),
    call: (portal) => portal.get(TermRepository).check(),
    gives: true,
  }),

  interaction({
    states: signedIn(state('há termos pendentes', { cpf: MARIA.cpf })),
    description: 'verificação do aceite de quem tem termos pendentes',
    request: identity.get('/api/termosaceite/tipo/verificaaceite'),
    response: ok({ aceitouTermos: false }),
    call: (portal) => portal.get(TermRepository).check(),
    gives: false,
  }),

  interaction({
    states: signedIn(state('há termos pendentes', { cpf: MARIA.cpf })),
    description: 'aceite de um termo',
    request: identity.post(fromState`/api/termosaceite/${{ idTermo: 3 }}`),
    response: ok(true),
    call: (portal) => portal.get(TermRepository).accept(3),
    gives: undefined,
  }),

  interaction({
    states: signedIn(),
    description: 'aceite de um termo que não existe',
    request: identity.post('/api/termosaceite/999999'),
    response: refused(404, 'Termo não encontrado.'),
    call: (portal) => portal.get(TermRepository).accept(999999),
    failsWith: notFound,
  }),

  interaction({
    states: signedIn(state('o cliente aceitou os termos', { cpf: MARIA.cpf, formato: 'objeto' })),
    description: 'consulta dos termos aceitos, dentro de um objeto',
    request: identity.get('/api/termos/aceitos'),
    response: ok({ termosPrograma: listOf(acceptedTerm) }),
    call: (portal) => portal.get(TermRepository).accepted(),
    gives: [acceptedRules],
  }),

  interaction({
    states: signedIn(state('o cliente aceitou os termos', { cpf: MARIA.cpf, formato: 'lista' })),
    description: 'consulta dos termos aceitos, em lista',
    request: identity.get('/api/termos/aceitos'),
    response: ok(listOf(acceptedTerm)),
    call: (portal) => portal.get(TermRepository).accepted(),
    gives: [acceptedRules],
  }),
]
