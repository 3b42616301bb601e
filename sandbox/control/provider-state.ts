import type { Backend, Customer } from '../http/answers.ts'
import { isObject } from '../http/fields.ts'

/** The values of a state that a contract's generators use. */
export type StateValues = Record<string, string | number>

/** Sets up one state of the provider. */
export type StateHandler = (world: StateWorld, params: StateParams) => Promise<StateValues>

/** The backend, and the customer of the states of one interaction. */
export interface StateWorld extends Backend {
  /** The customer with `cpf`, registered if necessary; without `cpf` the one of the state before, and at first the demo individual. */
  customerOf(params: StateParams): Promise<Customer>
}

interface ProviderState {
  /** What the state brings about, in words for the team that writes it in another backend. */
  readonly meaning: string
  readonly bringAbout: StateHandler
}

/** By their names in the contracts. */
export type ProviderStates = Readonly<Record<string, ProviderState>>

/** A state of the customer whom the parameters name. */
export function aboutCustomer(
  bringAbout: (
    world: Backend & { customer: Customer },
    params: StateParams,
  ) => Promise<StateValues | undefined>,
): StateHandler {
  return async (world, params) => {
    const customer = await world.customerOf(params)
    return (await bringAbout({ ...world, customer }, params)) ?? {}
  }
}

export function failMissing(what: string): never {
  throw new Error(`The sandbox has lost its ${what}.`)
}

/** A state's parameters. Some verifiers send numbers as text, so both forms are accepted. */
export class StateParams {
  constructor(private readonly params: Readonly<Record<string, unknown>>) {}

  text(name: string, usual: string): string {
    const value = this.params[name] ?? usual
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : usual
  }

  /** One of a few values; undefined where the parameter is missing. */
  oneOf<const Value extends string | number>(name: string, values: readonly Value[]): Value | undefined {
    const value = this.params[name]
    if (value === undefined) return undefined
    const found = values.find((known) => String(known) === String(value))
    if (found === undefined) throw new Error(`The parameter ${name} is one of ${values.join(', ')}.`)
    return found
  }

  number(name: string, usual: number): number {
    const value = Number(this.params[name] ?? usual)
    if (Number.isNaN(value)) throw new Error(`The parameter ${name} is a number.`)
    return value
  }

  integer(name: string, usual: number): number {
    const value = this.number(name, usual)
    if (!Number.isInteger(value)) throw new Error(`The parameter ${name} is a whole number.`)
    return value
  }

  /** The parameters of one thing that the state makes, such as the offer of a promotion. */
  part(name: string): StateParams {
    const value = this.params[name]
    return new StateParams(isObject(value) ? value : {})
  }

  has(name: string): boolean {
    return name in this.params
  }

  flag(name: string, usual: boolean): boolean {
    const value = this.params[name] ?? usual
    return value === true || value === 'true'
  }
}
