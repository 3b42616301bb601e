import { eq, isNull, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** The condition that a row of the catalogue is for everybody or for this customer. */
export function visibleToCustomer(column: SQLiteColumn, customerId: number): SQL | undefined {
  return or(isNull(column), eq(column, customerId))
}
