import { and, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { localDay, startOfDay } from '../calendar.ts'
import { vouchers } from '../database/schema.ts'
import { answer, type Backend, type Calls, newCalls, reais } from '../http/answers.ts'
import { readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'

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
