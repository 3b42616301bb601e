import { eq } from 'drizzle-orm'
import type { Db } from './db.ts'
import { customers } from './schema.ts'

/** @param document as the database keeps it: without dots, slash and hyphen. */
export const findCustomer = (db: Db, document: string): Promise<typeof customers.$inferSelect | undefined> =>
  db.query.customers.findFirst({ where: eq(customers.document, document) })
