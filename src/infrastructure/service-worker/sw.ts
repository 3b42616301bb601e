/// <reference lib="webworker" />
import { type Connection, savesData } from '@application/offline/saves-data.ts'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { readPush, screenOf } from './notifications.ts'
import { BRAND_PICTURES, isPage, isSuccess, startScript, type Treatment, treatmentOf } from './requests.ts'

declare const self: ServiceWorkerGlobalScope

const DAY_IN_SECONDS = 24 * 60 * 60
const MONTH_IN_SECONDS = 30 * DAY_IN_SECONDS

/** How long the worker waits for the network before it opens the page that it keeps. */
const PAGE_TIMEOUT_IN_SECONDS = 3

/** How long a tab may take to say that it opens a screen, in milliseconds. */
const TAB_TIMEOUT = 1000

const { scope } = self.registration
/** The shell and its chunks, put in by the build. */
const build = self.__WB_MANIFEST

const ahead = new PrecacheController()
ahead.addToCacheList(build)

const treat = (wanted: Treatment, handler: Parameters<typeof registerRoute>[1]) =>
  registerRoute(({ request }) => treatmentOf(described(request), scope) === wanted, handler)

/**
 * The page carries the deployment's configuration, so it is fetched again whenever there is a signal. It is kept with its own
 * build: without a signal, page and chunks always match, also after a deployment.
 */
const PAGE_CACHE = `page-${fingerprint(JSON.stringify(build))}`
const page = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: PAGE_TIMEOUT_IN_SECONDS,
  plugins: [
    // One page, whether it was opened as `/` or as `/index.html`.
    { cacheKeyWillBeUsed: async () => scope },
    {
      // While the host is out of order, the page that is here opens, as it does without a signal.
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500 && (await self.caches.match(scope, { cacheName: PAGE_CACHE })))
          throw new Error(`the host answers ${response.status}`)
        return response
      },
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && (await belongsToThisBuild(response.clone())) ? response : null,
    },
  ],
})
treat('page', page)

const parts = new CacheFirst({
  cacheName: 'parts',
  // The portal fetches a file first, without an `Origin` header, and then the browser asks for the same file as a module, with that header.
  // Some hosts answer `Vary: Origin`. The browser would then not find the kept file, although its content is the same for both requests.
  matchOptions: { ignoreVary: true },
  plugins: [
    // For a part that is gone, some hosts answer 200 with their page.
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !isHtml(response) ? keptNow(response) : null,
    },
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: MONTH_IN_SECONDS, purgeOnQuotaError: true }),
  ],
})
// The precache is asked first, whatever the connection is now: the installation decided whether it was filled, and a browser may have
// started the worker again on another connection.
treat('part', async (asked) => (await ahead.matchPrecache(asked.request)) ?? parts.handle(asked))

treat(
  'public-content',
  new StaleWhileRevalidate({
    cacheName: 'public-content',
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (isSuccess(await response.clone().text()) ? response : null),
      },
      keepOnlyAllowed(),
      new ExpirationPlugin({ maxEntries: 50, maxAgeSeconds: DAY_IN_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
)

/** Kept for as long as the page that shows them: without an age, so that they are there after a week without a signal. */
const brand = new StaleWhileRevalidate({
  cacheName: 'brand',
  plugins: [keepOnlyAllowed(), new ExpirationPlugin({ maxEntries: 10, purgeOnQuotaError: true })],
})
treat('brand', brand)

treat(
  'picture',
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      keepOnlyAllowed(),
      new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: MONTH_IN_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
)

self.addEventListener('install', (event) => {
  event.waitUntil(installAhead(event))
  // The first visit came without a worker: the page for the second one, perhaps without a signal, is fetched here.
  event.waitUntil(page.handle({ event, request: new Request(scope) }))
  // Its pictures came without a worker too. A deployment need not have each of them, and a missing one must not refuse the worker.
  for (const picture of BRAND_PICTURES)
    event.waitUntil(brand.handle({ event, request: new Request(`${scope}${picture}`) }).catch(() => {}))
})

self.addEventListener('activate', (event) => {
  // This would also delete the files of a newer worker that is being installed. The next activation deletes what is old.
  if (self.registration.installing) return
  event.waitUntil(forgetOlderPages())
  void ahead.activate(event)
})

self.addEventListener('message', (event) => {
  // Sent when the customer pressed Atualizar, and not before: the tabs that are open would lose their chunks.
  const message: unknown = event.data
  if (message === 'take-over') void self.skipWaiting()
  // Sent by a page that wants to know whether this worker brings anything newer.
  else if (isQuestion(message)) event.ports[0]?.postMessage(isOfThisBuild(new URL(message.holds, scope).href))
})

self.addEventListener('push', (event) => {
  const { title, body, screen } = readPush(event.data?.text())
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: 'pt-BR',
      icon: `${scope}icons/icon-192.png`,
      badge: `${scope}icons/badge-96.png`,
      data: { screen },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(screenOf((event.notification.data as { screen?: unknown } | null)?.screen)))
})

/**
 * Opens a screen in an open tab of the portal, or in a new one. A tab with a flyer is not used, because it would not answer the message.
 */
async function open(screen: string): Promise<void> {
  const address = `${scope}#${screen}`
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = windows.find(({ url }) => isPage(url, scope))
  if (tab === undefined) {
    await self.clients.openWindow(address)
    return
  }
  const answered = answers(tab, { open: screen })
  // Some browsers allow the focus only right after the press, so it does not wait for the answer. The screen opens without the focus too.
  await tab.focus().catch(() => {})
  // A portal that is still starting does not listen yet, but it reads its address. The worker may lead only its own tabs to another one.
  if (!(await answered)) await tab.navigate(address).catch(() => self.clients.openWindow(address))
}

/** Whether the tab answers the message in time. */
function answers(tab: Client, message: object): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), TAB_TIMEOUT)
    tab.postMessage(message, [port2])
  })
}

/**
 * Fetches the files of the build, but not where the customer saves data or the connection is slow: then each part is kept when it is first
 * needed. Where an older version has files here, this one always fetches those that changed: its activation deletes the older files, and
 * without a signal nothing would open.
 */
async function installAhead(event: ExtendableEvent): Promise<void> {
  const { connection } = self.navigator as WorkerNavigator & { readonly connection?: Connection }
  const hasFiles = async () => (await (await self.caches.open(ahead.strategy.cacheName)).keys()).length > 0
  if (!savesData(connection) || (await hasFiles())) await ahead.install(event)
}

async function belongsToThisBuild(response: Response): Promise<boolean> {
  return isOfThisBuild(startScript(await response.text(), scope))
}

function isOfThisBuild(start: string | undefined): boolean {
  return build.some((entry) => new URL(typeof entry === 'string' ? entry : entry.url, scope).href === start)
}

function isQuestion(message: unknown): message is { readonly holds: string } {
  return typeof (message as { readonly holds?: unknown } | null)?.holds === 'string'
}

async function forgetOlderPages(): Promise<void> {
  const names = await self.caches.keys()
  const older = names.filter((name) => name.startsWith('page-') && name !== PAGE_CACHE)
  await Promise.all(older.map((name) => self.caches.delete(name)))
}

/**
 * Keeps only answers with status 200 whose server does not forbid it. An opaque answer of another origin is not kept either: it may be an
 * error, and browsers count it as several megabytes.
 */
function keepOnlyAllowed() {
  return {
    cacheWillUpdate: async ({ response }: { response: Response }) => {
      const asksNotTo = /\b(no-store|private)\b/.test(response.headers.get('Cache-Control') ?? '')
      return response.status === 200 && !asksNotTo ? keptNow(response) : null
    },
  }
}

/** Its age counts from now: a CDN may have had it for days, and the clock of the device may differ from the server's. */
function keptNow(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Date', new Date().toUTCString())
  return new Response(response.body, { status: response.status, headers })
}

const isHtml = (response: Response) => /\bhtml\b/.test(response.headers.get('Content-Type') ?? '')

function described(request: Request) {
  const { url, method, mode, destination, headers } = request
  return { url, method, mode, destination, hasAuthorization: headers.has('Authorization') }
}

/** A short name for a long text: FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
