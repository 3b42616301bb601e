import * as v from 'valibot'
import { findCustomer } from '../database/find-customer.ts'
import { GROUP } from '../group.ts'
import { type Backend, type CallContext, type Calls, type Customer, newCalls } from '../http/answers.ts'
import { isObject } from '../http/fields.ts'
import type { RecordedRequest } from '../http/requests.ts'
import type { RunInTurn } from '../one-at-a-time.ts'
import { sendPush } from '../push/send-push.ts'
import { BULK_KINDS, insertBulk } from './bulk.ts'
import { checked } from './checked.ts'
import { createCustomer } from './create-customer.ts'
import { type FaultList, FaultRules } from './faults.ts'
import { stateChange } from './state-change.ts'

/** The parts that the control calls change. */
export interface ControlParts {
  readonly backend: Backend
  readonly faults: FaultList
  readonly requests: RecordedRequest[]
  readonly takeTurn: RunInTurn
  /** Puts everything back to the start: data, faults and recorded requests. */
  readonly reset: () => Promise<void>
  /** Puts only the data back. Call it inside a turn. */
  readonly resetData: () => Promise<void>
}

/** The calls below `/_sandbox`, with which tests and contract verification control the sandbox. */
export function controlCalls(parts: ControlParts): Calls {
  const { backend, faults, requests, takeTurn, reset } = parts
  const changeState = stateChange(parts)
  return newCalls()
    .get('/faults', (c) => c.json({ faults: faults.rules }))
    .post('/faults', async (c) => {
      faults.replace(checked(FaultRules, await jsonBody(c)).faults)
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
      const { what, count, customer } = checked(Bulk, await jsonBody(c))
      await takeTurn(async () => insertBulk(backend, what, count, await customerOf(backend, customer)))
      return c.json({ what, count })
    })

    .post('/push', async (c) => {
      const { to, ...message } = checked(Push, await jsonBody(c))
      const { document } = await takeTurn(() => customerOf(backend, to))
      return c.json(await sendPush(backend, takeTurn, document, message))
    })

    .notFound((c) =>
      c.json({ error: `There is no ${c.req.method} ${c.req.path}. See sandbox/README.md.` }, 404),
    )
    .onError((error, c) => c.json({ error: error.message }, 400))
}

/** Adds many rows that one customer alone sees. */
const Bulk = v.object({
  what: v.picklist(BULK_KINDS),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  customer: v.string(),
})

const Push = v.object({
  to: v.string(),
  body: v.string(),
  title: v.optional(v.string(), GROUP.name),
  /** The screen that a press opens. */
  screen: v.optional(v.string(), '/portal'),
})

async function jsonBody(c: CallContext): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null)
  if (!isObject(body)) throw new Error('Send a JSON object.')
  return body
}

async function customerOf({ db }: Backend, document: string): Promise<Customer> {
  const found = await findCustomer(db, document)
  if (found === undefined) throw new Error(`There is no customer ${document}.`)
  return found
}
