import type { Page } from 'playwright-core'

/** Without a request for this long a page has nothing left to fetch, in milliseconds. */
const SILENCE = 1000

/** A page that goes on asking for longer will not stop by itself, in milliseconds. */
const PATIENCE = 60_000

/** @returns what waits until the page has made no request for a while. To be called before the page is opened. */
export function watchForQuiet(page: Page): () => Promise<void> {
  let active = 0
  let lastAt = 0
  const count = (change: number) => () => {
    active += change
    lastAt = performance.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    const begun = performance.now()
    lastAt = begun
    while (active > 0 || performance.now() - lastAt < SILENCE) {
      if (performance.now() - begun > PATIENCE) throw new Error(`${page.url()} goes on asking for something`)
      // No browser has an event for silence, so the benchmark looks again and again.
      await page.waitForTimeout(100)
    }
  }
}
