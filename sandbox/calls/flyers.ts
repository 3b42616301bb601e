import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { localDay } from '../calendar.ts'
import { flyers } from '../database/schema.ts'
import { GROUP } from '../group.ts'
import { absolute, answer, type Backend, type CallEnv, type Calls } from '../http/answers.ts'
import { readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { findStore } from './stores.ts'

/** The flyers that a store hands out today (call 33). */
export function flyerCalls(backend: Backend): Calls {
  const { db, now } = backend
  return new Hono<CallEnv>().get('/api/tabloides/ativos', signedIn(backend), async (c) => {
    const query = readQuery(c)
    const storeId = query.positiveInteger('idEmpresa', 'Informe a loja.')
    query.done()
    const store = await findStore(db, storeId)
    if (store === undefined || store.formatId !== GROUP.formatId) return answer(c, [])
    const today = localDay(now())
    const current = await db
      .select()
      .from(flyers)
      .where(
        and(
          lte(flyers.startsOn, today),
          gte(flyers.endsOn, today),
          or(isNull(flyers.city), eq(flyers.city, store.city)),
        ),
      )
      .orderBy(asc(flyers.id))
    return answer(
      c,
      current.map((flyer) => ({
        nomeExibicao: flyer.displayName,
        url: flyer.document === null ? null : absolute(c, flyer.document),
        thumbnail: absolute(c, flyer.thumbnail),
      })),
    )
  })
}
