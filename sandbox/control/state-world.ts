import { findCustomer } from '../database/find-customer.ts'
import { kindOfDocument } from '../documents.ts'
import type { Backend } from '../http/answers.ts'
import { DEMO_CUSTOMERS } from '../seed/customers.ts'
import { createCustomer } from './create-customer.ts'
import type { StateWorld } from './provider-state.ts'

export function createStateWorld(backend: Backend): StateWorld {
  let lastNamed: string = DEMO_CUSTOMERS.individual.document
  return {
    ...backend,
    async customerOf(params) {
      lastNamed = params.text('cpf', lastNamed)
      const existing = await findCustomer(backend.db, lastNamed)
      if (existing !== undefined) return existing
      await createCustomer(backend, { document: lastNamed, kind: kindOfDocument(lastNamed) ?? 'F' })
      const created = await findCustomer(backend.db, lastNamed)
      if (created === undefined) throw new Error(`${lastNamed} could not be registered.`)
      return created
    },
  }
}
