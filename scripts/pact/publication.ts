import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import { ask, type Broker } from './broker/broker.ts'
import { PACTS_DIRECTORY, readPact } from './pact-files.ts'

/** Which state of this repository a contract comes from. */
export interface ConsumerVersion {
  /** The git commit: the broker asks for a version that is unique to the code. */
  readonly commit: string
  /** `HEAD` when no branch is checked out. */
  readonly branch: string
  /** The page of the build that publishes, where there is one. */
  readonly buildUrl?: string | undefined
}

/**
 * The commit and the branch that git has checked out; continuous integration, which checks out a bare commit, says the branch in
 * the environment.
 */
export function consumerVersion(environment: NodeJS.ProcessEnv = process.env): ConsumerVersion {
  return {
    commit: git('rev-parse', 'HEAD'),
    branch: environment.PACT_BRANCH || git('rev-parse', '--abbrev-ref', 'HEAD'),
    buildUrl: environment.PACT_BUILD_URL || undefined,
  }
}

/** The reasons against publishing, in words for people; empty when it is allowed. */
export function objectionsTo({ branch }: ConsumerVersion): readonly string[] {
  const objections: string[] = []
  // The broker would register a branch named HEAD, and a provider that selects by branch would not find the contracts.
  if (branch === 'HEAD')
    objections.push('A bare commit is checked out, of no branch: name its branch in PACT_BRANCH.')
  // They would be published under a commit that has other contracts.
  if (git('status', '--porcelain', '--', PACTS_DIRECTORY) !== '')
    objections.push(
      `${PACTS_DIRECTORY}/ holds changes that are not committed: commit them before publishing.`,
    )
  return objections
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).trim()
  } catch {
    throw new ExpectedFailure('git could not be asked for the version, for the reason above.')
  }
}

/** The body of the broker's `POST /contracts/publish`: all contracts, in base64, under one version of the portal. */
export function publicationOf(files: readonly string[], { commit, branch, buildUrl }: ConsumerVersion) {
  const contracts = files.map((file) => {
    const { consumer, provider } = readPact(file)
    return {
      consumerName: consumer.name,
      providerName: provider.name,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(withoutPending(readFileSync(file, 'utf8'))).toString('base64'),
    } as const
  })
  const [first] = contracts
  if (first === undefined) throw new ExpectedFailure('There are no contracts to publish: run npm run pact.')
  return {
    pacticipantName: first.consumerName,
    pacticipantVersionNumber: commit,
    branch,
    ...(buildUrl !== undefined && { buildUrl }),
    contracts,
  }
}

/**
 * A verifier does not fail for a pending interaction, but it publishes the failure: can-i-deploy would say no for ever to a provider
 * that has one of two forms (docs/decisions/095). Providers see these interactions in the files.
 */
function withoutPending(contract: string): string {
  const pact = JSON.parse(contract) as { readonly interactions: readonly { readonly pending?: boolean }[] }
  return JSON.stringify({ ...pact, interactions: pact.interactions.filter(({ pending }) => !pending) })
}

export type Publication = ReturnType<typeof publicationOf>

/**
 * Hands the contracts to a Pact Broker.
 *
 * @returns the broker's messages.
 * @throws {ExpectedFailure} with the broker's answer when it refuses, as it does for other contents under a version it knows.
 */
export async function publish(publication: Publication, broker: Broker): Promise<readonly string[]> {
  const answer = await ask(broker, { method: 'POST', to: '/contracts/publish', body: publication })
  const { notices = [] } = answer as { notices?: readonly { text?: string }[] }
  return notices.flatMap(({ text }) => text ?? [])
}
