import { listOf, text } from './matchers.ts'

/** What the provider promises to answer, as far as the portal reads it. */
export interface PromisedAnswer {
  readonly status: number
  /** Plain values are exact, matchers stand for a type. None where the portal reads nothing of the body. */
  readonly body?: object
}

/** HTTP 200, in the envelope that every call but `/token` has. */
export const ok = (data: unknown): PromisedAnswer => ({ status: 200, body: { data, statusCode: 200 } })

/** HTTP 200 in the envelope; nothing of `data` is read. */
export const done = (): PromisedAnswer => ({ status: 200, body: { statusCode: 200 } })

/** HTTP 200 without envelope. */
export const bare = (body: object): PromisedAnswer => ({ status: 200, body })

/** A refusal in words for the customer: the answer, and the failure that the portal makes of it. */
export const refusal = (status: number, description: string, error?: string) => ({
  response: {
    status,
    body: {
      description: text(description),
      ...(error !== undefined && { data: { errors: listOf(text(error)) } }),
    },
  },
  failsWith: { kind: 'rejected', status, description, errors: error === undefined ? [] : [error] } as const,
})

/** A status that says everything by itself. */
export const onlyStatus = (status: number): PromisedAnswer => ({ status })
