import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { fromReais } from '@domain/money.ts'
import { ok } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { interaction } from '../support/interaction.ts'
import { amount, day, listOf, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const coupons = (page: number) =>
  identity.get('/api/pessoa/cupons', { query: { tamanhoPagina: 8, pagina: page, idEmpFormato: 135 } })

const coupon = {
  loja: text('Loja Centro'),
  idCupom: text('000123'),
  valorTotalDaCompra: amount(230.5),
  valorTotalDeDesconto: amount(31.2),
  dtaCupom: day('2026-11-02T18:31:00'),
}

const purchase = {
  storeName: 'Loja Centro',
  couponNumber: '000123',
  total: fromReais(230.5),
  discount: fromReais(31.2),
  day: { year: 2026, month: 11, day: 2 },
}

export const purchases = [
  interaction({
    states: signedIn(state('o cliente tem compras', { cpf: MARIA.cpf, total: 3 })),
    description: 'consulta do total economizado',
    request: identity.get('/api/cupom/totaldesconto', { query: { idEmpFormato: 135 } }),
    response: ok({ desconto: amount(1234.56), dtaInclusao: day('2021-03-14T00:00:00') }),
    call: (portal) => portal.get(PurchaseRepository).savedTotal(),
    gives: { amount: fromReais(1234.56), customerSince: { year: 2021, month: 3, day: 14 } },
  }),

  interaction({
    states: signedIn(state('o cliente tem compras', { cpf: MARIA.cpf, total: 9 })),
    description: 'consulta das compras, primeira página',
    request: coupons(1),
    response: ok({ data: listOf(coupon), totalPages: 2 }),
    call: (portal) => portal.get(PurchaseRepository).page(1),
    gives: { purchases: [purchase], pageCount: 2 },
  }),

  interaction({
    states: signedIn(state('o cliente tem compras', { cpf: MARIA.cpf, total: 9 })),
    description: 'consulta das compras, segunda página',
    request: coupons(2),
    response: ok({ data: listOf(coupon), totalPages: 2 }),
    call: (portal) => portal.get(PurchaseRepository).page(2),
    gives: { purchases: [purchase], pageCount: 2 },
  }),

  interaction({
    states: signedIn(state('o cliente tem compras', { cpf: MARIA.cpf, total: 0 })),
    description: 'consulta das compras de quem ainda não comprou',
    request: coupons(1),
    response: ok({ data: [], totalPages: 0 }),
    call: (portal) => portal.get(PurchaseRepository).page(1),
    gives: { purchases: [], pageCount: 0 },
  }),
]
