import { failureReason, type PortFailureReason } from '@application/port-failure.ts'
import type { ServiceIdentifier } from 'inversify'
import { expect } from 'vitest'
import type { PromisedAnswer } from './answers.ts'
import type { SentRequest } from './requests.ts'
import type { States } from './states.ts'

/** Gives the adapters that production binds, connected to the mock provider. */
export interface Portal {
  get<Port>(port: ServiceIdentifier<Port>): Port
}

/** One promise of a contract: a request and its answer. */
export interface Interaction {
  readonly states: States
  /** In Portuguese, because verification reports show it; unique for each provider. */
  readonly description: string
  readonly request: SentRequest
  readonly response: PromisedAnswer
  readonly call: (portal: Portal) => Promise<unknown>
  /** Makes the call, and compares its result with the expected one. */
  check(portal: Portal): Promise<void>
}

interface Declaration<Result> extends Omit<Interaction, 'check'> {
  readonly call: (portal: Portal) => Promise<Result>
  /** What the port must give, as objects of the domain; left out for a call that gives nothing … */
  readonly gives?: NoInfer<Result>
  /** … or the reason with which it must fail. */
  readonly failsWith?: PortFailureReason
}

/** Declares an interaction in the order in which it happens. */
export function interaction<Result>({
  call,
  gives,
  failsWith,
  ...promise
}: Declaration<Result>): Interaction {
  return {
    ...promise,
    call,
    async check(portal) {
      const expected = failsWith === undefined ? { gave: gives } : { failedWith: failsWith }
      const outcome = await call(portal).then(
        (gave) => ({ gave }),
        (thrown: unknown) => ({ failedWith: failureReason(thrown) }),
      )
      expect(outcome).toStrictEqual(expected)
    },
  }
}
