import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { customers } from '../database/schema.ts'
import type { Backend, CallContext, CallEnv, Calls, Customer } from '../http/answers.ts'
import { isObject } from '../http/fields.ts'
import type { RecordedRequest } from '../http/requests.ts'
import type { Turnstile } from '../one-at-a-time.ts'
import { sendPush } from '../push/send-push.ts'
import { BULK_KINDS, type BulkKind, insertBulk } from './bulk.ts'
import { createCustomer } from './create-customer.ts'
import { type FaultList, parseFaults } from './faults.ts'
import { stateChange } from './state-change.ts'

/** What the control calls act upon. */
export interface ControlParts {
  readonly backend: Backend
  readonly faults: FaultList
  readonly requests: RecordedRequest[]
  readonly takeTurn: Turnstile
  /** Everything back to the start: data, faults and recorded requests. */
  readonly reset: () => Promise<void>
  /** The data alone; only inside a turn. */
  readonly resetData: () => Promise<void>
}

/** The calls below `/_sandbox`, with which tests and contract verification steer the sandbox. */
export function controlCalls(parts: ControlParts): Calls {
  const { backend, faults, requests, takeTurn, reset } = parts
  const changeState = stateChange(parts)
  return new Hono<CallEnv>()
    .get('/faults', (c) => c.json({ faults: faults.rules }))
    .post('/faults', async (c) => {
      faults.replace(parseFaults(await jsonBody(c)))
      return c.json({ faults: faults.rules })
    })
    .delete('/faults', (c) => {
      faults.replace([])
      return c.json({ faults: [] })
    })

    .get('/requests', (c) => c.json({ requests }))
    .delete('/requests', (c) => {
      requests.length = 0
      return c.json({ requests: [] })
    })

    .post('/reset', async (c) => {
      await reset()
      return c.json({ reset: true })
    })

    .post('/provider-states', async (c) => c.json(await changeState(await jsonBody(c))))

    .post('/customers', async (c) => {
      const wanted = await jsonBody(c)
      const created = await takeTurn(() => createCustomer(backend, wanted))
      return c.json(created, 201)
    })

    .post('/bulk', async (c) => {
      const { customer, what, count } = await jsonBody(c)
      const kind = bulkKind(what)
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 100_000) {
        throw new Error('"count" is a whole number from 1 to 100000.')
      }
      await takeTurn(async () =>
        insertBulk(backend, kind, count, await customerNamed(backend, customer, 'customer')),
      )
      return c.json({ what: kind, count })
    })

    .post('/push', async (c) => {
      const { to, body, title = 'Rede Boa Praça', screen = '/portal' } = await jsonBody(c)
      if (typeof body !== 'string' || typeof title !== 'string' || typeof screen !== 'string') {
        throw new Error('"body", "title" and "screen" are texts.')
      }
      const customer = await takeTurn(() => customerNamed(backend, to, 'to'))
      return c.json(await sendPush(backend, takeTurn, customer.document, { title, body, screen }))
    })

    .notFound((c) =>
      c.json({ error: `There is no ${c.req.method} ${c.req.path}. See sandbox/README.md.` }, 404),
    )
    .onError((error, c) => c.json({ error: error.message }, 400))
}

async function jsonBody(c: CallContext): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null)
  if (!isObject(body)) throw new Error('Send a JSON object.')
  return body
}

function bulkKind(what: unknown): BulkKind {
  const kind = BULK_KINDS.find((known) => known === what)
  if (kind === undefined) throw new Error(`"what" is one of ${BULK_KINDS.join(', ')}.`)
  return kind
}

async function customerNamed({ db }: Backend, document: unknown, field: string): Promise<Customer> {
  const found =
    typeof document === 'string'
      ? await db.select().from(customers).where(eq(customers.document, document)).get()
      : undefined
  if (found === undefined) throw new Error(`"${field}" is the document of a customer who exists.`)
  return found
}
