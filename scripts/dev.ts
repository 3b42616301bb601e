/**
 * `npm run dev`: Vite with hot reload, in front of a sandbox of its own. `--port` says where the page is; the sandbox then takes any
 * port that is free, because only Vite speaks to it.
 */
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { readPort, run, understood } from '../sandbox/command-line.ts'
import { startSandbox } from '../sandbox/sandbox.ts'

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
  const options = { port: { type: 'string' } } as const
  const { port } = understood(() => parseArgs({ options }).values, `Usage: ${COMMAND} -- [--port 5173]`)
  return port === undefined ? undefined : readPort(port, COMMAND)
}

run(main)
