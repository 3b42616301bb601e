import { eq } from 'drizzle-orm'
import { customers } from '../database/schema.ts'
import { kindOfDocument } from '../documents.ts'
import type { Backend } from '../http/answers.ts'
import { DEMO_CUSTOMERS } from '../seed/customers.ts'
import { createCustomer } from './create-customer.ts'
import type { StateWorld } from './provider-state.ts'

export function createStateWorld(backend: Backend): StateWorld {
  let lastNamed: string = DEMO_CUSTOMERS.individual.document
  const find = (document: string) =>
    backend.db.query.customers.findFirst({ where: eq(customers.document, document) })
  return {
    ...backend,
    async customerOf(params) {
      lastNamed = params.text('cpf', lastNamed)
      const existing = await find(lastNamed)
      if (existing !== undefined) return existing
      await createCustomer(backend, { document: lastNamed, kind: kindOfDocument(lastNamed) ?? 'F' })
      const created = await find(lastNamed)
      if (created === undefined) throw new Error(`${lastNamed} could not be registered.`)
      return created
    },
  }
}
