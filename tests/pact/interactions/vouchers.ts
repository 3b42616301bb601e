import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { ok } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { interaction } from '../support/interaction.ts'
import { amount, day, listOf, nothing, text } from '../support/matchers.ts'
import { identity } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const hasVouchers = (tipo: 'ativo' | 'finalizado', total: number) =>
  signedIn(state('há vouchers', { cpf: MARIA.cpf, tipo, total }))

const vouchersOf = (tipo: 'ativo' | 'finalizado', store?: number) =>
  identity.get('/api/promocoes/voucher', {
    query: { tipo, ...(store !== undefined && { idEmpresa: store }) },
  })

const wireVoucher = {
  voucher: text('NATAL26'),
  dtaInicio: day('2026-11-01T00:00:00'),
  dtaFim: day('2026-12-31T00:00:00'),
  produtosDesconto: listOf({ precoOriginal: amount(39.9) }),
  desconto: { valor: amount(10) },
  vlrMinUsoVoucher: amount(100),
  beneficio: text('R$ 10 de desconto'),
}

const activeVouchers = (stores: string, store?: number) =>
  interaction({
    states: hasVouchers('ativo', 2),
    description: `consulta dos vouchers ativos de ${stores}`,
    request: vouchersOf('ativo', store),
    response: ok(listOf({ ...wireVoucher, dtaUso: nothing() })),
    call: (portal) => portal.get(VoucherRepository).list('active', store),
    gives: [voucher.build({ code: 'NATAL26' })],
  })

const finishedVouchers = (stores: string, store?: number) =>
  interaction({
    states: hasVouchers('finalizado', 1),
    description: `consulta dos vouchers finalizados de ${stores}`,
    request: vouchersOf('finalizado', store),
    response: ok(listOf({ ...wireVoucher, dtaUso: day('2026-11-19T17:31:00') })),
    call: (portal) => portal.get(VoucherRepository).list('finished', store),
    gives: [voucher.build({ code: 'NATAL26', usedOn: { year: 2026, month: 11, day: 19 } })],
  })

export const vouchers = [
  activeVouchers('todas as lojas'),
  activeVouchers('uma loja', 1),
  finishedVouchers('todas as lojas'),
  finishedVouchers('uma loja', 1),

  interaction({
    states: hasVouchers('ativo', 0),
    description: 'consulta dos vouchers ativos de quem não tem nenhum',
    request: vouchersOf('ativo'),
    response: ok([]),
    call: (portal) => portal.get(VoucherRepository).list('active', undefined),
    gives: [],
  }),
]
