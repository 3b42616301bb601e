import { and, eq } from 'drizzle-orm'
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

/** The store with an id, of any format. */
export function findStore(db: Db, id: number): Promise<Store | undefined> {
  return db.query.stores.findFirst({ where: eq(stores.id, id) })
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
