import { afterAll, beforeAll } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts'

/** Noon of the tests' day, on the stores' clock. */
export const NOW = new Date('2026-11-20T12:00:00-03:00')

export const MARIA = '52998224725'
export const BAKERY = '12ABC34501DE35'

/** The answer to a call. */
interface Answer<T = unknown> {
  status: number
  headers: Headers
  body: T
}

/** An answer in its envelope; each test asserts the shape of `data`. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of each answer is what the test asserts
type Envelope = { data: any; statusCode: number; description?: string }

/** The answer to a refused call. */
export const refused = (status: number, description: string) => ({
  status,
  body: { statusCode: status, description },
})

/** A client that calls the sandbox as the portal would. */
export interface Caller {
  get(path: string): Promise<Answer<Envelope>>
  /** The `data` of the answer. */
  data(path: string): Promise<Envelope['data']>
  post(path: string, form?: Record<string, string>): Promise<Answer<Envelope>>
  postJson(path: string, body: unknown): Promise<Answer<Envelope>>
  control(endpoint: string, body?: unknown): Promise<Answer<Record<string, unknown>>>
  readonly token: string | null
}

/** Starts a sandbox for a file of tests, on the tests' clock and without a database file. */
export function sandboxForTests(options: SandboxOptions = {}): { readonly current: Sandbox } {
  const holder: { current: Sandbox } = { current: undefined as never }
  beforeAll(async () => {
    holder.current = await startSandbox({ now: () => NOW, ...options })
  })
  afterAll(() => holder.current.close())
  return holder
}

/** A caller that sends the headers of docs/wire.md, and the token if there is one. */
export function callerWith(sandbox: Sandbox, token: string | null = null): Caller {
  const identity = {
    'Cache-Control': 'no-cache',
    Pragma: 'no-cache',
    domain: 'boapraca.example',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  }
  const call = async (path: string, init: RequestInit): Promise<Answer<never>> => {
    const response = await fetch(`${sandbox.url}${path}`, init)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : JSON.parse(text)) as never,
    }
  }
  const formHeaders = { ...identity, 'Content-Type': 'application/x-www-form-urlencoded' }
  const headers = { ...identity, 'Content-Type': 'application/json' }
  const get = (path: string): Promise<Answer<Envelope>> => call(path, { headers: formHeaders })
  const postJson = (path: string, body: unknown) =>
    call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    token,
    get,
    data: async (path) => (await get(path)).body.data,
    post: (path, form = {}) =>
      call(path, { method: 'POST', headers: formHeaders, body: new URLSearchParams(form).toString() }),
    postJson,
    control: (endpoint, body = {}) => postJson(`/_sandbox/${endpoint}`, body),
  }
}

/** Signs a customer in and gives a caller with the token. */
export async function signIn(sandbox: Sandbox, document = MARIA, password = 'praca123'): Promise<Caller> {
  const form = { grant_type: 'password', username: document, password }
  const answer = await callerWith(sandbox).post('/token', form)
  if (answer.status !== 200) throw new Error(`Sign-in of ${document}: ${JSON.stringify(answer.body)}`)
  return callerWith(sandbox, (answer.body as unknown as { access_token: string }).access_token)
}

/** A customer made for one test, signed in. */
export async function newCustomer(
  sandbox: Sandbox,
  wanted: Record<string, unknown> = {},
): Promise<Caller & { document: string; password: string }> {
  const { status, body } = await callerWith(sandbox).control('customers', wanted)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { document, password, token } = body as { document: string; password: string; token: string }
  return { ...callerWith(sandbox, token), document, password }
}
