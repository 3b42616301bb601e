import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { customers, tokens } from '../database/schema.ts'
import { type Backend, type CallEnv, type Customer, Refusal } from './answers.ts'

/** How long a token is valid after sign-in: 24 hours. */
const VALIDITY_MS = 24 * 60 * 60 * 1000

/** Signs a customer in: a random token, stored with its end. `expiresAt` is set only to make an expired session. */
export async function issueToken(
  { db, now }: Pick<Backend, 'db' | 'now'>,
  customerId: number,
  expiresAt: Date = new Date(now().getTime() + VALIDITY_MS),
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(tokens).values({ token, customerId, expiresAt })
  return { token, expiresAt }
}

/** The token in an `Authorization` header, or null when there is none. */
export function bearerToken(authorization: string | null | undefined): string | null {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

/** The customer whom a token that has not expired belongs to. */
export async function customerOfToken(
  { db, now }: Pick<Backend, 'db' | 'now'>,
  token: string | null,
): Promise<Customer | undefined> {
  if (token === null) return undefined
  const row = await db
    .select({ customer: customers })
    .from(tokens)
    .innerJoin(customers, eq(customers.id, tokens.customerId))
    .where(and(eq(tokens.token, token), gt(tokens.expiresAt, now())))
    .get()
  return row?.customer
}

/** Refuses a call without a valid token, and gives the others their customer. */
export function signedIn(backend: Backend) {
  return createMiddleware<CallEnv>(async (c, next) => {
    const customer = await customerOfToken(backend, bearerToken(c.req.header('authorization')))
    if (customer === undefined) throw new Refusal(401, 'Token inválido ou expirado.')
    c.set('customer', customer)
    await next()
  })
}
