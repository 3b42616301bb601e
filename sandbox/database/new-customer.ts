import { hashPassword } from '../passwords.ts'
import type { Db } from './db.ts'
import { addresses, customers, phones } from './schema.ts'

type CustomerRow = typeof customers.$inferInsert
type Address = Omit<typeof addresses.$inferInsert, 'id' | 'customerId'>
type Phone = Omit<typeof phones.$inferInsert, 'id' | 'customerId'>

/** The columns that have a usual value for somebody who has just registered. */
type WithUsualValue =
  | 'id'
  | 'passwordHash'
  | 'channel'
  | 'hasChildren'
  | 'hasPets'
  | 'wantsEmail'
  | 'wantsSms'
  | 'wantsPush'
  | 'wantsWhatsapp'
  | 'wantsDigitalCoupon'
  | 'acceptedTermsForm'

/** Somebody to register. `phone` is null for a customer who gave none. */
export interface NewCustomer
  extends Omit<CustomerRow, WithUsualValue>,
    Partial<Pick<CustomerRow, WithUsualValue>> {
  password: string
  address: Address
  phone: Phone | null
}

/** Registers a customer with an address and a phone, and gives the new id. */
export async function insertCustomer(db: Db, customer: NewCustomer): Promise<number> {
  const { password, address, phone, ...columns } = customer
  const { id } = await db
    .insert(customers)
    .values({
      channel: 'EMAIL',
      hasChildren: false,
      hasPets: false,
      wantsEmail: true,
      wantsSms: true,
      wantsPush: true,
      wantsWhatsapp: true,
      wantsDigitalCoupon: false,
      acceptedTermsForm: customer.kind === 'F' ? 'object' : 'list',
      passwordHash: hashPassword(password),
      ...columns,
    })
    .returning({ id: customers.id })
    .get()
  await db.insert(addresses).values({ customerId: id, ...address })
  if (phone !== null) await db.insert(phones).values({ customerId: id, ...phone })
  return id
}
