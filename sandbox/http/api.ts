import { createMiddleware } from 'hono/factory'
import { sandboxAreas } from '../areas.ts'
import { GROUP } from '../group.ts'
import { type Backend, type CallEnv, type Calls, newCalls, Refusal, refuse } from './answers.ts'

const AREAS = await sandboxAreas()

/** The calls of docs/wire.md: the identity/loyalty API, the public content API, the state list and the ping; and push. */
export function createApi(backend: Backend): Calls {
  const api = newCalls()

  api.use('/api/app/*', requireAppKeys)
  for (const path of ['/token', '/logout', '/api/*']) api.use(path, requireDomain)

  for (const { calls } of AREAS) api.route('/', calls(backend))

  api.notFound((c) => refuse(c, new Refusal(404, 'Recurso não encontrado.')))
  api.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    backend.log(`Unexpected failure in ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`)
    return refuse(c, new Refusal(500, 'Erro interno do servidor.'))
  })
  return api
}

const BESIDE_THE_API: readonly string[] = [
  '/token',
  '/logout',
  '/sandbox/estados',
  '/sandbox/ping',
  '/sandbox/push-subscriptions',
]

/** Whether a path is one of the API, even where no call exists. */
export function isApiPath(path: string): boolean {
  return BESIDE_THE_API.includes(path) || path.startsWith('/api/')
}

/** docs/wire.md: every request to the identity API names its domain. The sandbox accepts any name. */
const requireDomain = createMiddleware<CallEnv>(async (c, next) => {
  const { method, path } = c.req
  // The profile update goes to another host, which needs only the bearer token (docs/wire.md).
  const elsewhere = path.startsWith('/api/app/') || (method === 'POST' && path === '/api/pessoa')
  if (!elsewhere && !c.req.header('domain')?.trim()) throw new Refusal(400, 'Cabeçalho domain não informado.')
  await next()
})

const requireAppKeys = createMiddleware<CallEnv>(async (c, next) => {
  if (c.req.header('app-secret-key') !== GROUP.appSecretKey || c.req.header('app-id') !== GROUP.appId) {
    throw new Refusal(401, 'Aplicativo não autorizado.')
  }
  await next()
})
