import type { PortFailureReason } from '@application/port-failure.ts'
import type * as v from 'valibot'
import { adapterShape } from './adapter-shape.ts'
import { onlyStatus, type PromisedAnswer } from './answers.ts'
import type { Portal } from './portal.ts'
import type { SentRequest } from './requests.ts'
import { type States, sessionExpired } from './states.ts'

/** One promise of a contract: a request and its answer. */
export interface Interaction {
  readonly states: States
  /** The screens that depend on it, and what the portal does with the answer: in Portuguese, for the backend team. */
  readonly screen: string
  readonly why: string
  /** Whether it shows one of several forms, of which a backend may have another: verification then reports it, and does not fail. */
  readonly isOneForm?: boolean
  /** In Portuguese, because verification reports show it; unique for each provider. */
  readonly description: string
  readonly request: SentRequest
  readonly response: PromisedAnswer
  readonly call: (portal: Portal) => Promise<unknown>
  /** The shape in which the adapter reads the answer's data. */
  readonly shape: () => Promise<v.GenericSchema>
  /** What the call gives, or why it fails, where the answer is the example. */
  readonly expected: { readonly gave: unknown } | { readonly failedWith: PortFailureReason }
}

interface Declaration<Result> extends Omit<Interaction, 'expected' | 'shape'> {
  readonly call: (portal: Portal) => Promise<Result>
  /** Where the adapter does not hand its shape to the API with the call. */
  readonly shape?: v.GenericSchema
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
  shape,
  ...promise
}: Declaration<Result>): Interaction {
  let read: Promise<v.GenericSchema> | undefined
  return {
    ...promise,
    call,
    shape() {
      read ??= shape ? Promise.resolve(shape) : adapterShape(call)
      return read
    },
    expected: failsWith === undefined ? { gave: gives } : { failedWith: failsWith },
  }
}

type Expired = Pick<Interaction, 'description' | 'screen' | 'request' | 'call'> & { readonly why?: string }

/** Declares what happens once the session has expired: the server answers 401, and the portal asks the customer to sign in. */
export const expired = ({
  why = 'Só um 401 encerra a sessão e leva à entrada.',
  ...promise
}: Expired): Interaction =>
  interaction({
    ...promise,
    states: sessionExpired,
    why,
    response: onlyStatus(401),
    failsWith: { kind: 'unauthenticated' },
  })
