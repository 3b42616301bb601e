/**
 * `npm run backend:check`: looks at a running backend as a browser with the portal would, and says what customers would meet. Ends with
 * code 1 when there is anything.
 */
import 'reflect-metadata/lite'
import { writeFileSync } from 'node:fs'
import { readOptions, run } from '../../sandbox/command-line.ts'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import { CONTRACTS } from '../../tests/pact/contracts.ts'
import type { Interaction } from '../../tests/pact/support/interaction.ts'
import { refuseIdle, selectionOf } from '../pact/selection.ts'
import {
  headersOf,
  readAddress,
  TARGET_OPTIONS,
  type Target,
  type TargetValues,
  targetsOf,
  trustOf,
} from '../pact/targets.ts'
import { IDENTITY_PROVIDER } from '../pact/verification.ts'
import { check } from './check.ts'
import type { Case } from './finding.ts'
import { junitOf } from './junit.ts'
import { reportOf } from './report.ts'
import type { Addresses } from './service.ts'

/** Where nothing else is said. */
const EXAMPLE_ORIGIN = 'https://portal.example'

const USAGE = `Usage:
  npm run backend:check -- --identity https://… --public https://… --origin https://portal.example
      one of the two alone is fine; --origin is the portal's own address, needed where not every origin may ask
  … --profile https://…                     where the profile update has a host of its own
  … --identity-states https://… --public-states https://… --states-url https://…
      where states are set up, if not at /_pact/states of each; --no-states looks at the rest without them
  … --header "domain: loja.example"         in place of the examples', once for each
  … --only "GET /api/pessoa"                only this call, path or part of a description; once for each
  … --ca FILE | --insecure                  believes the authority in FILE (PEM), or any certificate
  … --junit FILE                            writes the result as JUnit's XML too`

const OPTIONS = {
  ...TARGET_OPTIONS,
  origin: { type: 'string' },
  only: { type: 'string', multiple: true },
  'no-states': { type: 'boolean' },
  junit: { type: 'string' },
} as const

async function main(): Promise<void> {
  const options = readOptions(OPTIONS, USAGE)
  const targets = targetsOf(options)
  if (targets.length === 0) throw new ExpectedFailure(`Name a service: --identity or --public.\n${USAGE}`)
  const { origin = EXAMPLE_ORIGIN, junit, only = [], 'no-states': isWithoutStates = false } = options
  if (origin === EXAMPLE_ORIGIN)
    process.stdout.write(`Asked for CORS as ${EXAMPLE_ORIGIN}: --origin says where the portal really is.\n`)
  const [first] = targets
  const addresses = addressesOf(readAddress(origin), options, first?.url ?? '')
  const headers = headersOf(options)
  const trust = trustOf(options)
  const isMeant = selectionOf(only)
  refuseIdle(
    only,
    targets.flatMap((target) => interactionsOf(target).map(asSelectable)),
  )

  const cases: Case[] = []
  for (const target of targets) {
    const all = interactionsOf(target)
    const interactions = all.filter((one) => isMeant(asSelectable(one)))
    if (interactions.length === 0) continue
    const { provider, url, statesUrl } = target
    // It takes a while: not on standard output, which is for the report.
    console.error(`Looking at ${url} with ${interactions.length} interactions of ${provider} …`)
    cases.push(
      ...(await check({
        service: { provider, url, statesUrl, addresses, headers, trust },
        interactions,
        all,
        isPrivate: provider === IDENTITY_PROVIDER,
        hasStates: !isWithoutStates,
      })),
    )
  }
  console.log(reportOf(cases))
  if (junit !== undefined) writeFileSync(junit, junitOf(cases))
  if (cases.some(({ findings }) => findings.length > 0)) process.exitCode = 1
}

/** A portal that knows these services; one that is not named is not asked. */
function addressesOf(address: string, options: TargetValues, otherwise: string): Addresses {
  const { identity = otherwise, public: publicApi = otherwise, profile = identity } = options
  return { origin: new URL(address).origin, identityApi: identity, profileApi: profile, publicApi }
}

function interactionsOf({ provider, takes }: Target): readonly Interaction[] {
  const { interactions = [] } = CONTRACTS.find((contract) => contract.provider === provider) ?? {}
  return interactions.filter((one) => takes(asSelectable(one)))
}

/** With the example's path. */
const asSelectable = ({ description, request: { method, path } }: Interaction) => ({
  description,
  request: { method, path: typeof path === 'string' ? path : path.value, headers: {} },
})

run(main)
