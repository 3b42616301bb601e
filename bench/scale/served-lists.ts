import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { postControl } from '../../sandbox/post-control.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { listening } from '../../scripts/local-server.ts'
import type { List, Rows, WholeAnswer } from './lists.ts'

/** The built portal on a sandbox whose lists are as long as they are wanted. */
export interface ServedLists {
  readonly url: string
  /** @returns a customer for whom this list has so many rows, until the next call. */
  customerWith(list: List, rows: number): Promise<TestCustomer>
  stop(): Promise<void>
}

interface Given {
  /** Of the list and its number of rows. */
  readonly name: string
  readonly whole: WholeAnswer
  readonly rows: Rows
}

/** @param most rows that will be asked for. */
export async function serveLists(most: number): Promise<ServedLists> {
  const sandbox = await startSandbox({ staticDir: 'dist', startedBy: 'npm run bench:scale' })
  const customers = new Map<string, Promise<TestCustomer>>()
  const wholeLists = new Map<List, Promise<Rows>>()
  let given: Given | undefined

  // A long answer costs a database more than a short one, and takes longer to write. So that the portal alone is measured, each answer is
  // written at the first of its visits and kept for the others.
  const answers = new Map<string, Buffer>()
  const server = createServer((incoming, answer) => {
    const url = new URL(incoming.url ?? '/', 'http://portal')
    if (given?.whole.path !== url.pathname) return forward(sandbox.url, incoming, answer)
    const key = `${given.name} ${url.search}`
    const body = answers.get(key) ?? bytesOf(given, url.searchParams)
    answers.set(key, body)
    answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
  })
  const { url, close } = await listening(server)

  async function newCustomer(bulk: List['bulk'], count: number): Promise<TestCustomer> {
    const customer = await postControl<TestCustomer>(sandbox.url, 'customers', { points: { 7: 1520 } })
    await postControl(sandbox.url, 'bulk', { customer: customer.document, what: bulk, count })
    return customer
  }

  function customerOf(bulk: List['bulk'], count: number): Promise<TestCustomer> {
    const key = `${bulk} ${count}`
    const customer = customers.get(key) ?? newCustomer(bulk, count)
    customers.set(key, customer)
    return customer
  }

  /** Asked for on the address of the portal, so that the addresses of its pictures begin with it. */
  async function allRows({ path, query, rowsOf }: WholeAnswer, { token }: TestCustomer): Promise<Rows> {
    const answer = await fetch(
      `${url}${path}?${new URLSearchParams(query)}${path.includes('cupons') ? '&idEmpFormato=135' : ''}`,
      {
        headers: { Authorization: `Bearer ${token}`, domain: 'portal' },
      },
    )
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return rowsOf(((await answer.json()) as { data: never }).data)
  }

  return {
    url,
    async customerWith(list, count) {
      const { bulk, whole } = list
      given = undefined
      if (whole === undefined) return customerOf(bulk, count)
      const customer = await customerOf(bulk, most * (whole.madePerRow ?? 1))
      const all = wholeLists.get(list) ?? allRows(whole, customer)
      wholeLists.set(list, all)
      const longest = await all
      if (longest.length < count) throw new Error(`${list.name}: ${longest.length} rows, not ${count}`)
      given = { name: `${list.name} ${count}`, whole, rows: spread(longest, count) }
      return customer
    },
    async stop() {
      await close()
      await sandbox.close()
    },
  }
}

/** So many rows from the whole of the list. Then a short list has as many months, towns and kinds as a long one, and only fewer rows. */
const spread = (longest: Rows, count: number): Rows =>
  Array.from({ length: count }, (_, position) => longest[Math.floor((position * longest.length) / count)])

const bytesOf = ({ whole, rows }: Given, query: URLSearchParams): Buffer =>
  Buffer.from(JSON.stringify({ data: whole.dataOf(rows, query), statusCode: 200 }))

function forward(origin: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = incoming
  // A connection for each call: one that is kept may be closed at its other end just then.
  const call = request(new URL(url, origin), { method, headers, agent: false }, (from) => {
    answer.writeHead(from.statusCode ?? 500, from.headers)
    from.pipe(answer)
  })
  call.on('error', () => answer.destroy())
  incoming.pipe(call)
}
