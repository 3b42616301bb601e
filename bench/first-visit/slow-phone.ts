import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { sessionOf } from './session.ts'

/** Of one answer, in milliseconds. With the rest of these numbers it is what Lighthouse calls a slow 4G, applied by the browser. */
export const LATENCY = 562
const DOWN_KBIT = 1440
const UP_KBIT = 675
const CPU_SLOWDOWN = 4

/** The phone that Lighthouse imitates. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  ignoreHTTPSErrors: true,
}

/** What tsx calls wherever a function has a name, also in scripts for the page, where it is missing. To be given to every context. */
export const TSX_HELPER = 'globalThis.__name = (named) => named'

const bytesPerSecond = (kbit: number): number => (kbit * 1000) / 8

/** A page on a phone that has never been here. With a customer it holds a session, and nothing else. */
export async function newPhone(browser: Browser, origin: string, customer?: TestCustomer): Promise<Page> {
  const localStorage = customer ? [...sessionOf(customer)] : []
  const context = await browser.newContext({
    ...PHONE,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await context.addInitScript(TSX_HELPER)
  return context.newPage()
}

export async function slowNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: bytesPerSecond(DOWN_KBIT),
    uploadThroughput: bytesPerSecond(UP_KBIT),
  })
}

export async function slowProcessor(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
