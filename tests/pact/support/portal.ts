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
  // On https, as in production: pictures over http are asked for by https.
  const configuration = { ...testConfiguration(url), origin: 'https://portal.example' }
  return httpContainer(configuration, new InMemorySessionStore(token ? session : undefined))
}
