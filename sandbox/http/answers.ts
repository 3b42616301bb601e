import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Db } from '../database/db.ts'
import type { customers } from '../database/schema.ts'

/** A row of the customers table. */
export type Customer = typeof customers.$inferSelect

/** The database, the clock and the log of the backend. */
export interface Backend {
  readonly db: Db
  readonly now: () => Date
  readonly log: (line: string) => void
}

/** What a call finds in its context: node's request, and the customer once `signedIn` has let it through. */
export interface CallEnv {
  Bindings: HttpBindings
  Variables: { customer: Customer }
}

export type Calls = Hono<CallEnv>
export type CallContext = Context<CallEnv>

export const newCalls = (): Calls => new Hono<CallEnv>()

/** The reason why a call was not performed, in words for the customer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly errors: readonly string[]

  constructor(status: ContentfulStatusCode, description: string, errors: readonly string[] = []) {
    super(description)
    this.status = status
    this.errors = errors
  }
}

/** Answers in the envelope of docs/wire.md. */
export function answer(c: CallContext, data: unknown): Response {
  return c.json({ data, statusCode: 200 })
}

/** Answers a refusal in the wire's error shape; `data` is null when there is no list of errors. */
export function refuse(c: CallContext, refusal: Refusal): Response {
  return c.json(errorBody(refusal.status, refusal.message, refusal.errors), refusal.status)
}

/** The wire's error shape. */
export function errorBody(statusCode: number, description: string, errors: readonly string[] = []) {
  return { statusCode, description, data: errors.length > 0 ? { errors } : null }
}

/** The whole address of a picture or document, on the address by which the sandbox was called. */
export function absolute(c: CallContext, path: string): string {
  return new URL(path, new URL(c.req.url).origin).href
}
