import { createServer, type IncomingMessage } from 'node:http'
import { type LocalServer, listening } from '../../../scripts/local-server.ts'
import { type Answered, type Asked, Backend, type Fullness, JSON_HEADERS, readAsked } from './backend.ts'
import type { Variant } from './variant.ts'

/** What a gateway makes of an answer. A preflight never gets to the backend: its answer is empty before. */
export type Gateway = (answered: Answered, asked: Pick<Asked, 'method' | 'path'>) => Answered

const ALLOWED = 'authorization, cache-control, pragma, content-type, domain, app-secret-key, app-id'

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, Date',
}

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': ALLOWED,
  'Access-Control-Max-Age': '7200',
}

/** Lets the portal read every answer, and lets no cache keep a customer's. */
export const soundGateway: Gateway = (answered, { method, path }) => ({
  ...answered,
  status: method === 'OPTIONS' ? 204 : answered.status,
  headers: {
    ...answered.headers,
    ...CORS,
    ...(method === 'OPTIONS' && PREFLIGHT),
    'Cache-Control': path.startsWith('/api/app/') ? 'public, max-age=300' : 'no-store',
  },
})

interface Running {
  readonly fullness?: Fullness
  readonly variant?: Pick<Variant, 'ask' | 'answer'>
  readonly gateway?: Gateway
}

/** Serves the backend of somebody else with an endpoint for its states, one state at a time, as docs/backend-team.md asks for it. */
export async function startBackend({
  fullness = 'full',
  variant = {},
  gateway = soundGateway,
}: Running): Promise<LocalServer> {
  let backend = new Backend(fullness)
  let hasAnswered = false

  const respond = async (request: IncomingMessage): Promise<Answered> => {
    const asked = await readAsked(request)
    if (asked.path === '/_pact/states') {
      // What earlier calls have left does not matter to the next states.
      if (hasAnswered) backend = new Backend(fullness)
      hasAnswered = false
      const { state, params } = JSON.parse(asked.body) as { state: string; params: Record<string, unknown> }
      return { status: 200, headers: JSON_HEADERS, body: backend.bringAbout(state, params) }
    }
    hasAnswered = true
    if (asked.method === 'OPTIONS') return gateway({ status: 401, headers: {}, body: '' }, asked)
    const understood = variant.ask?.(asked, backend) ?? asked
    const sound = backend.answer(understood)
    return gateway(variant.answer?.(sound, understood) ?? sound, asked)
  }

  const server = createServer(async (request, response) => {
    const { status, headers, body } = await respond(request).catch((error: unknown) => ({
      status: 500,
      headers: {},
      body: String(error),
    }))
    const isWritten = typeof body === 'string' || Buffer.isBuffer(body)
    response.writeHead(status, headers).end(isWritten ? body : JSON.stringify(body))
  })
  return listening(server)
}
