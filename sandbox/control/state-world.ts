import { eq } from 'drizzle-orm'
import { customers } from '../database/schema.ts'
import { kindOfDocument } from '../documents.ts'
import type { Backend, Customer } from '../http/answers.ts'
import { DEMO_CUSTOMERS } from '../seed/customers.ts'
import { createCustomer } from './create-customer.ts'

/** What a state gives back for the `fromProviderState` generators of a contract. */
export type StateValues = Record<string, string | number>

/** Brings about one state of the provider. */
export type StateHandler = (world: StateWorld, params: StateParams) => Promise<StateValues>

/** What a state works with: the backend, and the customer that the states of one interaction are about. */
export interface StateWorld extends Backend {
  /** The customer whom `cpf` names, registered if need be; without it the one named last, and at first the demo individual. */
  customerOf(params: StateParams): Promise<Customer>
}

/** The world at the beginning of an interaction. */
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

/** A state's parameters. Verifiers differ in whether numbers come as numbers or as text: both are taken. */
export class StateParams {
  readonly #params: Readonly<Record<string, unknown>>

  constructor(params: Readonly<Record<string, unknown>>) {
    this.#params = params
  }

  text(name: string, usual: string): string {
    const value = this.#params[name] ?? usual
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : usual
  }

  number(name: string, usual: number): number {
    const value = Number(this.#params[name] ?? usual)
    if (Number.isNaN(value)) throw new Error(`The parameter ${name} is a number.`)
    return value
  }

  integer(name: string, usual: number): number {
    const value = this.number(name, usual)
    if (!Number.isInteger(value)) throw new Error(`The parameter ${name} is a whole number.`)
    return value
  }

  flag(name: string, usual: boolean): boolean {
    const value = this.#params[name] ?? usual
    return value === true || value === 'true'
  }
}
