import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { watchForQuiet } from './quiet.ts'
import { newPhone, slowNetwork, slowProcessor } from './slow-phone.ts'
import { type Transfer, watchTransfers } from './transfers.ts'

/** The mark that a page sets when it is usable. */
export const USABLE = 'bench:usable'

/**
 * What a page may say before {@link USABLE}: all is in the page, and the next frame will show it. On a busy machine that frame comes
 * late, and what is asked for meanwhile is no longer for this screen.
 */
export const READY = 'bench:ready'

export interface Visit {
  /** Such as `h2`. */
  readonly protocol: string
  /** Seconds since the navigation began. */
  readonly firstPaint: number
  readonly usable: number
  /** What was asked for until the page was usable. */
  readonly transfers: readonly Transfer[]
}

/** Where a visit takes place. */
export interface Place {
  readonly browser: Browser
  readonly origin: string
  /** Yes, unless bytes and requests alone are to be counted: they do not depend on the processor. */
  readonly slowsProcessor?: boolean
}

interface Visited extends Place {
  /** The screen's address behind the `#`. */
  readonly path: string
  readonly customer?: TestCustomer
  /** Runs in the page from its beginning, and sets the mark. */
  readonly markUsable: (page: Page) => Promise<unknown>
}

/** Opens a screen on a slow phone that has never been here, and waits until it is usable. */
export async function firstVisit(visited: Visited): Promise<Visit> {
  const { browser, origin, slowsProcessor = true, path, customer, markUsable } = visited
  const page = await newPhone(browser, origin, customer)
  try {
    const cdp = await page.context().newCDPSession(page)
    const transfers = await watchTransfers(page, cdp)
    const quiet = watchForQuiet(page)
    await slowNetwork(cdp)
    if (slowsProcessor) await slowProcessor(cdp)
    await markUsable(page)
    const usable = await watchMark(page, cdp)
    await page.goto(`${origin}/#${path}`, { waitUntil: 'commit' })
    await usable()
    const measured = await page.evaluate(
      ([ready, usable]) => ({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        usable: performance.getEntriesByName(usable)[0]?.startTime ?? Number.NaN,
        ready: performance.getEntriesByName(ready)[0]?.startTime,
        protocol: performance.getEntriesByType('navigation')[0]?.toJSON().nextHopProtocol as string,
      }),
      [READY, USABLE] as const,
    )
    const { ready = measured.usable } = measured
    // What began before the page was usable counts whole, so it may arrive first.
    await quiet()
    return {
      protocol: measured.protocol,
      firstPaint: measured.firstPaint / 1000,
      usable: measured.usable / 1000,
      transfers: (await transfers()).filter(({ startedAt }) => startedAt <= ready),
    }
  } finally {
    await page.context().close()
  }
}

/** A page that is not usable by then will not be, in milliseconds. */
const PATIENCE = 60_000

/**
 * The page itself reports when it is usable. The benchmark does not ask it, because Playwright would add code to the page, and the slowed
 * processor would compile this code before the first paint.
 *
 * @returns what waits for {@link USABLE}. To be called before the page is opened.
 */
async function watchMark(page: Page, cdp: CDPSession): Promise<() => Promise<void>> {
  const binding = 'benchUsable'
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: binding })
  await page.addInitScript(
    ([usable, name]) => {
      // TypeScript does not know this function: the browser's debugging protocol adds it to the page.
      const say = (globalThis as unknown as Record<string, (payload: string) => void>)[name]
      new PerformanceObserver((list) => {
        if (list.getEntriesByName(usable).length > 0) say?.('')
      }).observe({ type: 'mark' })
    },
    [USABLE, binding] as const,
  )
  const said = new Promise<true>((resolve) => cdp.once('Runtime.bindingCalled', () => resolve(true)))
  return async () => {
    const isUsable = await Promise.race([said, setTimeout(PATIENCE, false, { ref: false })])
    if (!isUsable) throw new Error(`${page.url()} does not become usable`)
  }
}
