import { and, count, desc, eq, sum } from 'drizzle-orm'
import { purchases, stores } from '../database/schema.ts'
import { answer, type Backend, type Calls, newCalls, reais } from '../http/answers.ts'
import { readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'

/** What the customer bought and what that saved (calls 12 and 27). */
export function calls(backend: Backend): Calls {
  const { db } = backend
  const ofCustomer = (customerId: number, formatId: number) =>
    and(eq(purchases.customerId, customerId), eq(stores.formatId, formatId))

  return newCalls()
    .get('/api/pessoa/cupons', signedIn(backend), async (c) => {
      const query = readQuery(c)
      const { limit, offset } = query.page('pagina', 'tamanhoPagina')
      const formatId = query.positiveInteger('idEmpFormato')
      query.done()
      const condition = ofCustomer(c.get('customer').id, formatId)
      const [total] = await db
        .select({ rows: count() })
        .from(purchases)
        .innerJoin(stores, eq(stores.id, purchases.storeId))
        .where(condition)
      const rows = await db
        .select({ purchase: purchases, store: stores.tradeName })
        .from(purchases)
        .innerJoin(stores, eq(stores.id, purchases.storeId))
        .where(condition)
        .orderBy(desc(purchases.purchasedAt), desc(purchases.id))
        .limit(limit)
        .offset(offset)
      return answer(c, {
        data: rows.map(({ purchase, store }) => ({
          loja: store,
          idCupom: purchase.couponNumber,
          valorTotalDaCompra: reais(purchase.totalCents),
          valorTotalDeDesconto: reais(purchase.discountCents),
          dtaCupom: purchase.purchasedAt,
        })),
        totalPages: Math.ceil((total?.rows ?? 0) / limit),
      })
    })

    .get('/api/cupom/totaldesconto', signedIn(backend), async (c) => {
      const query = readQuery(c)
      const formatId = query.positiveInteger('idEmpFormato')
      query.done()
      const customer = c.get('customer')
      const [saved] = await db
        .select({ cents: sum(purchases.discountCents).mapWith(Number) })
        .from(purchases)
        .innerJoin(stores, eq(stores.id, purchases.storeId))
        .where(ofCustomer(customer.id, formatId))
      return answer(c, { desconto: reais(saved?.cents ?? 0), dtaInclusao: customer.registeredAt })
    })
}
