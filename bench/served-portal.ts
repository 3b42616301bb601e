import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestCustomer } from '../sandbox/control/create-customer.ts'

/** One call of the portal to its backend. */
export interface Call {
  readonly method: string
  readonly path: string
}

/** The built portal on a sandbox with the demonstration data. */
export interface ServedPortal {
  /** Its address over HTTP/1.1 without TLS, as `npm start` serves it. */
  readonly plain: string
  /** Its address over TLS, for HTTP/2 and HTTP/1.1. */
  readonly tls: string
  /** A customer who has something of everything. */
  customer(): Promise<TestCustomer>
  /** The calls since `forgetCalls`, oldest first. */
  calls(): Promise<readonly Call[]>
  forgetCalls(): Promise<void>
}

/** @param folder what the build wrote. */
export async function servePortal(folder = 'dist'): Promise<ServedPortal> {
  const server = fork(fileURLToPath(new URL('server.ts', import.meta.url)), [folder], {
    execArgv: ['--import', 'tsx'],
  })
  const [said] = await Promise.race([once(server, 'message'), once(server, 'exit')])
  if (typeof said !== 'object') throw new Error('The server has ended, for the reason above.')
  const addresses = said as { plain: string; tls: string }
  // The command may end at any time, by a failure too, and the server ends with it.
  server.unref()
  server.channel?.unref()

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${addresses.plain}/_sandbox/${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  return {
    ...addresses,
    customer: async () => (await control('POST', 'customers', { profile: 'rich' })) as TestCustomer,
    calls: async () => ((await control('GET', 'requests')) as { requests: readonly Call[] }).requests,
    forgetCalls: async () => {
      await control('DELETE', 'requests')
    },
  }
}
