import * as v from 'valibot'
import { matching, set, sparse } from './marks.ts'
import type { Rule } from './rules.ts'

/** What the provider promises to answer, as far as the portal reads it. */
export interface PromisedAnswer {
  /** The status of the example. */
  readonly status: number
  /** Which others will do; none where the portal reads the number. */
  readonly statuses?: StatusRule['status']
  /** Whether the portal reads anything of the answer's data. */
  readonly isRead: boolean
  /**
   * The body, given the shape in which the adapter reads the data. None where the portal reads nothing of it.
   */
  readonly body?: (shape: () => Promise<v.GenericSchema>) => Promise<Described>
}

/** A body as it is read, and an example of it with its marks. */
interface Described {
  readonly shape: v.GenericSchema
  readonly example: unknown
}

type StatusRule = Extract<Rule, { match: 'statusCode' }>

const statusCode = v.nullish(v.pipe(v.number(), v.integer()))

/** In the envelope that every call but `/token` has. Only what says how it went has to be there: `statusCode` may be missing. */
export const ok = (data: unknown): PromisedAnswer => ({
  status: 200,
  statuses: 'success',
  isRead: true,
  body: async (shape) => ({ shape: v.object({ data: await shape() }), example: { data } }),
})

/** The same of an answer in which everything may be missing: data that the customer does not have, and the code of the envelope. */
export const okIfAny = (data: unknown): PromisedAnswer => ({
  ...ok(data),
  body: async (shape) => ({
    shape: v.object({ data: await shape(), statusCode }),
    example: sparse({ data, statusCode: SUCCESS }),
  }),
})

/** A body's code of success is a number: a text, or a code of failure, is an error even under HTTP 200 (docs/wire.md). */
const SUCCESS = matching(200, '2\\d\\d(?:\\.0+)?').and({ match: 'number' })

/** `"data": false` refuses a write under 200 too (docs/wire.md, "Rules"); anything else will do. */
const NOT_REFUSED = matching(null, '(?!false$)[\\s\\S]*')

/** In the envelope; of `data` no more is read than whether it refuses. */
export const done = (): PromisedAnswer => ({
  status: 200,
  statuses: 'success',
  isRead: false,
  body: async () => ({
    shape: v.object({ statusCode, data: v.unknown() }),
    example: sparse({ statusCode: SUCCESS, data: NOT_REFUSED }),
  }),
})

/** Without envelope. */
export const bare = (example: unknown): PromisedAnswer => ({
  status: 200,
  statuses: 'success',
  isRead: true,
  body: async (shape) => ({ shape: await shape(), example }),
})

/** The codes of a refusal. 401 is not among them, because it ends the session; nor are those after which a read is tried again. */
const REFUSALS = [400, 403, 404, 405, 406, 409, 410, 412, 415, 422, 423] as const

/**
 * A refusal in words for the customer: the answer, and the failure that the portal makes of it. No number is read, only the words; what
 * `data` has beside them may be missing.
 */
export const refusal = (description: string) => ({
  response: {
    status: 400,
    statuses: REFUSALS,
    isRead: false,
    body: async () => ({ shape: v.object({ description: v.string() }), example: { description } }),
  },
  failsWith: { kind: 'rejected', status: 400, description, errors: [] } as const,
})

/** A refusal without envelope, as RFC 6749 has it. */
export const bareRefusal = (description: string) => ({
  response: {
    status: 400,
    statuses: [400, 401] as const,
    isRead: false,
    body: async () => ({
      shape: v.object({ error_description: v.string() }),
      example: { error_description: description },
    }),
  },
  failsWith: { kind: 'rejected', status: 400, description, errors: [] } as const,
})

/** A status that says everything by itself. */
export const onlyStatus = (status: number): PromisedAnswer => ({ status, isRead: false })

/** Success or a refusal, whichever the backend prefers. The data stand for the case without anything. */
export const answeredOrRefused = (data: unknown): PromisedAnswer => ({
  status: 200,
  statuses: [200, 201, 202, 203, ...REFUSALS],
  isRead: true,
  body: async (shape) => ({ shape: v.object({ data: await shape() }), example: sparse({ data }) }),
})

/** One of a few statuses, of which the first is the example. Nothing is read of the body. */
export const statusOneOf = (status: number, ...others: readonly number[]): PromisedAnswer => ({
  status,
  statuses: [status, ...others],
  isRead: false,
})

/** The envelope's code has to be 200 itself: the profile update says so (docs/wire.md, call 6). */
export const saved = (): PromisedAnswer => ({
  ...done(),
  body: async () => ({ shape: v.object({ statusCode: v.literal(200) }), example: { statusCode: set(200) } }),
})
