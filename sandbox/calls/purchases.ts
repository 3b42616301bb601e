import { and, count, desc, eq, sum } from 'drizzle-orm'
import { daysAgoAt, localDay } from '../calendar.ts'
import { aboutCustomer, type ProviderStates } from '../control/provider-state.ts'
import type { Db } from '../database/db.ts'
import { insertAll } from '../database/insert-all.ts'
import { purchases, stores } from '../database/schema.ts'
import { GROUP } from '../group.ts'
import { answer, type Backend, type Calls, newCalls } from '../http/answers.ts'
import { readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { cents, reais } from '../money.ts'
import { newStore } from './stores.ts'

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

/** The id of the group's store with this name. */
async function storeNamed(db: Db, tradeName: string): Promise<number> {
  const found = await db.query.stores.findFirst({
    where: and(eq(stores.tradeName, tradeName), eq(stores.formatId, GROUP.formatId)),
  })
  return found?.id ?? newStore(db, { tradeName })
}

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'o cliente tem compras': {
    meaning:
      'The customer has made exactly so many purchases (`total`) in a store of format 135, each like `compra`, with a coupon number and a day, and has saved the sum of their discounts; 0 is none. In a store of another format the customer has made `totalEmOutroFormato` more.',
    bringAbout: aboutCustomer(async ({ db, now, customer }, params) => {
      const purchase = params.part('compra')
      const storeId = await storeNamed(db, purchase.text('loja', 'Loja Centro'))
      await db.delete(purchases).where(eq(purchases.customerId, customer.id))
      const otherStoreId = await newStore(db, { formatId: GROUP.formatId + 1 })
      const purchasesIn = (store: number, total: number) =>
        Array.from({ length: total }, (_, index) => ({
          customerId: customer.id,
          storeId: store,
          couponNumber: String(100_000 + index),
          totalCents: cents(purchase.number('valorTotalDaCompra', 230.5)),
          discountCents: cents(purchase.number('valorTotalDeDesconto', 31.2)),
          purchasedAt: daysAgoAt(localDay(now()), index, 18),
        }))
      await insertAll(db, purchases, [
        ...purchasesIn(storeId, params.integer('total', 3)),
        ...purchasesIn(otherStoreId, params.integer('totalEmOutroFormato', 0)),
      ])
    }),
  },
}
