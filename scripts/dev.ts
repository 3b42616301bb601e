/**
 * `npm run dev`: Vite with hot reload, in front of a sandbox of its own. `--port` says where the page is; the sandbox then takes any
 * port that is free, because only Vite speaks to it. `npm run dev:in-memory` is the same without any backend.
 */
import { createServer } from 'vite'
import { readOptions, readPort, run } from '../sandbox/command-line.ts'
import { startSandbox } from '../sandbox/sandbox.ts'
import { DEMO_CUSTOMERS, signInLine } from '../sandbox/seed/customers.ts'
import { demoPerson } from '../src/infrastructure/in-memory/person/demo-person.ts'
import { demoPasswords } from '../src/infrastructure/in-memory/session/demo-passwords.ts'

const COMMAND = 'npm run dev'

const SANDBOX_PORT = 4780

/** What the sandbox answers; everything else is Vite's. */
const SANDBOX_PATHS = ['/token', '/logout', '/api', '/sandbox', '/_sandbox', '/_pact']

async function main(): Promise<void> {
  const { port, inMemory } = readCommand()
  const sandbox = inMemory ? undefined : await startedSandbox(port)
  const vite = await createServer({
    ...(inMemory && { mode: 'in-memory' }),
    server: {
      ...(port !== undefined && { port }),
      ...(sandbox && { proxy: Object.fromEntries(SANDBOX_PATHS.map((path) => [path, sandbox.url])) }),
    },
  })
  await vite.listen()
  if (sandbox) console.log(`Sandbox: ${sandbox.url}`)
  vite.printUrls()
  console.log(inMemory ? welcomeInMemory(vite.resolvedUrls?.local[0] ?? '/') : welcome())
}

const startedSandbox = (port: number | undefined) =>
  startSandbox({
    port: port === undefined ? SANDBOX_PORT : 0,
    databaseUrl: 'file:.sandbox/portal.db',
    startedBy: COMMAND,
  })

function welcome(): string {
  return `
Sign in as

${Object.values(DEMO_CUSTOMERS).map(signInLine).join('\n')}
`
}

/** One customer, whichever document signs in: another kind of customer is a scenario. */
function welcomeInMemory(url: string): string {
  const { document, name } = demoPerson
  return `
Sign in as

  ${document}  password ${demoPasswords.get(document)}   ${name}

or open a scenario (docs/architecture.md, "The workshop"), such as

  ${url}?cenario=cliente:empresa,dados:vazios#/promocoes
`
}

function readCommand(): { readonly port: number | undefined; readonly inMemory: boolean } {
  const options = { port: { type: 'string' }, 'in-memory': { type: 'boolean', default: false } } as const
  const { port, 'in-memory': inMemory } = readOptions(options, `Usage: ${COMMAND} -- [--port 5173]`)
  return { port: port === undefined ? undefined : readPort(port, COMMAND), inMemory }
}

run(main)
