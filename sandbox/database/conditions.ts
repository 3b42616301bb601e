import { and, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Day } from '../calendar.ts'

/** The condition that a row of the catalogue is for everybody or for this customer. */
export function visibleToCustomer(column: SQLiteColumn, customerId: number): SQL | undefined {
  return or(isNull(column), eq(column, customerId))
}

/** The condition that a row of the catalogue is for every city of the group or for this one. */
export function inCity(column: SQLiteColumn, city: string): SQL | undefined {
  return or(isNull(column), eq(column, city))
}

/** The condition that a day lies between a row's first and last. */
export function runsOn(row: { startsOn: SQLiteColumn; endsOn: SQLiteColumn }, day: Day): SQL | undefined {
  return and(lte(row.startsOn, day), gte(row.endsOn, day))
}
