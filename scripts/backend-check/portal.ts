import { Clock } from '@application/clock.ts'
import { failureReason, type PortFailureReason } from '@application/port-failure.ts'
import { readRuntimeConfiguration } from '@infrastructure/runtime-configuration.ts'
import axios, { type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { InMemorySessionStore } from '../../tests/doubles/session/in-memory-session-store.ts'
import { EXAMPLE_TOKEN } from '../../tests/pact/support/examples.ts'
import type { Interaction } from '../../tests/pact/support/interaction.ts'
import { httpContainer } from '../../tests/support/http-container.ts'
import { ImpatientClock } from '../../tests/support/impatient-clock.ts'
import { NoAnswer, type Received } from '../pact/connection.ts'
import type { StateValues } from '../pact/states.ts'
import { sampleOf, type Version } from './samples.ts'
import type { Addresses } from './service.ts'

/** What the portal makes of an answer. */
export type Outcome = { readonly gave: unknown } | { readonly failedWith: PortFailureReason }

/** What the example requests say of the application. */
const APPLICATION = {
  domain: 'boapraca.example',
  appId: 'sandbox-app',
  appSecretKey: 'sandbox-secret',
}

const HOUR = 60 * 60 * 1000

/**
 * Makes an interaction's call through the adapters that production has.
 *
 * @param addresses the portal's own, and the services'. Pictures at one of them are shown without https too.
 * @param transport answers instead of the network.
 */
export async function outcomeOf(
  { call, request }: Interaction,
  { origin, ...apis }: Addresses,
  transport: AxiosAdapter,
): Promise<Outcome> {
  const now = Date.now()
  const isSignedIn = 'Authorization' in request.headers
  const session = { token: EXAMPLE_TOKEN, expiresAt: now + HOUR, customer: 'backend-check' }
  const portal = httpContainer(
    readRuntimeConfiguration(JSON.stringify({ ...apis, ...APPLICATION }), origin),
    new InMemorySessionStore(isSignedIn ? session : undefined),
    transport,
  )
  // The days of a running service are those of today.
  portal.rebind(Clock).toConstantValue(new ImpatientClock(now))
  return call(portal).then(
    (gave) => ({ gave }),
    (thrown: unknown) => ({ failedWith: failureReason(thrown) }),
  )
}

/** What the portal makes of an answer that keeps the contract. */
export async function soundOutcome(
  interaction: Interaction,
  version: Version,
  values: StateValues,
  addresses: Addresses,
): Promise<Outcome> {
  const { response, shape } = interaction
  const body = response.body && sampleOf(await response.body(shape), version, values)
  return outcomeOf(interaction, addresses, async (config) =>
    answered(config, response.status, new TextEncoder().encode(JSON.stringify(body))),
  )
}

/** Hands the adapters what a service answers, as the browser's `fetch` does. */
export const transportOf =
  (receive: () => Promise<Received>): AxiosAdapter =>
  async (config) => {
    try {
      const { status, headers, body } = await receive()
      return answered(config, status, body, headers)
    } catch (thrown) {
      if (!(thrown instanceof NoAnswer)) throw thrown
      throw new axios.AxiosError(thrown.message, axios.AxiosError.ERR_NETWORK, config)
    }
  }

function answered(
  config: InternalAxiosRequestConfig,
  status: number,
  data: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): AxiosResponse {
  const response = { data, status, statusText: String(status), headers: { ...headers }, config }
  if (config.validateStatus?.(status) ?? true) return response
  const code = status < 500 ? axios.AxiosError.ERR_BAD_REQUEST : axios.AxiosError.ERR_BAD_RESPONSE
  throw new axios.AxiosError(`Request failed with status code ${status}`, code, config, undefined, response)
}
