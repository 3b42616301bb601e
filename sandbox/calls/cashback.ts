import { and, desc, eq, gt, gte, isNull, lte, or, type SQL, sum } from 'drizzle-orm'
import { type Day, localDay, startOfDay } from '../calendar.ts'
import { cashbackLines } from '../database/schema.ts'
import { answer, type Backend, type Calls, newCalls, reais } from '../http/answers.ts'
import { readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'

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
