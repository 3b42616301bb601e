import { and, eq } from 'drizzle-orm'
import { failMissing, type ProviderStates } from '../control/provider-state.ts'
import { visibleToCustomer } from '../database/conditions.ts'
import type { Db } from '../database/db.ts'
import { stores } from '../database/schema.ts'
import { GROUP } from '../group.ts'
import { answer, type Backend, type CallContext, type Calls, newCalls } from '../http/answers.ts'
import { signedIn } from '../http/sessions.ts'

/** A row of the stores table. */
export type Store = typeof stores.$inferSelect

/** The stores, twice: for the drop-downs and for the map (calls 25 and 26). Every format's: the portal filters. */
export function calls(backend: Backend): Calls {
  const list = async (c: CallContext) => {
    const visible = await backend.db.query.stores.findMany({
      where: visibleToCustomer(stores.visibleTo, c.get('customer').id),
      orderBy: stores.id,
    })
    return answer(c, visible.map(wireStore))
  }
  return newCalls().get('/api/empresas', signedIn(backend), list).get('/api/lojas', signedIn(backend), list)
}

/** The store with an id, unless it is of another format: the group publishes nothing there. */
export function findGroupStore(db: Db, id: number): Promise<Store | undefined> {
  return db.query.stores.findFirst({ where: and(eq(stores.id, id), eq(stores.formatId, GROUP.formatId)) })
}

function wireStore(store: Store) {
  return {
    idEmpresa: store.id,
    idEmpFormato: store.formatId,
    nomeFantasia: store.tradeName,
    endereco: [
      {
        logradouro: store.street,
        logradouroNro: store.number,
        bairro: store.district,
        cidade: store.city,
        uf: store.state,
        cep: store.cep,
        pais: 'Brasil',
        latitude: store.latitude,
        longitude: store.longitude,
      },
    ],
    telefone: [{ numero: store.phone }],
  }
}

/** A copy of the first store with these differences; gives its id. */
export async function newStore(db: Db, wanted: Partial<typeof stores.$inferInsert>): Promise<number> {
  const first = await db.query.stores.findFirst({ where: eq(stores.id, 1) })
  const { id: _, ...model } = first ?? failMissing('first store')
  const created = await db
    .insert(stores)
    .values({ ...model, ...wanted })
    .returning({ id: stores.id })
    .get()
  return created.id
}

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'há lojas': {
    meaning:
      'There is a store like `loja`, with this address and this phone as its only ones. Others may be beside it, of other formats or with less known of them.',
    bringAbout: async ({ db }, params) => {
      const [store, address] = [params.part('loja'), params.part('endereco')]
      const idEmpresa = await newStore(db, {
        tradeName: store.text('nomeFantasia', 'Loja Centro'),
        formatId: store.integer('idEmpFormato', GROUP.formatId),
        street: address.text('logradouro', 'Rua XV de Novembro'),
        number: address.text('logradouroNro', '200'),
        district: address.text('bairro', 'Centro'),
        city: address.text('cidade', 'Curitiba'),
        state: address.text('uf', 'PR'),
        cep: address.text('cep', '80020310'),
        latitude: address.number('latitude', -25.4284),
        longitude: address.number('longitude', -49.2733),
        phone: params.text('telefone', '(41) 3333-4444'),
      })
      return { idEmpresa }
    },
  },

  // The group publishes nothing in a store of another format.
  'há uma loja sem publicações': {
    meaning:
      'There is a store with neither offers nor flyers: a new one will do. Its id is answered. Another store has both.',
    bringAbout: async ({ db }) => ({
      idEmpresa: await newStore(db, { formatId: GROUP.formatId + 1, tradeName: 'Loja sem publicações' }),
    }),
  },
}
