import { readRuntimeConfiguration } from '@infrastructure/runtime-configuration.ts'
import type { ServiceIdentifier } from 'inversify'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { postControl } from '../../sandbox/post-control.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { httpContainer } from './http-container.ts'
import { TEST_NOW } from './test-now.ts'

/** The real HTTP adapters, bound as in production, on a sandbox of their own. */
export interface HttpWorld {
  readonly sandbox: Sandbox
  readonly customer: TestCustomer
  readonly sessions: InMemorySessionStore
  get<T>(identifier: ServiceIdentifier<T>): T
  /** Posts to one of the sandbox's control endpoints, such as `faults`. */
  control(endpoint: string, body: object): Promise<void>
}

/** Starts a sandbox without a network, for a whole file of tests; each test takes a customer of its own from it. */
export const startTestSandbox = (): Promise<Sandbox> => startSandbox({ now: () => new Date(TEST_NOW) })

/** @param customer what `POST /_sandbox/customers` takes: without it, a rich customer. */
export async function httpWorld(
  sandbox: Sandbox,
  customer: object = { profile: 'rich' },
): Promise<HttpWorld> {
  await postControl(sandbox.url, 'faults', { faults: [] })
  const created = await postControl<TestCustomer>(sandbox.url, 'customers', customer)

  const sessions = new InMemorySessionStore({
    token: created.token,
    expiresAt: TEST_NOW + 60 * 60 * 1000,
    customer: 'test',
  })
  const container = httpContainer(testConfiguration(sandbox.url), sessions)
  return {
    sandbox,
    customer: created,
    sessions,
    get: (identifier) => container.get(identifier),
    control: (endpoint, body) => postControl(sandbox.url, endpoint, body),
  }
}

/** The configuration of a portal whose hosts are all this one. */
export const testConfiguration = (url: string) =>
  readRuntimeConfiguration(
    JSON.stringify({
      identityApi: url,
      publicApi: url,
      domain: 'boapraca.example',
      appId: 'sandbox-app',
      appSecretKey: 'sandbox-secret',
      statesUrl: `${url}/sandbox/estados`,
      pingUrl: `${url}/sandbox/ping`,
      pushSubscriptionsUrl: `${url}/sandbox/push-subscriptions`,
    }),
    url,
  )
