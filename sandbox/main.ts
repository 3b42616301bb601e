import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { deleteDatabaseFile, openDatabase } from './database/database.ts'
import { CannotStart } from './failures.ts'
import { GROUP } from './group.ts'
import { readPort } from './port.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'
import { DEMO_CUSTOMERS } from './seed/customers.ts'

const USAGE = `Usage: tsx sandbox/main.ts [--port 4780] [--build] [--static dist] [--database .sandbox/portal.db] [--reset] [--quiet]`

/** How the sandbox is to be run, from the command line and the environment. */
interface Settings {
  port: number
  build: boolean
  staticDir: string | undefined
  database: string
  reset: boolean
  quiet: boolean
}

/** The sandbox as a program: `npm start` runs it. */
async function main(): Promise<void> {
  const settings = readSettings()
  const databaseUrl = `file:${settings.database}`
  if (settings.reset) {
    deleteDatabaseFile(settings.database)
    const database = await openDatabase(databaseUrl, () => new Date())
    database.close()
    console.log(`${settings.database} holds fresh demonstration data.`)
    return
  }
  const options = { databaseUrl, port: settings.port, log: (line: string) => console.log(line) }
  if (settings.build) {
    // A port in use or a damaged file is said before the build, which takes half a minute.
    await (await startSandbox(options)).close()
    buildPortal()
  }
  const { staticDir } = settings
  const sandbox = await startSandbox(staticDir === undefined ? options : { ...options, staticDir })
  if (!settings.quiet) console.log(welcome(sandbox, settings))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close())
}

/** In a process of its own, because the bundler keeps hundreds of megabytes. */
function buildPortal(): void {
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) throw new CannotStart('The portal could not be built, for the reason above.')
}

function readSettings(): Settings {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        build: { type: 'boolean', default: false },
        static: { type: 'string' },
        database: { type: 'string', default: '.sandbox/portal.db' },
        reset: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
      },
    })
    return {
      port: readPort(values.port ?? process.env.PORT ?? '4780', 'npm start'),
      staticDir: values.static,
      build: values.build,
      database: values.database,
      reset: values.reset,
      quiet: values.quiet,
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function welcome({ url }: Sandbox, { staticDir, database }: Settings): string {
  const customer = ({
    name,
    document,
    password,
    about,
  }: (typeof DEMO_CUSTOMERS)[keyof typeof DEMO_CUSTOMERS]) =>
    `  ${document.padEnd(14)}  password ${password}   ${name}, ${about}`
  return [
    '',
    `${GROUP.name}: ${staticDir === undefined ? 'reference backend' : 'portal and reference backend'} at`,
    '',
    `  ${url}`,
    '',
    'Sign in as',
    '',
    customer(DEMO_CUSTOMERS.individual),
    customer(DEMO_CUSTOMERS.company),
    '',
    `Data: ${database} (npm run sandbox:reset starts over). A development tool: loopback only. Ctrl+C stops it.`,
    '',
  ].join('\n')
}

main().catch((error: unknown) => {
  // Only what nobody foresaw deserves a stack trace; the rest is for a person to read and act upon.
  if (error instanceof CannotStart) console.error(`\n${error.message}\n`)
  else console.error(error)
  process.exitCode = 1
})
