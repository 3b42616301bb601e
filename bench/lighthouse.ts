import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright-core'
import type { TestCustomer } from '../sandbox/control/create-customer.ts'
import { freePort } from '../scripts/free-port.ts'
import { chromiumOptions } from '../tests/support/chromium.ts'
import { sessionOf } from './first-visit/session.ts'

/** Seconds, but the blocking time in milliseconds and the score in points of a hundred. */
export interface Audit {
  readonly firstContentfulPaint: number
  readonly largestContentfulPaint: number
  readonly totalBlockingTime: number
  readonly cumulativeLayoutShift: number
  readonly performance: number
  /** How fast Lighthouse found this machine: 1,500 and more is a fast desktop, for which its four times slower processor is meant. */
  readonly benchmarkIndex: number
  /**
   * How much of the time of its tasks the page's main thread had the processor, from 0 to 1. The rest it waited while others used it, which
   * Lighthouse takes for the page's own blocking time.
   */
  readonly onProcessor: number
}

/** One run of Lighthouse as it is: mobile, a simulated slow 4G, a processor four times slower. The browser's profile is new. */
export async function audit(origin: string, path: string, customer?: TestCustomer): Promise<Audit> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const { args = [], ...options } = await chromiumOptions()
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    if (customer) await storeSession(browser, origin, customer)
    return await auditIn(port, `${origin}/#${path}`)
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** At the portal's origin, but without loading anything of the portal: its first visit is still to come. */
async function storeSession(browser: BrowserContext, origin: string, customer: TestCustomer): Promise<void> {
  const page = await browser.newPage()
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(origin)
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, sessionOf(customer))
  await page.close()
}

async function auditIn(port: number, url: string): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    // It would wipe the session. There is nothing else: the profile is new.
    disableStorageReset: true,
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    )
  const { audits, categories, environment } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    firstContentfulPaint: value('first-contentful-paint') / 1000,
    largestContentfulPaint: value('largest-contentful-paint') / 1000,
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    performance: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    benchmarkIndex: environment.benchmarkIndex,
    onProcessor: shareOnProcessor(result.artifacts.Trace.traceEvents),
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>

/** Its `dur` is by the clock and its `tdur` on the processor, both in microseconds. */
type TraceEvent = Result['artifacts']['Trace']['traceEvents'][number] & { readonly tdur?: number }

/** @param events of a trace of Chromium. */
function shareOnProcessor(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.ph === 'X' && mainThreads.has(threadOf(event)),
  )
  const sum = (key: 'dur' | 'tdur') => tasks.reduce((total, task) => total + (task[key] ?? 0), 0)
  return sum('tdur') / sum('dur')
}
