import { deferred } from '@infrastructure/in-memory/deferred.ts'
import type { Page } from 'playwright-core'

/** Holds the requests of an address back until they are released. `sent` says that the first was made. */
export async function holdBack(page: Page, url: string | RegExp) {
  const [sent, released] = [deferred(), deferred()]
  await page.route(url, async (route) => {
    sent.resolve()
    await released.promise
    await route.continue()
  })
  return { sent: sent.promise, release: () => released.resolve() }
}
