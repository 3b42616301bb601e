import { and } from 'drizzle-orm'
import { addDays, localDay } from '../calendar.ts'
import type { ProviderStates } from '../control/provider-state.ts'
import { inCity, runsOn } from '../database/conditions.ts'
import { flyers } from '../database/schema.ts'
import { absolute, answer, type Backend, type Calls, newCalls } from '../http/answers.ts'
import { readQuery } from '../http/fields.ts'
import { signedIn } from '../http/sessions.ts'
import { findGroupStore } from './stores.ts'

/** The flyers that a store hands out today (call 33). */
export function calls(backend: Backend): Calls {
  const { db, now } = backend
  return newCalls().get('/api/tabloides/ativos', signedIn(backend), async (c) => {
    const query = readQuery(c)
    const storeId = query.positiveInteger('idEmpresa', 'Informe a loja.')
    query.done()
    const store = await findGroupStore(db, storeId)
    if (store === undefined) return answer(c, [])
    const current = await db.query.flyers.findMany({
      where: and(runsOn(flyers, localDay(now())), inCity(flyers.city, store.city)),
      orderBy: flyers.id,
    })
    const wire = current.map((flyer) => ({
      nomeExibicao: flyer.displayName,
      url: flyer.document === null ? null : absolute(c, flyer.document),
      thumbnail: absolute(c, flyer.thumbnail),
    }))
    return answer(c, wire)
  })
}

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'há tabloides': {
    meaning:
      'The store has a flyer of this name today, with a document and a miniature. Others may be beside it. The id of the store is answered.',
    bringAbout: async ({ db, now }, params) => {
      const today = localDay(now())
      await db.insert(flyers).values({
        displayName: params.text('nomeExibicao', 'Tabloide da semana'),
        document: '/sandbox/flyers/tabloide-1.pdf',
        thumbnail: '/sandbox/pictures/flyers/tabloide-1.svg',
        startsOn: addDays(today, -3),
        endsOn: addDays(today, 4),
      })
      return { idEmpresa: params.integer('idEmpresa', 1) }
    },
  },
}
