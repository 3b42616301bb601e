import type { InferInsertModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './db.ts'

/** SQLite takes at most 32,766 values in a statement; the widest table has 23 columns. */
const ROWS_PER_STATEMENT = 500

/** Inserts any number of rows, none included. */
export async function insertAll<T extends SQLiteTable>(
  db: Db,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await db.insert(table).values(rows.slice(start, start + ROWS_PER_STATEMENT))
  }
}
