import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { fromReais } from '@domain/money.ts'
import { ok } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { expired, interaction } from '../support/interaction.ts'
import { exactly, matching, set, sparse } from '../support/marks.ts'
import { NO_ROWS } from '../support/none.ts'
import { identity, identityExpired } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const coupons = (page: number) => ({ query: { tamanhoPagina: 8, pagina: page, idEmpFormato: 135 } })

const PURCHASE = { loja: 'Loja Centro', valorTotalDaCompra: 230.5, valorTotalDeDesconto: 31.2 } as const

const hasPurchases = (total: number) =>
  signedIn(
    state('o cliente tem compras', { cpf: MARIA.cpf, total, compra: PURCHASE, totalEmOutroFormato: 1 }),
  )

const coupon = {
  loja: set(PURCHASE.loja),
  idCupom: '000123',
  valorTotalDaCompra: set(PURCHASE.valorTotalDaCompra),
  valorTotalDeDesconto: set(PURCHASE.valorTotalDeDesconto),
  dtaCupom: '2026-11-02T18:31:00',
}

const purchase = {
  storeName: PURCHASE.loja,
  couponNumber: '000123',
  total: fromReais(PURCHASE.valorTotalDaCompra),
  discount: fromReais(PURCHASE.valorTotalDeDesconto),
  day: { year: 2026, month: 11, day: 2 },
}

export const purchases = [
  interaction({
    states: hasPurchases(1),
    description: 'consulta do total economizado',
    screen: 'Início',
    why: 'O valor em reais e desde quando: o dia em que o cliente se cadastrou.',
    request: identity.get('/api/cupom/totaldesconto', { query: { idEmpFormato: 135 } }),
    response: ok({ desconto: set(PURCHASE.valorTotalDeDesconto), dtaInclusao: '2021-03-14T00:00:00' }),
    call: (portal) => portal.get(PurchaseRepository).savedTotal(),
    gives: {
      amount: fromReais(PURCHASE.valorTotalDeDesconto),
      customerSince: { year: 2021, month: 3, day: 14 },
    },
  }),

  interaction({
    states: hasPurchases(9),
    description: 'consulta das compras, primeira página',
    screen: 'Minhas compras',
    why: 'Oito compras por página; totalPages diz até onde há páginas.',
    request: identity.get('/api/pessoa/cupons', coupons(1)),
    response: ok({ data: exactly(8, coupon), totalPages: set(2) }),
    call: (portal) => portal.get(PurchaseRepository).page(1),
    gives: { purchases: Array.from({ length: 8 }, () => purchase), pageCount: 2 },
  }),

  interaction({
    states: hasPurchases(9),
    description: 'consulta das compras, segunda página',
    screen: 'Minhas compras',
    why: 'A segunda página tem a nona compra, e só ela.',
    request: identity.get('/api/pessoa/cupons', coupons(2)),
    response: ok({ data: exactly(1, coupon), totalPages: set(2) }),
    call: (portal) => portal.get(PurchaseRepository).page(2),
    gives: { purchases: [purchase], pageCount: 2 },
  }),

  interaction({
    states: hasPurchases(0),
    description: 'consulta das compras de quem ainda não comprou',
    screen: 'Minhas compras',
    why: 'Sem compras a tela diz que não há nenhuma.',
    request: identity.get('/api/pessoa/cupons', coupons(1)),
    response: ok(sparse({ data: NO_ROWS, totalPages: matching(0, '[01](?:\\.0+)?|null').such(0, 1) })),
    call: (portal) => portal.get(PurchaseRepository).page(1),
    gives: { purchases: [], pageCount: 0 },
  }),

  expired({
    description: 'consulta das compras com a sessão expirada',
    screen: 'Minhas compras',
    request: identityExpired.get('/api/pessoa/cupons', coupons(1)),
    call: (portal) => portal.get(PurchaseRepository).page(1),
  }),
]
