import { accessSync, constants, existsSync } from 'node:fs'
import { buildPortal } from '../scripts/build/build-portal.ts'
import { readOptions, readPort, run } from './command-line.ts'
import { deleteDatabaseFile, openDatabase, UnusableFile } from './database/database.ts'
import { ExpectedFailure } from './failures.ts'
import { GROUP } from './group.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'
import { DEMO_CUSTOMERS, signInLine } from './seed/customers.ts'

const USAGE = `Usage: tsx sandbox/main.ts [--port 4780] [--build] [--static dist] [--database .sandbox/portal.db] [--telemetry] [--reset]`

/** The sandbox as a program: `npm start` runs it. */
async function main(): Promise<void> {
  const { port, build, static: staticDir, database, telemetry, reset } = readSettings()
  const databaseUrl = `file:${database}`
  if (reset) return startOver(database, databaseUrl)
  const options = { databaseUrl, port, log: (line: string) => console.log(line) }
  if (build) {
    // A port in use or a damaged file is said before the build, which takes half a minute.
    await (await startSandbox(options)).close()
    requireWritable('dist', 'dist/assets', 'dist-maps')
    buildPortal()
  }
  const portal = staticDir === undefined ? {} : { staticDir, reportsVisits: telemetry }
  const sandbox = await startSandbox({ ...options, ...portal })
  console.log(welcome(sandbox, staticDir, database))
  if (telemetry) console.log(`What visits report: ${sandbox.url}/sandbox/telemetry\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close())
}

/** Writes fresh data into the file. A file that can be used is not deleted, so that a sandbox that has it open shows the fresh data too. */
async function startOver(database: string, databaseUrl: string): Promise<void> {
  const now = () => new Date()
  try {
    const opened = await openDatabase(databaseUrl, now)
    await opened.reset()
    opened.close()
    console.log(`${database} holds fresh demonstration data.`)
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    deleteDatabaseFile(database)
    const fresh = await openDatabase(databaseUrl, now)
    fresh.close()
    console.log(
      `${database} holds fresh demonstration data. A sandbox that had it open has to be started again.`,
    )
  }
}

/** Checks the folders before the build, because the bundler would report the problem in the middle of a long trace. */
function requireWritable(...folders: readonly string[]): void {
  for (const folder of folders.filter(existsSync)) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      throw new ExpectedFailure(
        `The portal could not be built: ${folder} cannot be written. Delete it as the user who made it, or take the right: chmod -R u+w ${folder}`,
      )
    }
  }
}

function readSettings() {
  const options = {
    port: { type: 'string', default: process.env.PORT ?? '4780' },
    build: { type: 'boolean', default: false },
    static: { type: 'string' },
    database: { type: 'string', default: '.sandbox/portal.db' },
    telemetry: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
  } as const
  const { port, ...settings } = readOptions(options, USAGE)
  return { ...settings, port: readPort(port, 'npm start') }
}

function welcome({ url }: Sandbox, staticDir: string | undefined, database: string): string {
  const what = staticDir === undefined ? 'reference backend' : 'portal and reference backend'
  return `
${GROUP.name}: ${what} at

  ${url}

Sign in as

${signInLine(DEMO_CUSTOMERS.individual)}
${signInLine(DEMO_CUSTOMERS.company)}

Data: ${database} (npm run sandbox:reset starts over). A development tool: loopback only. Ctrl+C stops it.
`
}

run(main)
