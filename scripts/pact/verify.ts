/**
 * `npm run pact:verify`: holds the sandbox, or any running service, against the contracts. Ends with code 1 when one is broken.
 */
import { parseArgs } from 'node:util'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { CONTENT_PROVIDER, IDENTITY_PROVIDER, pactFiles, verify } from './verification.ts'

const USAGE = `Usage:
  npm run pact:verify
      verifies both contracts against the sandbox
  npm run pact:verify -- --identity https://… --public https://… --states-url https://… [--header "domain: loja.example" …]
      verifies running services: one of them or both; --states-url sets up the provider's states (docs/backend-team.md)`

interface Target {
  readonly provider: string
  readonly url: string
}

async function main(): Promise<void> {
  const { identity, public: content, 'states-url': statesUrl, header = [] } = readOptions()
  const targets: Target[] = [
    ...(identity === undefined ? [] : [{ provider: IDENTITY_PROVIDER, url: identity }]),
    ...(content === undefined ? [] : [{ provider: CONTENT_PROVIDER, url: content }]),
  ]
  if (targets.length === 0) return verifySandbox()
  if (statesUrl === undefined) throw new Error(`--states-url is missing.\n${USAGE}`)
  await verifyAll(targets, statesUrl, Object.fromEntries(header.map(readHeader)))
}

async function verifySandbox(): Promise<void> {
  const sandbox = await startSandbox()
  const targets = [IDENTITY_PROVIDER, CONTENT_PROVIDER].map((provider) => ({ provider, url: sandbox.url }))
  try {
    await verifyAll(targets, `${sandbox.url}/_sandbox/provider-states`, {})
  } finally {
    await sandbox.close()
  }
}

async function verifyAll(
  targets: readonly Target[],
  statesUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { provider, url } of targets) {
    for (const pactFile of pactFiles(provider)) {
      const breaches = await verify({ pactFile, providerUrl: url.replace(/\/+$/, ''), statesUrl, headers })
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
