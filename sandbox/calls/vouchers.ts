import { and, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { addDays, daysAgoAt, localDay, startOfDay } from '../calendar.ts'
import { aboutCustomer, type ProviderStates } from '../control/provider-state.ts'
import { insertAll } from '../database/insert-all.ts'
import { vouchers } from '../database/schema.ts'
import { answer, type Backend, type Calls, newCalls } from '../http/answers.ts'
import { readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { cents, reais } from '../money.ts'
import { newStore } from './stores.ts'

/** The customer's vouchers, still usable (`ativo`) or not (`finalizado`), of one store or of all (call 31). */
export function calls(backend: Backend): Calls {
  const { db, now } = backend
  return newCalls().get('/api/promocoes/voucher', signedIn(backend), async (c) => {
    const query = readQuery(c)
    const kind = query.oneOf('tipo', ['ativo', 'finalizado'], 'Tipo de voucher inválido.')
    const storeId = query.has('idEmpresa') ? query.positiveInteger('idEmpresa') : null
    query.done()
    const today = localDay(now())
    const usable = and(isNull(vouchers.usedAt), gte(vouchers.endsOn, today))
    const over = or(isNotNull(vouchers.usedAt), lt(vouchers.endsOn, today))
    const found = await db.query.vouchers.findMany({
      where: and(
        eq(vouchers.customerId, c.get('customer').id),
        kind === 'ativo' ? usable : over,
        storeId === null ? undefined : or(isNull(vouchers.storeId), eq(vouchers.storeId, storeId)),
      ),
      orderBy: [vouchers.endsOn, vouchers.id],
    })
    const wire = found.map((voucher) => ({
      voucher: voucher.code,
      dtaInicio: startOfDay(voucher.startsOn),
      dtaFim: startOfDay(voucher.endsOn),
      produtosDesconto:
        voucher.originalPriceCents === null ? [] : [{ precoOriginal: reais(voucher.originalPriceCents) }],
      desconto: { valor: reais(voucher.discountCents) },
      vlrMinUsoVoucher: reais(voucher.minimumCents),
      beneficio: voucher.benefit,
      dtaUso: voucher.usedAt,
    }))
    return answer(c, wire)
  })
}

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'o cliente tem vouchers': {
    meaning:
      'The customer has exactly three vouchers, all like `voucher`, with a first and a last day and one product. Two are good in every store, also in `idEmpresa`, which is answered: one that can be used, with the code `ativo`, and one that has been used, with the code `finalizado`. The third, with the code `deOutraLoja`, can be used in another store alone.',
    bringAbout: aboutCustomer(async ({ db, now, customer }, params) => {
      const today = localDay(now())
      const of = params.part('voucher')
      const voucher = (code: string, usedAt: string | null, storeId: number | null = null) => ({
        customerId: customer.id,
        code,
        startsOn: addDays(today, -10),
        endsOn: addDays(today, 20),
        originalPriceCents: cents(of.number('precoOriginal', 39.9)),
        discountCents: cents(of.number('desconto', 10)),
        minimumCents: cents(of.number('vlrMinUsoVoucher', 100)),
        benefit: of.text('beneficio', 'R$ 10 de desconto'),
        usedAt,
        storeId,
      })
      await db.delete(vouchers).where(eq(vouchers.customerId, customer.id))
      await insertAll(db, vouchers, [
        voucher(params.text('ativo', 'NATAL26'), null),
        voucher(params.text('finalizado', 'INVERNO26'), daysAgoAt(today, 1, 17)),
        ...(params.has('deOutraLoja')
          ? [voucher(params.text('deOutraLoja', 'CARNAVAL26'), null, await newStore(db, {}))]
          : []),
      ])
      return { idEmpresa: params.integer('idEmpresa', 1) }
    }),
  },
}
