import type { Browser, CDPSession, Page } from 'playwright-core'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { MEASURED_CUSTOMER, sessionOf } from '../first-visit/session.ts'
import { TSX_HELPER } from '../first-visit/slow-phone.ts'
import { BarePage } from './bare-page.ts'
import type { List } from './lists.ts'

/** Of one visit. Times in milliseconds on a processor that is four times slower than this one. */
export interface Visit {
  /** From the navigation until the first rows are painted. */
  readonly firstRows: number
  /** Of that, what passes between the arrival of the long answer and its rows. */
  readonly fromAnswer: number
  /** Of that, what any program needs: `JSON.parse` of this answer, alone. */
  readonly parse: number
  /** From a key or a press until what it changes is painted; the slowest of the visit. */
  readonly reaction: number
  /** Between two frames while the list scrolls: nine of ten frames take no longer. */
  readonly scrollFrame: number
  /** MiB of JavaScript objects after the garbage has been collected. */
  readonly heap: number
  /** Of that, what the parsed answer alone would hold. */
  readonly answerHeap: number
  /** Elements in the page. */
  readonly elements: number
}

const CPU_SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }
const STORE = '1'

export async function visit(
  browser: Browser,
  url: string,
  customer: TestCustomer,
  list: List,
): Promise<Visit> {
  const localStorage = [
    ...sessionOf(customer),
    { name: `portal.preferences.store.${MEASURED_CUSTOMER}`, value: STORE },
  ]
  const rows = await firstRows(browser, url, localStorage, list)
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  context.setDefaultTimeout(60_000)
  try {
    await context.addInitScript(TSX_HELPER)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watchFrames)
    await page.goto(`${url}/#${list.screen}`, { waitUntil: 'commit' })
    await page
      .locator(list.complete ?? list.row)
      .first()
      .waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')

    const heap = await heapInUse(cdp)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    // First, because a search then leaves fewer rows to scroll through.
    const scrollFrame = await slowFrame(page)
    const reaction = await slowestReaction(page, () => list.act(page))
    const bare = list.whole ? await parseAlone(page, cdp, list.whole.path, customer) : { time: 0, heap: 0 }
    return {
      firstRows: rows.painted,
      fromAnswer: list.whole ? rows.painted - rows.answered : 0,
      parse: bare.time,
      reaction,
      scrollFrame,
      heap,
      answerHeap: bare.heap,
      elements,
    }
  } finally {
    await context.close()
  }
}

/** In milliseconds since the navigation: when the first rows are painted, and when the long answer has arrived. */
async function firstRows(
  browser: Browser,
  url: string,
  localStorage: readonly { name: string; value: string }[],
  list: List,
): Promise<{ readonly painted: number; readonly answered: number }> {
  const page = await BarePage.open(browser, PHONE)
  try {
    await page.send('Page.enable', {})
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const given = localStorage.map(
      ({ name, value }) => `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    )
    const source = [TSX_HELPER, ...given, `(${watchFrames})()`].join(';')
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
    await page.send('Page.navigate', { url: `${url}/#${list.screen}` })
    const [row, path] = [list.row, list.whole?.path].map((each) => JSON.stringify(each))
    const [painted, answered] = (await page.evaluate(`(${paintedAndAnswered})(${row}, ${path})`)) as number[]
    return { painted: painted ?? Number.NaN, answered: answered ?? Number.NaN }
  } finally {
    await page.close()
  }
}

declare global {
  interface Window {
    bench: {
      /** When the frame that is being made now is painted. */
      painted(): Promise<number>
      slowestReaction: number
      kept?: unknown
    }
  }
}

/** Runs in the page from its beginning. No function in it has a name of its own: the compiler would add a call that a page does not know. */
function watchFrames(): void {
  window.bench = {
    slowestReaction: 0,
    painted() {
      return new Promise((painted) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => painted(performance.now()))
          port1.start()
          port2.postMessage(undefined)
        })
      })
    },
  }
}

/** Runs in the page. */
async function paintedAndAnswered(row: string, path: string | undefined): Promise<(number | undefined)[]> {
  while (document.querySelector(row) === null) await new Promise(requestAnimationFrame)
  const painted = await window.bench.painted()
  const answers = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => new URL(name).pathname === path && startTime > 0)
  return [painted, (answers[0] as PerformanceResourceTiming | undefined)?.responseEnd]
}

async function slowestReaction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    for (const type of ['keydown', 'click']) {
      window.addEventListener(
        type,
        async ({ timeStamp }) => {
          const reaction = (await window.bench.painted()) - timeStamp
          window.bench.slowestReaction = Math.max(window.bench.slowestReaction, reaction)
        },
        { capture: true },
      )
    }
  })
  await act()
  await twoFrames(page)
  return page.evaluate(() => window.bench.slowestReaction)
}

/** Thirty steps of a finger that scrolls fast. Not the slowest of them, which any other program may have delayed. */
async function slowFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frames: number[] = []
    let last = await window.bench.painted()
    for (let step = 0; step < 30; step++) {
      window.scrollBy(0, 400)
      const now = await window.bench.painted()
      frames.push(now - last)
      last = now
    }
    window.scrollTo(0, 0)
    return frames.sort((a, b) => b - a)[3] ?? Number.NaN
  })
}

const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    await window.bench.painted()
    await window.bench.painted()
  })

async function heapInUse(cdp: CDPSession): Promise<number> {
  // What one collection finalises, the next one frees.
  for (let time = 0; time < 2; time++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
}

/** The part of the work that every portal has: the answer becomes objects, and they stay in memory. */
async function parseAlone(page: Page, cdp: CDPSession, path: string, { token }: TestCustomer) {
  const before = await heapInUse(cdp)
  const time = await page.evaluate(
    async ([address, token]) => {
      const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } })
      const text = await answer.text()
      const begun = performance.now()
      window.bench.kept = JSON.parse(text)
      return performance.now() - begun
    },
    [`${path}?page=1&pagina=1`, token] as const,
  )
  return { time, heap: (await heapInUse(cdp)) - before }
}
