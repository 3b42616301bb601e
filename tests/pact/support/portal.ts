import type { ServiceIdentifier } from 'inversify'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { httpContainer } from '../../support/http-container.ts'
import { testConfiguration } from '../../support/http-world.ts'
import { TEST_NOW } from '../../support/test-now.ts'

/** Gives the adapters that production binds. */
export interface Portal {
  get<Port>(port: ServiceIdentifier<Port>): Port
}

/** A new portal on a provider, so that no cache of an earlier one answers. */
export function portalOn(url: string, token: string | undefined): Portal {
  const session = { token: token ?? '', expiresAt: TEST_NOW + 60 * 60 * 1000, customer: 'test' }
  return httpContainer(testConfiguration(url), new InMemorySessionStore(token ? session : undefined))
}
