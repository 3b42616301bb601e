/**
 * `npm run dev`: Vite with hot reload, in front of a sandbox of its own. `--port` says where the page is; the sandbox then takes any
 * port that is free, for nobody but Vite speaks to it.
 */
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { readPort } from '../sandbox/port.ts'
import { CannotStart, startSandbox } from '../sandbox/sandbox.ts'

const COMMAND = 'npm run dev'

const SANDBOX_PORT = 4780

/** What the sandbox answers; everything else is Vite's. */
const SANDBOX_PATHS = ['/token', '/logout', '/api', '/sandbox', '/_sandbox', '/_pact']

async function main(): Promise<void> {
  const port = chosenPort()
  const sandbox = await startSandbox({
    port: port === undefined ? SANDBOX_PORT : 0,
    databaseUrl: 'file:.sandbox/portal.db',
    startedBy: COMMAND,
  })
  const vite = await createServer({
    server: {
      ...(port !== undefined && { port }),
      proxy: Object.fromEntries(SANDBOX_PATHS.map((path) => [path, sandbox.url])),
    },
  })
  await vite.listen()
  console.log(`Sandbox: ${sandbox.url}`)
  vite.printUrls()
}

function chosenPort(): number | undefined {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } })
    return values.port === undefined ? undefined : readPort(values.port, COMMAND)
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const problem = error instanceof Error ? error.message : String(error)
    throw new CannotStart(`${problem}\nUsage: ${COMMAND} -- [--port 5173]`)
  }
}

main().catch((error: unknown) => {
  // As in sandbox/main.ts: what a person can act upon needs no stack trace.
  if (error instanceof CannotStart) console.error(`\n${error.message}\n`)
  else console.error(error)
  process.exitCode = 1
})
