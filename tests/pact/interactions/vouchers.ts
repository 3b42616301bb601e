import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { ok, okIfAny } from '../support/answers.ts'
import { MARIA } from '../support/examples.ts'
import { fromState } from '../support/from-state.ts'
import { expired, interaction } from '../support/interaction.ts'
import { exactly, set, some, these, UNSET } from '../support/marks.ts'
import { NO_ROWS } from '../support/none.ts'
import { identity, identityExpired } from '../support/requests.ts'
import { signedIn, state } from '../support/states.ts'

const VOUCHER = {
  desconto: 10,
  vlrMinUsoVoucher: 100,
  beneficio: 'R$ 10 de desconto',
  precoOriginal: 39.9,
} as const

/** One of each kind and one of another store, so that only a backend that obeys `tipo` and `idEmpresa` answers the right ones. */
const hasVouchers = signedIn(
  state('o cliente tem vouchers', {
    cpf: MARIA.cpf,
    idEmpresa: 1,
    ativo: 'NATAL26',
    finalizado: 'INVERNO26',
    deOutraLoja: 'CARNAVAL26',
    voucher: VOUCHER,
  }),
)

const vouchersOf = (tipo: 'ativo' | 'finalizado', store?: number) => ({
  query: { tipo, ...(store !== undefined && { idEmpresa: fromState`${{ idEmpresa: store }}` }) },
})

const wireVoucher = (code: string, dtaUso: unknown) => ({
  voucher: set(code),
  dtaInicio: '2026-11-01T00:00:00',
  dtaFim: '2026-12-31T00:00:00',
  produtosDesconto: some({ precoOriginal: set(VOUCHER.precoOriginal) }),
  desconto: { valor: set(VOUCHER.desconto) },
  vlrMinUsoVoucher: set(VOUCHER.vlrMinUsoVoucher),
  beneficio: set(VOUCHER.beneficio),
  dtaUso,
})

const activeVouchers = (stores: string, codes: readonly string[], store?: number) =>
  interaction({
    states: hasVouchers,
    description: `consulta dos vouchers ativos de ${stores}`,
    screen: 'Vouchers',
    why: 'Só os que ainda valem; sem idEmpresa, os de todas as lojas.',
    request: identity.get('/api/promocoes/voucher', vouchersOf('ativo', store)),
    response: ok(these(...codes.map((code) => wireVoucher(code, UNSET)))),
    call: (portal) => portal.get(VoucherRepository).list('active', store),
    gives: codes.map((code) => voucher.build({ code })),
  })

const finishedVouchers = (stores: string, store?: number) =>
  interaction({
    states: hasVouchers,
    description: `consulta dos vouchers finalizados de ${stores}`,
    screen: 'Vouchers',
    why: 'Só os usados ou vencidos, com o dia do uso.',
    request: identity.get('/api/promocoes/voucher', vouchersOf('finalizado', store)),
    response: ok(exactly(1, wireVoucher('INVERNO26', '2026-11-19T17:31:00'))),
    call: (portal) => portal.get(VoucherRepository).list('finished', store),
    gives: [voucher.build({ code: 'INVERNO26', usedOn: { year: 2026, month: 11, day: 19 } })],
  })

export const vouchers = [
  activeVouchers('todas as lojas', ['NATAL26', 'CARNAVAL26']),
  activeVouchers('uma loja', ['NATAL26'], 1),
  finishedVouchers('todas as lojas'),
  finishedVouchers('uma loja', 1),

  interaction({
    states: signedIn(),
    description: 'consulta dos vouchers ativos de quem não tem nenhum',
    screen: 'Vouchers',
    why: 'Sem vouchers a tela diz que não há nenhum.',
    request: identity.get('/api/promocoes/voucher', vouchersOf('ativo')),
    response: okIfAny(NO_ROWS),
    call: (portal) => portal.get(VoucherRepository).list('active', undefined),
    gives: [],
  }),

  expired({
    description: 'consulta dos vouchers com a sessão expirada',
    screen: 'Vouchers',
    request: identityExpired.get('/api/promocoes/voucher', vouchersOf('ativo')),
    call: (portal) => portal.get(VoucherRepository).list('active', undefined),
  }),
]
