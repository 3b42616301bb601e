import { createMiddleware } from 'hono/factory'
import { bannerCalls } from '../calls/banners.ts'
import { campaignCalls } from '../calls/campaigns.ts'
import { cashbackCalls } from '../calls/cashback.ts'
import { flyerCalls } from '../calls/flyers.ts'
import { offerCalls } from '../calls/offers.ts'
import { personCalls } from '../calls/person.ts'
import { placeCalls } from '../calls/places.ts'
import { preferenceCalls } from '../calls/preferences.ts'
import { purchaseCalls } from '../calls/purchases.ts'
import { pushCalls } from '../calls/push.ts'
import { registrationCall } from '../calls/registration.ts'
import { rewardCalls } from '../calls/rewards.ts'
import { sessionCalls } from '../calls/session.ts'
import { storeCalls } from '../calls/stores.ts'
import { termCalls } from '../calls/terms.ts'
import { voucherCalls } from '../calls/vouchers.ts'
import { GROUP } from '../group.ts'
import { type Backend, type CallEnv, type Calls, newCalls, Refusal, refuse } from './answers.ts'

/** The calls of docs/wire.md: the identity/loyalty API, the public content API, the state list and the ping; and push. */
export function createApi(backend: Backend): Calls {
  const api = newCalls()

  api.use('/api/app/*', requireAppKeys)
  for (const path of ['/token', '/logout', '/api/*']) api.use(path, requireDomain)

  for (const calls of [
    sessionCalls(backend),
    registrationCall(backend),
    personCalls(backend),
    preferenceCalls(backend),
    termCalls(backend),
    placeCalls(backend),
    pushCalls(backend),
    storeCalls(backend),
    offerCalls(backend),
    voucherCalls(backend),
    flyerCalls(backend),
    purchaseCalls(backend),
    cashbackCalls(backend),
    campaignCalls(backend),
    rewardCalls(backend),
    bannerCalls(backend),
  ]) {
    api.route('/', calls)
  }

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
