import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient, LibsqlError } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { addDays, daysBetween, localDay } from '../calendar.ts'
import { ExpectedFailure } from '../failures.ts'
import { seed } from '../seed/seed.ts'
import { createTables, emptyTables, versionOfTables } from './create-tables.ts'
import type { Db } from './db.ts'
import { moveProgrammeCalendar } from './programme-calendar.ts'
import * as schema from './schema.ts'

/** Raise it when the seed changes its meaning. */
const SEED_VERSION = 2

/** A file of another version must be reset. SQLite keeps the version as a signed number of 32 bits; a file without a version has 0. */
export const FILE_VERSION = (versionOfTables() + SEED_VERSION) & 0x7f_ff_ff_ff || 1

/** A file that the sandbox cannot use, and that `npm run sandbox:reset` replaces. */
export class UnusableFile extends ExpectedFailure {}

/** An open database with its tables and its data in place. */
export interface Database {
  readonly db: Db
  /** Empties every table and writes the seed around the present day. */
  reset(): Promise<void>
  close(): void
}

/**
 * Opens the database at a libSQL address (`file:<path>` or `:memory:`), creating and seeding it if it is new, and moves
 * the catalogue's dates up to the present day.
 *
 * @throws {ExpectedFailure} when the file is damaged, half-written or of another version of the sandbox.
 */
export async function openDatabase(url: string, now: () => Date): Promise<Database> {
  const name = url.replace(/^file:/, '')
  const client = await connect(url, name)
  const db: Db = drizzle({ client, schema, casing: 'snake_case' })
  const fill = (prepare: (db: Db) => Promise<void>) =>
    db.transaction(async (transaction) => {
      await prepare(transaction)
      await seed(transaction, now())
      // Written last and inside the transaction: a file with this number is complete.
      await transaction.run(`PRAGMA user_version = ${FILE_VERSION}`)
    })
  try {
    if (await isNew(client, name)) await fill(createTables)
    await catchUp(db, localDay(now()))
  } catch (error) {
    client.close()
    throw explained(error, name)
  }
  return { db, reset: () => fill(emptyTables), close: () => client.close() }
}

/** Deletes a database file and what SQLite may have left beside it. */
export function deleteDatabaseFile(path: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
}

async function connect(url: string, name: string): Promise<Client> {
  try {
    if (url.startsWith('file:')) mkdirSync(dirname(name), { recursive: true })
    // One connection is enough, because calls take turns; and a forgotten transaction fails at once instead of blocking.
    const client = createClient({ url, concurrency: 1 })
    // The first read of an existing file: one that is not a database fails here.
    await client.execute('PRAGMA synchronous = NORMAL')
    return client
  } catch (error) {
    const explanation = explained(error, name)
    if (explanation instanceof ExpectedFailure) throw explanation
    throw new ExpectedFailure(
      `The database file ${name} cannot be opened. Choose another place with --database.`,
    )
  }
}

/** Whether a file is empty. A file that is damaged or of another version is refused. */
async function isNew(client: Client, name: string): Promise<boolean> {
  const version = await singleNumber(client, 'PRAGMA user_version')
  const tables = await singleNumber(client, `SELECT count(*) FROM sqlite_master WHERE type = 'table'`)
  if (version === 0 && tables === 0) return true
  if (version === 0) throw unusable(`The database file ${name} is half-written or is not the sandbox's.`)
  if (version !== FILE_VERSION) {
    throw unusable(
      `The database file ${name} was made by another version of the sandbox (it has version ${version}, this sandbox needs ${FILE_VERSION}).`,
    )
  }
  const check = await client.execute('PRAGMA quick_check(1)')
  if (check.rows[0]?.[0] !== 'ok') throw unusable(`The database file ${name} is damaged.`)
  return false
}

async function catchUp(db: Db, today: string): Promise<void> {
  const calendar = await db.select().from(schema.programmeCalendar).get()
  if (calendar === undefined) return
  const days = daysBetween(calendar.today, today)
  if (days > 0) await moveProgrammeCalendar(db, days, addDays(calendar.today, days))
}

async function singleNumber(client: Client, query: string): Promise<number> {
  return Number((await client.execute(query)).rows[0]?.[0])
}

function unusable(reason: string): UnusableFile {
  return new UnusableFile(`${reason}\nStart over with demonstration data: npm run sandbox:reset`)
}

/** SQLite's problem with the file, in words for people; any other error stays as it is. */
function explained(error: unknown, name: string): unknown {
  const cause = error instanceof Error && error.cause instanceof LibsqlError ? error.cause : error
  switch (cause instanceof LibsqlError ? cause.code : null) {
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return unusable(`The database file ${name} is damaged or is not a database.`)
    case 'SQLITE_BUSY':
      return new ExpectedFailure(
        `The database file ${name} is in use by another sandbox. Stop that one, or choose another file with --database.`,
      )
    default:
      return error
  }
}
