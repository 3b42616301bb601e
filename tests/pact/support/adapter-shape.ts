import { IdentityApi } from '@infrastructure/http/identity-api.ts'
import { PublicApi } from '@infrastructure/http/public-api.ts'
import { RecentReads } from '@infrastructure/http/recent-reads.ts'
import { anything } from '@infrastructure/shapes.ts'
import type * as v from 'valibot'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { httpContainer } from '../../support/http-container.ts'
import { testConfiguration } from '../../support/http-world.ts'
import type { Portal } from './portal.ts'

/** Ends a call before anything is sent. */
class Asked extends Error {
  constructor(readonly shape: v.GenericSchema) {
    super('The adapter has said how it reads the answer.')
  }
}

const ask = (_path: string, shape: v.GenericSchema): never => {
  throw new Asked(shape)
}

/**
 * The shape in which an adapter reads the answer to a call, as it hands it to the API. It is the one that production uses, so a
 * contract that is made of it cannot ask for more or for less.
 */
export async function adapterShape(call: (portal: Portal) => Promise<unknown>): Promise<v.GenericSchema> {
  try {
    await call(PORTAL)
  } catch (thrown) {
    if (thrown instanceof Asked) return thrown.shape
    throw thrown
  }
  throw new Error('The call has read no answer.')
}

const PORTAL = httpContainer(testConfiguration('http://nobody.example'), new InMemorySessionStore())
// What is sent as JSON reads no data of its answer.
const apis = { get: ask, post: ask, postJson: () => ask('', anything) }
PORTAL.rebind(IdentityApi).toConstantValue(Object.assign(Object.create(IdentityApi.prototype), apis))
PORTAL.rebind(PublicApi).toConstantValue(Object.assign(Object.create(PublicApi.prototype), apis))
PORTAL.rebind(RecentReads).toConstantValue(Object.assign(Object.create(RecentReads.prototype), apis))
