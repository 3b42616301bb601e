import { setTimeout as pause } from 'node:timers/promises'
import { ExpectedFailure } from '../../../sandbox/failures.ts'
import { ask, type Broker } from './broker.ts'

/** A version of the portal or of a provider, as the broker registers it. */
export interface Version {
  readonly pacticipant: string
  /** The git commit. */
  readonly number: string
}

export interface Verdict {
  /** Undefined while a verification is missing: it may still be running. */
  readonly deployable: boolean | undefined
  /** In words for people. */
  readonly reasons: readonly string[]
}

export interface Question {
  readonly version: Version
  /** The name of an environment of the broker: `production`. */
  readonly environment: string
  /** Partners whose contract does not count, because they verify none yet. */
  readonly ignored?: readonly string[]
}

/** How long to wait for verifications that a webhook has started. */
export interface Patience {
  readonly tries: number
  readonly seconds: number
}

/**
 * Asks whether a version keeps the contracts with all that the environment has deployed, and asks again while results are missing.
 */
export async function canIDeploy(
  broker: Broker,
  question: Question,
  { tries, seconds }: Patience,
): Promise<Verdict> {
  const verdict = await verdictOn(broker, question)
  if (verdict.deployable !== undefined || tries === 0) return verdict
  await pause(seconds * 1000)
  return canIDeploy(broker, question, { tries: tries - 1, seconds })
}

async function verdictOn(broker: Broker, { version, environment, ignored = [] }: Question): Promise<Verdict> {
  const query = new URLSearchParams([
    ['q[][pacticipant]', version.pacticipant],
    ['q[][version]', version.number],
    // When a pair of versions has several results, the last one counts.
    ['latestby', 'cvp'],
    ['environment', environment],
    ...ignored.map((name): [string, string] => ['ignore[][pacticipant]', name]),
  ])
  const { summary, notices } = (await ask(broker, { to: `/matrix?${query}` })) as Matrix
  return { deployable: summary.deployable ?? undefined, reasons: notices.map(({ text }) => text) }
}

interface Matrix {
  /** Null while a result is missing. */
  readonly summary: { readonly deployable: boolean | null }
  readonly notices: readonly { readonly text: string }[]
}

/** Reports to the broker that a version now runs in an environment, in place of the one before. */
export async function recordDeployment(
  broker: Broker,
  { pacticipant, number }: Version,
  environment: string,
): Promise<void> {
  const { uuid } = await environmentNamed(broker, environment)
  const version = `/pacticipants/${encodeURIComponent(pacticipant)}/versions/${encodeURIComponent(number)}`
  await ask(broker, { method: 'POST', to: `${version}/deployed-versions/environment/${uuid}`, body: {} })
}

/** Makes an environment; a broker has `test` and `production` from the start. */
export async function createEnvironment(
  broker: Broker,
  name: string,
  { production }: { readonly production: boolean },
): Promise<void> {
  await ask(broker, { method: 'POST', to: '/environments', body: { name, displayName: name, production } })
}

interface Environment {
  readonly uuid: string
  readonly name: string
}

async function environmentNamed(broker: Broker, wanted: string): Promise<Environment> {
  const {
    _embedded: { environments },
  } = (await ask(broker, { to: '/environments' })) as {
    _embedded: { environments: readonly Environment[] }
  }
  const found = environments.find(({ name }) => name === wanted)
  if (found) return found
  const known = environments.map(({ name }) => name).join(', ')
  throw new ExpectedFailure(`The broker knows no environment "${wanted}", only: ${known}.`)
}
