/**
 * `npm run pact:verify`: holds the sandbox, or any running service, against the contracts. Ends with code 1 when one is broken.
 */
import { parseArgs } from 'node:util'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { CONTENT_PROVIDER, IDENTITY_PROVIDER, pactFiles, verify } from './verification.ts'

/** Where docs/backend-team.md asks a provider to set up its states, below its own address. */
const STATES_PATH = '/_pact/states'

const USAGE = `Usage:
  npm run pact:verify
      verifies both contracts against the sandbox
  npm run pact:verify -- --identity https://… --public https://… [--header "domain: loja.example" …]
      verifies running services: one of them or both, each with its states at its own ${STATES_PATH}
  … --identity-states https://… --public-states https://…
      where that is elsewhere (docs/backend-team.md); --states-url https://… is for both`

interface Target {
  readonly provider: string
  readonly url: string
  readonly statesUrl: string
}

async function main(): Promise<void> {
  const options = readOptions()
  const { identity, public: content, 'states-url': states, header = [] } = options
  const targets = [
    ...target(IDENTITY_PROVIDER, identity, options['identity-states'] ?? states),
    ...target(CONTENT_PROVIDER, content, options['public-states'] ?? states),
  ]
  if (targets.length > 0) return verifyAll(targets, Object.fromEntries(header.map(readHeader)))
  const unused = Object.keys(options)
  // Without this a forgotten address would pass as a service that keeps its contract.
  if (unused.length > 0) throw new Error(`--${unused[0]} needs --identity or --public.\n${USAGE}`)
  await verifySandbox()
}

/** One provider to verify, or none where no address was given. */
function target(provider: string, address: string | undefined, statesUrl: string | undefined): Target[] {
  if (address === undefined) return []
  const url = address.replace(/\/+$/, '')
  return [{ provider, url, statesUrl: statesUrl ?? url + STATES_PATH }]
}

async function verifySandbox(): Promise<void> {
  const sandbox = await startSandbox()
  const targets = [IDENTITY_PROVIDER, CONTENT_PROVIDER].flatMap((provider) =>
    target(provider, sandbox.url, undefined),
  )
  try {
    await verifyAll(targets, {})
  } finally {
    await sandbox.close()
  }
}

async function verifyAll(
  targets: readonly Target[],
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { provider, url, statesUrl } of targets) {
    for (const pactFile of pactFiles(provider)) {
      const breaches = await verify({ pactFile, providerUrl: url, statesUrl, headers })
      if (breaches.length > 0) process.exitCode = 1
    }
  }
  console.log(process.exitCode === 1 ? '\nA contract is broken: see above.' : '\nThe contracts hold.')
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        identity: { type: 'string' },
        public: { type: 'string' },
        'identity-states': { type: 'string' },
        'public-states': { type: 'string' },
        'states-url': { type: 'string' },
        header: { type: 'string', multiple: true },
      },
    }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function readHeader(text: string): readonly [name: string, value: string] {
  const [, name, value] = /^([\w-]+)\s*[:=]\s*(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new Error(`--header takes "name: value", not "${text}".`)
  return [name, value]
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
