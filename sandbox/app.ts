import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { securityHeaders } from '../deploy/security-headers.ts'
import { photoFiles } from './calls/person.ts'
import { type ControlParts, controlCalls } from './control/control.ts'
import { GROUP } from './group.ts'
import type { CallContext, CallEnv } from './http/answers.ts'
import { createApi, isApiPath } from './http/api.ts'
import { dispatcher } from './http/dispatcher.ts'
import { mapTile } from './http/map-tile.ts'
import { cacheControl, fileAnswer } from './http/static-files.ts'

const SANDBOX_DIRECTORY = fileURLToPath(new URL('.', import.meta.url))

/** What the one address is made of. */
export interface AppParts extends ControlParts {
  /** Aborts when the sandbox closes. */
  readonly closing: AbortSignal
  /** The built portal; without it the address serves the API alone. */
  readonly staticDir: string | undefined
}

/** The API, the control calls, the pictures and the built portal, on one address. */
export function createApp(parts: AppParts): Hono<CallEnv> {
  const { backend, staticDir, takeTurn } = parts
  const app = new Hono<CallEnv>()
  app.use(
    cors({
      origin: (origin) => (/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin) ? origin : null),
      allowMethods: ['GET', 'POST'],
      allowHeaders: [
        'Authorization',
        'Cache-Control',
        'Pragma',
        'Content-Type',
        'Accept',
        'domain',
        'app-secret-key',
        'app-id',
      ],
      exposeHeaders: ['Retry-After'],
    }),
  )

  const control = controlCalls(parts)
  app.route('/_sandbox', control)
  // Where docs/backend-team.md asks every provider to have it: the sandbox is verified by the command that verifies them.
  app.post('/_pact/states', (c) =>
    control.fetch(new Request(new URL('/provider-states', c.req.url), c.req.raw)),
  )

  const dispatch = dispatcher({ ...parts, api: createApi(backend) })
  app.use(async (c, next) => (isApiPath(c.req.path) ? dispatch(c) : next()))

  const photos = photoFiles(backend)
  app.get('/sandbox/photos/:id', (c) => takeTurn(async () => photos.fetch(c.req.raw, c.env)))
  app.get('/sandbox/tiles/:z{[0-9]+}/:x{[0-9]+}/:file{[0-9]+\\.png}', (c) =>
    c.body(mapTile(), 200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' }),
  )
  for (const drawings of ['/sandbox/pictures/*', '/sandbox/flyers/*']) {
    app.get(drawings, async (c) => {
      const path = c.req.path.slice('/sandbox'.length)
      const headers = {
        'Cache-Control': 'public, max-age=3600',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }
      return (await fileAnswer(SANDBOX_DIRECTORY, path, headers)) ?? c.notFound()
    })
  }
  if (staticDir !== undefined) app.get('*', (c) => portalFile(c, staticDir))
  app.notFound((c) => c.text('Not found. This is the development sandbox of the Portal do Cliente.', 404))
  return app
}

/** A file of the built portal under the same headers as in production. The portal routes by hash: no fallback page. */
async function portalFile(c: CallContext, staticDir: string): Promise<Response> {
  const path = c.req.path === '/' ? '/index.html' : c.req.path
  const { port } = new URL(c.req.url)
  // The same sandbox under both its names: a page opened as localhost may be configured with 127.0.0.1.
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  const headers = {
    ...securityHeaders({ connect: origins, images: origins }),
    'Cache-Control': cacheControl(path),
  }
  const file = await fileAnswer(staticDir, path, headers)
  if (file !== null) return file
  if (path !== '/index.html') return c.notFound()
  return c.text(`${GROUP.name}: the portal has not been built yet. Run npm run build.`, 404)
}
