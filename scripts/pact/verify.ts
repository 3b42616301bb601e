/**
 * `npm run pact:verify`: holds the sandbox, or any running service, against the contracts. Ends with code 1 when one is broken.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions, run } from '../../sandbox/command-line.ts'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import { send, type Trust } from './connection.ts'
import { type Pact, readPact } from './pact-files.ts'
import { refuseIdle, type Selection, selectionOf } from './selection.ts'
import { failuresInWords, startStateRelay } from './states.ts'
import {
  headersOf,
  readAddress,
  TARGET_OPTIONS,
  type Target,
  type TargetValues,
  targetsOf,
  trustOf,
} from './targets.ts'
import { PUSH_SENDER, pactFiles, verify } from './verification.ts'

const USAGE = `Usage:
  npm run pact:verify
      verifies both contracts against the sandbox
  npm run pact:verify -- --identity https://… --public https://… [--header "domain: loja.example" …]
      verifies running services: one of them or both, each with its states at its own /_pact/states
  … --profile https://…
      where the profile update has a host of its own
  … --push http://…
      verifies whatever sends pushes, alone or with the others
  … --identity-states https://… --public-states https://…
      where the states are set up elsewhere (docs/backend-team.md); --states-url https://… is for both
  … --only "GET /api/pessoa"
      only this call, path or part of a description; once for each
  … --ca FILE | --insecure
      believes the certificates of the authority in FILE (PEM), or any certificate`

/** How a command is to be carried out, whichever service it is about. */
interface Manner {
  readonly headers: Readonly<Record<string, string>>
  readonly trust: Trust
  readonly only: Selection
}

const OPTIONS = {
  ...TARGET_OPTIONS,
  push: { type: 'string' },
  only: { type: 'string', multiple: true },
} as const

async function main(): Promise<void> {
  const options = readOptions(OPTIONS, USAGE)
  const only = options.only ?? []
  const manner = { headers: headersOf(options), trust: trustOf(options), only: selectionOf(only) }
  const targets = allTargets(options)
  if (targets.length > 0) {
    refuseIdle(only, targets.flatMap(interactionsOf))
    return verifyAll(targets, manner)
  }
  const [unused] = Object.keys(options).filter((name) => name !== 'only')
  // Without this a forgotten address would pass as a service that keeps its contract.
  if (unused !== undefined)
    throw new ExpectedFailure(`--${unused} needs --identity, --profile, --public or --push.\n${USAGE}`)
  await verifySandbox(only, manner)
}

function allTargets(options: TargetValues & { readonly push?: string | undefined }): readonly Target[] {
  const { push } = options
  if (push === undefined) return targetsOf(options)
  const url = readAddress(push)
  // A message has no state.
  return [...targetsOf(options), { provider: PUSH_SENDER, url, statesUrl: url, takes: () => true }]
}

async function verifySandbox(only: readonly string[], manner: Manner): Promise<void> {
  // Read here, because every other way to call the command does without it, and it takes most of a second.
  const { startSandbox } = await import('../../sandbox/sandbox.ts')
  const sandbox = await startSandbox()
  const targets = targetsOf({ identity: sandbox.url, public: sandbox.url })
  try {
    refuseIdle(only, targets.flatMap(interactionsOf))
    await verifyAll(targets, manner)
  } finally {
    await sandbox.close()
  }
}

async function verifyAll(targets: readonly Target[], manner: Manner): Promise<void> {
  const notes: string[] = []
  for (const target of targets) notes.push(...(await verifyOne(target, manner)))
  for (const note of notes) console.log(`\n${note}`)
  console.log(process.exitCode === 1 ? '\nA contract is broken: see above.' : '\nThe contracts hold.')
}

/** Returns what the verifier does not say about the failures that it has reported. */
async function verifyOne(target: Target, { headers, trust, only }: Manner): Promise<readonly string[]> {
  const { url, statesUrl } = target
  const notes: string[] = []
  const directory = mkdtempSync(join(tmpdir(), 'pact-verify-'))
  const relay = await startStateRelay(statesUrl, trust)
  try {
    for (const [index, file] of pactFiles(target.provider).entries()) {
      const pactFile = join(directory, `${index}.json`)
      if (!writeSelected(file, pactFile, target, only)) continue
      // The verifier would blame the states for a service that is not there.
      await send({ method: 'GET', url }, trust)
      const breaches = await verify({ pactFile, providerUrl: url, statesUrl: relay.url, headers, trust })
      if (breaches.length > 0) process.exitCode = 1
    }
    const stated = failuresInWords(relay)
    if (stated !== '') notes.push(stated)
    return notes
  } finally {
    await relay.close()
    rmSync(directory, { recursive: true })
  }
}

/** Writes the part of a contract that is to be verified. @returns false when there is nothing to verify. */
function writeSelected(file: string, into: string, { takes }: Target, only: Selection): boolean {
  const whole = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly interactions: Pact['interactions']
  }
  const interactions = whole.interactions.filter((one) => only(one) && takes(one))
  writeFileSync(into, JSON.stringify({ ...whole, interactions }))
  return interactions.length > 0
}

function interactionsOf({ provider, takes }: Target) {
  return pactFiles(provider).flatMap((file) => {
    const { interactions, messages } = readPact(file)
    return [...interactions.filter(takes), ...messages]
  })
}

run(main)
