import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { firstPaintScript, securityHeaders } from '../deploy/security-headers.ts'
import { photoFile } from './calls/person.ts'
import { type ControlParts, controlCalls } from './control/control.ts'
import { GROUP } from './group.ts'
import { type Calls, newCalls } from './http/answers.ts'
import { createApi, isApiPath } from './http/api.ts'
import { compression } from './http/compression.ts'
import { dispatcher } from './http/dispatcher.ts'
import { reportingPage } from './reporting-page.ts'
import { type TelemetryEvents, telemetryCalls } from './telemetry.ts'

/** The folder above the sandbox: the address of a picture is then the path of its file. */
const PROJECT_DIRECTORY = fileURLToPath(new URL('..', import.meta.url))

/** What the portal sends along (docs/wire.md). */
const ALLOWED_HEADERS =
  'Authorization,Cache-Control,Pragma,Content-Type,Accept,domain,app-secret-key,app-id'.split(',')

const PICTURE_HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** The parts that one address serves. */
export interface AppParts extends ControlParts {
  /** Aborts when the sandbox closes. */
  readonly closing: AbortSignal
  /** The built portal; without it the address serves the API alone. */
  readonly staticDir: string | undefined
  /** Whether the portal that is served reports its visits to the sandbox. */
  readonly reportsVisits: boolean
  readonly telemetry: TelemetryEvents
}

/** The API, the control calls, the pictures and the built portal, on one address. */
export function createApp(parts: AppParts): Calls {
  const { backend, staticDir, takeTurn, reportsVisits, telemetry } = parts
  const app = newCalls()
  // A HEAD is answered like a GET, so that it says the same encoding and ETag. Hono takes the body away.
  app.use((c, next) => {
    if (c.req.method === 'HEAD') c.req.raw = new Request(c.req.raw, { method: 'GET' })
    return next()
  })
  app.use(
    cors({
      origin: (origin) => (/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin) ? origin : null),
      allowMethods: ['GET', 'POST'],
      allowHeaders: ALLOWED_HEADERS,
      exposeHeaders: ['Retry-After', 'Date'],
    }),
  )
  // No cache may keep what one customer is answered. The public content says nothing about caches.
  app.use(async (c, next) => {
    await next()
    if (!isApiPath(c.req.path)) return
    // The date comes from the same clock as every moment in the answers.
    c.header('Date', backend.now().toUTCString())
    if (!c.req.path.startsWith('/api/app/')) c.header('Cache-Control', 'no-store')
  })
  // A file that a browser has kept is confirmed by its ETag; a call is always answered in full. Before `compression`, so that each
  // encoding has an ETag of its own.
  const validation = etag()
  app.use((c, next) => (isApiPath(c.req.path) ? next() : validation(c, next)))
  app.use(compression)

  const control = controlCalls(parts)
  app.route('/_sandbox', control)
  // The path that docs/backend-team.md asks of every provider: one command verifies the sandbox and the others.
  app.post('/_pact/states', (c) =>
    control.fetch(new Request(new URL('/provider-states', c.req.url), c.req.raw)),
  )

  const dispatch = dispatcher({ ...parts, api: createApi(backend) })
  app.use(async (c, next) => (isApiPath(c.req.path) ? dispatch(c) : next()))

  app.get('/sandbox/photos/:id', (c) => takeTurn(() => photoFile(backend, c)))
  app.route('/sandbox', telemetryCalls(telemetry, backend.now))
  const pictures = { root: PROJECT_DIRECTORY, onFound: withHeaders(() => PICTURE_HEADERS) }
  app.get('/sandbox/pictures/*', serveStatic(pictures))
  app.get('/sandbox/flyers/*', serveStatic(pictures))
  // One picture for every tile, so that the map works without internet.
  app.get(
    '/sandbox/tiles/:z{[0-9]+}/:x{[0-9]+}/:file{[0-9]+\\.png}',
    serveStatic({ ...pictures, path: 'sandbox/pictures/map-tile.png' }),
  )
  if (staticDir !== undefined) {
    if (reportsVisits) app.get('/', reportingPage)
    const onFound = withHeaders(portalHeaders(firstPaintScript()))
    app.get('*', serveStatic({ root: staticDir, precompressed: true, onFound }))
    app.get('/', (c) => c.text(`${GROUP.name}: the portal has not been built yet. Run npm run build.`, 404))
  }
  app.notFound((c) => c.text('Not found. This is the development sandbox of the Portal do Cliente.', 404))
  return app
}

/** Sets headers on a file that is served. An answer that there is no file does not get them. */
const withHeaders = (headersOf: (c: Context) => Record<string, string>) => (_path: string, c: Context) => {
  for (const [name, value] of Object.entries(headersOf(c))) c.header(name, value)
}

/** The headers of production. Files with a hash in their name are cached; the page and the worker are checked each time. */
const portalHeaders =
  (script: string) =>
  ({ req }: Context): Record<string, string> => {
    const { port } = new URL(req.url)
    // Both names of this host: a page opened at localhost may call 127.0.0.1.
    const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
    return {
      ...securityHeaders({ connect: origins, images: origins }, script),
      'Cache-Control': req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
  }
