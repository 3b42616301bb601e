import { setMaxListeners } from 'node:events'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { FaultList } from './control/faults.ts'
import { openDatabase } from './database/database.ts'
import { ExpectedFailure } from './failures.ts'
import type { RecordedRequest } from './http/requests.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { TelemetryEvents } from './telemetry.ts'

export interface SandboxOptions {
  /** Where the data lives: `file:<path>`, or `:memory:` (the default) for data that ends with the sandbox. */
  databaseUrl?: string
  /** The present instant; tests pass a fixed one. */
  now?: () => Date
  /** The directory of the built portal, served at `/` under production's security headers. */
  staticDir?: string
  /** Whether that portal reports its visits to the sandbox, which shows them at `/sandbox/telemetry`. */
  reportsVisits?: boolean
  /** The port to listen on; 0, the default, takes any free one. */
  port?: number
  /** The command whose `--port` takes another port, to be named where one is in use: `npm start` by default. */
  startedBy?: string
  /** Gets recovered passwords and unexpected failures, a line each. Silent by default. */
  log?: (line: string) => void
}

/** A running sandbox. */
export interface Sandbox {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** Every API call received, oldest first, the last 5,000 of them. `requests.length = 0` forgets them. */
  readonly requests: RecordedRequest[]
  /** Puts the seed back in place of all data, and clears faults and recorded requests. */
  reset(): Promise<void>
  /** Stops listening, drops open connections and closes the database. */
  close(): Promise<void>
}

/**
 * Starts the reference backend. It is a development tool: it listens on loopback and nowhere else.
 *
 * @throws {ExpectedFailure} for a port in use or an unusable database, in words for people.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    databaseUrl = ':memory:',
    now = () => new Date(),
    port = 0,
    startedBy = 'npm start',
    log = () => undefined,
  } = options

  const database = await openDatabase(databaseUrl, now)
  const takeTurn = oneAtATime()
  const faults = new FaultList()
  const requests: RecordedRequest[] = []
  const telemetry: TelemetryEvents = []
  const closing = new AbortController()
  // Each call that is delayed listens here until it goes on. There may be more of them than Node's limit.
  setMaxListeners(0, closing.signal)
  const reset = () =>
    takeTurn(async () => {
      await database.reset()
      faults.replace([])
      requests.length = 0
      telemetry.length = 0
    })
  const app = createApp({
    backend: { db: database.db, now, log },
    faults,
    requests,
    takeTurn,
    closing: closing.signal,
    reset,
    resetData: database.reset,
    telemetry,
    reportsVisits: options.reportsVisits ?? false,
    staticDir: options.staticDir === undefined ? undefined : resolve(options.staticDir),
  })

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  try {
    await listen(server, port, startedBy)
  } catch (error) {
    database.close()
    throw error
  }
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port

  return {
    url: `http://${LOOPBACK}:${actualPort}`,
    requests,
    reset,
    async close() {
      closing.abort()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await takeTurn(async () => database.close())
    },
  }
}

const LOOPBACK = '127.0.0.1'

const WRONG_WITH_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use',
  EACCES: 'may not be used here',
}

function listen(server: Server, port: number, startedBy: string): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = WRONG_WITH_PORT[error.code ?? '']
      const advice = `Choose another one: ${startedBy} -- --port ${port === 5000 ? 5001 : 5000}`
      failed(reason === undefined ? error : new ExpectedFailure(`Port ${port} ${reason}. ${advice}`))
    })
    server.listen(port, LOOPBACK, listening)
  })
}
