/*
 * The kill switch: served in the place of sw.js, it takes the portal's worker and everything it kept off every device at its
 * next visit (docs/service-worker.md). The portal then runs without a worker, until the real sw.js is served again.
 */
/** Whether the portal's worker made the cache. Other applications of this origin may have caches too. */
const isOurs = (name) =>
  /^(page-\w+|parts|public-content|brand|pictures)$/.test(name) ||
  name === `workbox-precache-v2-${self.registration.scope}`

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of (await caches.keys()).filter(isOurs)) await caches.delete(name)
      await self.registration.unregister()
    })(),
  )
})
