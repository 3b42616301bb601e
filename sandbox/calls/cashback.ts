import { and, desc, eq, gt, gte, isNull, lte, or, type SQL, sum } from 'drizzle-orm'
import { addDays, type Day, daysAgoAt, localDay, startOfDay } from '../calendar.ts'
import { aboutCustomer, type ProviderStates } from '../control/provider-state.ts'
import { insertAll } from '../database/insert-all.ts'
import { cashbackLines } from '../database/schema.ts'
import { answer, type Backend, type Calls, newCalls } from '../http/answers.ts'
import { readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { cents, reais } from '../money.ts'

/** The cash-back account: its balance and its lines (calls 28 and 29). */
export function calls(backend: Backend): Calls {
  const { db, now } = backend

  async function total(customerId: number, condition: SQL | undefined): Promise<number> {
    const [row] = await db
      .select({ cents: sum(cashbackLines.amountCents).mapWith(Number) })
      .from(cashbackLines)
      .where(and(eq(cashbackLines.customerId, customerId), condition))
    return reais(row?.cents ?? 0)
  }

  return newCalls()
    .get('/api/contacorrente/saldo', signedIn(backend), async (c) => {
      const today = localDay(now())
      const customerId = c.get('customer').id
      const notLapsed = or(isNull(cashbackLines.expiresOn), gte(cashbackLines.expiresOn, today))
      return answer(c, {
        saldo: {
          valorDisponivel: await total(customerId, and(lte(cashbackLines.availableOn, today), notLapsed)),
          valorPendente: await total(customerId, gt(cashbackLines.availableOn, today)),
        },
      })
    })

    .get('/api/contacorrente/extrato', signedIn(backend), async (c) => {
      const query = readQuery(c)
      const page = query.page('page', 'totalRegistros')
      query.done()
      const lines = await db.query.cashbackLines.findMany({
        where: eq(cashbackLines.customerId, c.get('customer').id),
        orderBy: [desc(cashbackLines.occurredAt), desc(cashbackLines.id)],
        ...page,
      })
      const today = localDay(now())
      return answer(c, { data: lines.map((line) => wireLine(line, today)) })
    })
}

function wireLine(line: typeof cashbackLines.$inferSelect, today: Day) {
  return {
    idExtrato: line.id,
    descricao: line.description,
    dtaEvento: line.occurredAt,
    // product.md §3 calls the field optional: a line that never lapses does not have it.
    ...(line.expiresOn === null ? {} : { dtaExpiracao: startOfDay(line.expiresOn) }),
    valor: reais(line.amountCents),
    expirado: line.expiresOn !== null && line.expiresOn < today,
  }
}

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'o cliente tem cashback': {
    meaning:
      'The cash-back account holds so much available and so much pending, in reais. Its statement has `total` lines, 2 where the parameter is missing: one for the pending amount, if there is any, without a day on which it lapses, and the others for equal parts of the available amount, with such a day in the future. Each line has an id, a description and a day. Where `total` is 0 it is empty.',
    bringAbout: aboutCustomer(async ({ db, now, customer }, params) => {
      const today = localDay(now())
      const total = params.integer('total', 2)
      await db.delete(cashbackLines).where(eq(cashbackLines.customerId, customer.id))
      if (total === 0) return
      const line = (reais: number, availableOn: string, expiresOn: string | null) => ({
        customerId: customer.id,
        description: 'Cashback compra 000123',
        occurredAt: daysAgoAt(today, 2, 18),
        availableOn,
        expiresOn,
        amountCents: cents(reais),
      })
      const available = params.number('disponivel', 87.4)
      const pending = params.number('pendente', 12.6)
      const ofAvailable = total - (pending === 0 ? 0 : 1)
      await insertAll(db, cashbackLines, [
        ...Array.from({ length: ofAvailable }, () =>
          line(available / ofAvailable, today, addDays(today, 90)),
        ),
        ...(pending === 0 ? [] : [line(pending, addDays(today, 1), null)]),
      ])
    }),
  },
}
