import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { fromReais } from '@domain/money.ts'
import { ok } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { interaction } from '../support/interaction.ts'
import { amount, day, listOf, nothing, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const hasVouchers = (tipo: 'ativo' | 'finalizado', total: number) =>
  state('há vouchers', { cpf: MARIA.cpf, tipo, total })

const wireVoucher = {
  voucher: text('NATAL26'),
  dtaInicio: day('2026-11-01T00:00:00'),
  dtaFim: day('2026-12-31T00:00:00'),
  produtosDesconto: listOf({ precoOriginal: amount(39.9) }),
  desconto: { valor: amount(10) },
  vlrMinUsoVoucher: amount(100),
  beneficio: text('R$ 10 de desconto'),
}

const christmas = {
  code: 'NATAL26',
  benefit: 'R$ 10 de desconto',
  value: fromReais(10),
  minimumPurchase: fromReais(100),
  productPrices: [fromReais(39.9)],
  start: { year: 2026, month: 11, day: 1 },
  end: { year: 2026, month: 12, day: 31 },
}

export const vouchers = [
  interaction({
    states: signedIn(hasVouchers('ativo', 2)),
    description: 'consulta dos vouchers ativos de todas as lojas',
    request: identity.get('/api/promocoes/voucher', { query: { tipo: 'ativo' } }),
    response: ok(listOf({ ...wireVoucher, dtaUso: nothing() })),
    call: (portal) => portal.get(VoucherRepository).list('active', undefined),
    gives: [{ ...christmas, usedOn: undefined }],
  }),

  interaction({
    states: signedIn(hasVouchers('ativo', 2)),
    description: 'consulta dos vouchers ativos de uma loja',
    request: identity.get('/api/promocoes/voucher', { query: { tipo: 'ativo', idEmpresa: 1 } }),
    response: ok(listOf({ ...wireVoucher, dtaUso: nothing() })),
    call: (portal) => portal.get(VoucherRepository).list('active', 1),
    gives: [{ ...christmas, usedOn: undefined }],
  }),

  interaction({
    states: signedIn(hasVouchers('finalizado', 1)),
    description: 'consulta dos vouchers finalizados de todas as lojas',
    request: identity.get('/api/promocoes/voucher', { query: { tipo: 'finalizado' } }),
    response: ok(listOf({ ...wireVoucher, dtaUso: day('2026-11-19T17:31:00') })),
    call: (portal) => portal.get(VoucherRepository).list('finished', undefined),
    gives: [{ ...christmas, usedOn: { year: 2026, month: 11, day: 19 } }],
  }),

  interaction({
    states: signedIn(hasVouchers('finalizado', 1)),
    description: 'consulta dos vouchers finalizados de uma loja',
    request: identity.get('/api/promocoes/voucher', { query: { tipo: 'finalizado', idEmpresa: 1 } }),
    response: ok(listOf({ ...wireVoucher, dtaUso: day('2026-11-19T17:31:00') })),
    call: (portal) => portal.get(VoucherRepository).list('finished', 1),
    gives: [{ ...christmas, usedOn: { year: 2026, month: 11, day: 19 } }],
  }),

  interaction({
    states: signedIn(hasVouchers('ativo', 0)),
    description: 'consulta dos vouchers ativos de quem não tem nenhum',
    request: identity.get('/api/promocoes/voucher', { query: { tipo: 'ativo' } }),
    response: ok([]),
    call: (portal) => portal.get(VoucherRepository).list('active', undefined),
    gives: [],
  }),
]
