import { crc32 } from 'node:zlib'
import { is, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  type ForeignKey,
  getTableConfig,
  SQLiteAsyncDialect,
  type SQLiteColumn,
  SQLiteTable,
} from 'drizzle-orm/sqlite-core'
import type { Db } from './db.ts'
import * as schema from './schema.ts'

const TABLES = Object.values(schema).filter((value) => is(value, SQLiteTable))

/** Creates the tables of `schema.ts`. */
export async function createTables(db: Db): Promise<void> {
  for (const statement of TABLES.flatMap(creationOf)) await db.run(statement)
}

/** A number that changes when a table changes. */
export function versionOfTables(): number {
  const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' })
  return crc32(
    TABLES.flatMap(creationOf)
      .map((statement) => dialect.sqlToQuery(statement).sql)
      .join('\n'),
  )
}

/** Deletes every row. Only inside a transaction: at its end no row is left that refers to another. */
export async function emptyTables(db: Db): Promise<void> {
  await db.run('PRAGMA defer_foreign_keys = ON')
  for (const table of TABLES) await db.delete(table)
}

/** The table, and an index for every column that refers to another table: SQLite makes none by itself. */
function creationOf(table: SQLiteTable): SQL[] {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table)
  const parts = [
    ...columns.map(columnDefinition),
    ...primaryKeys.map((key) => sql`PRIMARY KEY ${names(key.columns)}`),
    ...foreignKeys.map(reference),
  ]
  const indexes = foreignKeys.map((key) => {
    const { columns } = key.reference()
    const index = [name, 'by', ...columns.map((column) => toSnakeCase(column.name))].join('_')
    return sql`CREATE INDEX ${sql.identifier(index)} ON ${table} ${names(columns)}`
  })
  return [sql`CREATE TABLE ${table} ${list(parts)}`, ...indexes]
}

function columnDefinition(column: SQLiteColumn): SQL {
  const { primary, notNull, isUnique, enumValues = [] } = column
  const type = [
    column.getSQLType(),
    ...(primary ? ['PRIMARY KEY'] : []),
    ...(notNull ? ['NOT NULL'] : []),
    ...(isUnique ? ['UNIQUE'] : []),
  ]
  const allowed = enumValues.map((value) => sql.raw(`'${value}'`))
  const check = allowed.length > 0 ? sql` CHECK (${name(column)} IN ${list(allowed)})` : sql``
  return sql`${name(column)} ${sql.raw(type.join(' '))}${check}`
}

function reference(key: ForeignKey): SQL {
  const { columns, foreignTable, foreignColumns } = key.reference()
  const onDelete = sql.raw(key.onDelete ?? 'no action')
  return sql`FOREIGN KEY ${names(columns)} REFERENCES ${foreignTable} ${names(foreignColumns)} ON DELETE ${onDelete}`
}

const name = (column: SQLiteColumn) => sql`${sql.identifier(toSnakeCase(column.name))}`
const names = (columns: readonly SQLiteColumn[]) => list(columns.map(name))
const list = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql`, `)})`
