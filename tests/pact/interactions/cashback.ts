import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { fromReais } from '@domain/money.ts'
import { ok, onlyStatus } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { interaction } from '../support/interaction.ts'
import { amount, day, flag, integer, listOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { individual, signedIn, state } from '../support/states.ts'

const statement = identity.get('/api/contacorrente/extrato', { query: { page: 1, totalRegistros: 10 } })

export const cashback = [
  interaction({
    states: signedIn(state('o cliente tem cashback', { cpf: MARIA.cpf, disponivel: 87.4, pendente: 12.6 })),
    description: 'consulta do saldo de cashback',
    request: identity.get('/api/contacorrente/saldo'),
    response: ok({ saldo: { valorDisponivel: amount(87.4), valorPendente: amount(12.6) } }),
    call: (portal) => portal.get(CashbackRepository).balance(),
    gives: { available: fromReais(87.4), pending: fromReais(12.6) },
  }),

  interaction({
    states: [individual, state('a sessão expirou', { cpf: MARIA.cpf })],
    description: 'consulta do saldo de cashback com a sessão expirada',
    request: identity.get('/api/contacorrente/saldo'),
    response: onlyStatus(401),
    call: (portal) => portal.get(CashbackRepository).balance(),
    failsWith: { kind: 'unauthenticated' },
  }),

  interaction({
    states: signedIn(state('o cliente tem cashback', { cpf: MARIA.cpf, disponivel: 87.4, pendente: 12.6 })),
    description: 'consulta do extrato de cashback',
    request: statement,
    response: ok({
      data: listOf({
        idExtrato: integer(91),
        descricao: text('Cashback compra 000123'),
        dtaEvento: day('2026-11-02T18:31:00'),
        dtaExpiracao: day('2027-02-02T00:00:00'),
        valor: amount(4.61),
        expirado: flag(false),
      }),
    }),
    call: (portal) => portal.get(CashbackRepository).statement(1),
    gives: {
      lines: [
        {
          id: 91,
          description: 'Cashback compra 000123',
          day: { year: 2026, month: 11, day: 2 },
          expiresOn: { year: 2027, month: 2, day: 2 },
          amount: fromReais(4.61),
          expired: false,
        },
      ],
      mayHaveMore: false,
    },
  }),

  interaction({
    states: signedIn(state('o cliente tem cashback', { cpf: MARIA.cpf, total: 0 })),
    description: 'consulta do extrato de cashback de quem não tem lançamentos',
    request: statement,
    response: ok({ data: [] }),
    call: (portal) => portal.get(CashbackRepository).statement(1),
    gives: { lines: [], mayHaveMore: false },
  }),
]
