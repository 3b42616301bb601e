import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { fromReais } from '@domain/money.ts'
import { ok, okIfAny } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { expired, interaction } from '../support/interaction.ts'
import { exactly, set, sparse, these, UNSET } from '../support/marks.ts'
import { NO_ROWS } from '../support/none.ts'
import { identity, identityExpired } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const statement = (page: number) =>
  identity.get('/api/contacorrente/extrato', { query: { page, totalRegistros: 10 } })

const hasCashback = signedIn(
  state('o cliente tem cashback', { cpf: MARIA.cpf, disponivel: 87.4, pendente: 12.6 }),
)

const wireBalance = { saldo: { valorDisponivel: set(87.4), valorPendente: set(12.6) } }

const balance = { available: fromReais(87.4), pending: fromReais(12.6) }

const wireLine = {
  idExtrato: 91,
  descricao: 'Cashback compra 000123',
  dtaEvento: '2026-11-02T18:31:00',
  dtaExpiracao: '2027-02-02T00:00:00',
  valor: set(87.4),
  // A provider may leave this field out while no line has lapsed. The interaction of the second page refuses `true`.
  expirado: UNSET,
}

const line = {
  id: 91,
  description: 'Cashback compra 000123',
  day: { year: 2026, month: 11, day: 2 },
  expiresOn: { year: 2027, month: 2, day: 2 },
  amount: fromReais(87.4),
  expired: false,
}

export const cashback = [
  interaction({
    states: hasCashback,
    description: 'consulta do saldo de cashback',
    screen: 'Início',
    why: 'O valor disponível e o pendente são mostrados em reais, cada um no seu lugar.',
    request: identity.get('/api/contacorrente/saldo'),
    response: ok(wireBalance),
    call: (portal) => portal.get(CashbackRepository).balance(),
    gives: balance,
  }),

  interaction({
    states: hasCashback,
    description: 'consulta do saldo de cashback, com o código do envelope',
    screen: 'Todas',
    why: 'O statusCode do envelope pode faltar; se vier, é um número de 200 a 299, ou a resposta conta como erro.',
    request: identity.get('/api/contacorrente/saldo'),
    response: okIfAny(wireBalance),
    call: (portal) => portal.get(CashbackRepository).balance(),
    gives: balance,
  }),

  expired({
    description: 'consulta do saldo de cashback com a sessão expirada',
    screen: 'Início',
    request: identityExpired.get('/api/contacorrente/saldo'),
    call: (portal) => portal.get(CashbackRepository).balance(),
  }),

  interaction({
    states: hasCashback,
    description: 'consulta do extrato de cashback',
    screen: 'Extrato de cashback',
    why: 'Um lançamento sem data de expiração não diz quando expira; os dois valores são os que o estado gravou.',
    request: statement(1),
    response: ok({
      data: these(wireLine, { ...wireLine, dtaExpiracao: UNSET, valor: set(12.6) }),
    }),
    call: (portal) => portal.get(CashbackRepository).statement(1),
    gives: {
      lines: [line, { ...line, expiresOn: undefined, amount: fromReais(12.6) }],
      mayHaveMore: false,
    },
  }),

  interaction({
    states: signedIn(
      state('o cliente tem cashback', { cpf: MARIA.cpf, total: 11, disponivel: 110, pendente: 0 }),
    ),
    description: 'consulta do extrato de cashback, segunda página',
    screen: 'Extrato de cashback, Início (o que vence em breve)',
    why: 'A primeira página tem 10 dos 11 lançamentos, a segunda o que falta: repetir a primeira esconderia o que vence.',
    request: statement(2),
    response: ok({ data: exactly(1, sparse({ ...wireLine, valor: set(10), expirado: set(false) })) }),
    call: (portal) => portal.get(CashbackRepository).statement(2),
    gives: { lines: [{ ...line, amount: fromReais(10) }], mayHaveMore: false },
  }),

  interaction({
    states: signedIn(state('o cliente tem cashback', { cpf: MARIA.cpf, total: 0 })),
    description: 'consulta do extrato de cashback de quem não tem lançamentos',
    screen: 'Extrato de cashback',
    why: 'Sem lançamentos a tela diz que não há nenhum.',
    request: statement(1),
    response: ok(sparse({ data: NO_ROWS })),
    call: (portal) => portal.get(CashbackRepository).statement(1),
    gives: { lines: [], mayHaveMore: false },
  }),
]
