import { ExpectedFailure } from '../../../sandbox/failures.ts'

/** The address of a Pact Broker, and the credentials for it. */
export interface Broker {
  /** Without a slash at the end. */
  readonly url: string
  /** Sent as a bearer token … */
  readonly token?: string | undefined
  /** … or these two by basic authentication. */
  readonly username?: string | undefined
  readonly password?: string | undefined
}

export const BROKER_MISSING = 'PACT_BROKER_BASE_URL is not set: there is no broker to speak to.'

/** The broker that the environment names; undefined when it names none. */
export function brokerOf(environment: NodeJS.ProcessEnv = process.env): Broker | undefined {
  const url = environment.PACT_BROKER_BASE_URL
  if (!url) return undefined
  return {
    url: url.replace(/\/+$/, ''),
    token: environment.PACT_BROKER_TOKEN || undefined,
    username: environment.PACT_BROKER_USERNAME || undefined,
    password: environment.PACT_BROKER_PASSWORD || undefined,
  }
}

export interface BrokerRequest {
  readonly method?: 'POST' | 'PUT'
  /** A path below the broker's address. */
  readonly to: string
  readonly body?: object
}

/**
 * Asks the broker.
 *
 * @returns its answer, read as JSON; an empty object when it is no JSON, as a success without contents is.
 * @throws {ExpectedFailure} with the broker's answer when it refuses, or with the reason when it cannot be reached.
 */
export async function ask(broker: Broker, { method, to, body }: BrokerRequest): Promise<unknown> {
  const response = await fetch(broker.url + to, {
    method: method ?? 'GET',
    headers: {
      Accept: 'application/hal+json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...authorization(broker),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  }).catch((reason: Error) => {
    throw new ExpectedFailure(`The broker at ${broker.url} cannot be reached: ${reason.message}.`)
  })
  const text = await response.text()
  if (!response.ok) throw new ExpectedFailure(`The broker answered ${response.status}: ${text}`)
  return readJson(text)
}

function authorization({ token, username, password }: Broker): Record<string, string> {
  if (token) return { Authorization: `Bearer ${token}` }
  if (!username) return {}
  return { Authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
