import type { ResultSet } from '@libsql/client'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type * as schema from './schema.ts'

type Schema = typeof schema

/** What a query runs on: the database, or a transaction in it. */
export type Db = BaseSQLiteDatabase<'async', ResultSet, Schema, ExtractTablesWithRelations<Schema>>
