import { hashPassword } from '../passwords.ts'
import type { Db } from './db.ts'
import { addresses, customers, phones } from './schema.ts'

type CustomerRow = typeof customers.$inferInsert

/** A customer to register. `phone` is null for a customer who gave none. */
export interface NewCustomer extends Omit<CustomerRow, 'id' | 'passwordHash' | 'acceptedTermsForm'> {
  password: string
  address: Omit<typeof addresses.$inferInsert, 'id' | 'customerId'>
  phone: Omit<typeof phones.$inferInsert, 'id' | 'customerId'> | null
}

/** Registers a customer with an address and a phone, and gives the new id. */
export async function insertCustomer(db: Db, customer: NewCustomer): Promise<number> {
  const { password, address, phone, ...columns } = customer
  const acceptedTermsForm = customer.kind === 'F' ? 'object' : 'list'
  const { id } = await db
    .insert(customers)
    .values({ ...columns, acceptedTermsForm, passwordHash: hashPassword(password) })
    .returning({ id: customers.id })
    .get()
  await db.insert(addresses).values({ customerId: id, ...address })
  if (phone !== null) await db.insert(phones).values({ customerId: id, ...phone })
  return id
}
