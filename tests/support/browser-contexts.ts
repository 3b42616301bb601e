import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** What a test may choose about the browser that it meets. */
export interface ContextOptions {
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Off unless a test is about it: answers from a worker's cache would hide what the portal asks. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** The name of another browser (user agent). */
  readonly userAgent?: string
  /** The browser fetches what the next screens need. Off unless a test is about it, because every test would pay for it. */
  readonly fetchesAhead?: boolean
  /** A finger instead of a mouse. */
  readonly touch?: boolean
}

/** In milliseconds: enough for a busy machine, but less than the portal waits for an answer, so that a hanging call fails the test. */
const ACTION_TIMEOUT = 14_000

/**
 * The contexts of one test file. Each test gets a new one, because an earlier test may have moved the clock of its context.
 */
export class BrowserContexts {
  private readonly kept: BrowserContext[] = []
  private lent: BrowserContext[] = []

  constructor(private readonly browser: Browser) {}

  /** @param keep to the end of the file, not of the test. */
  async newPage(options: ContextOptions, keep: boolean): Promise<Page> {
    const context = await this.browser.newContext(settingsOf(options))
    context.setDefaultTimeout(ACTION_TIMEOUT)
    if (!options.fetchesAhead) await context.addInitScript(saveData)
    if (keep) this.kept.push(context)
    else this.lent.push(context)
    return context.newPage()
  }

  /** Closes every page that the test has opened. */
  async takeBack(): Promise<void> {
    const ended = this.lent
    this.lent = []
    await Promise.all(ended.map(end))
  }

  /** Closes a page that was to be kept. */
  async closeKept(page: Page): Promise<void> {
    const context = page.context()
    this.kept.splice(this.kept.indexOf(context), 1)
    await end(context)
  }

  async close(): Promise<void> {
    await this.takeBack()
    await Promise.all(this.kept.map(end))
  }
}

async function end(context: BrowserContext): Promise<void> {
  // An answer that the test rewrites may still be on its way: its handler, cut off in the middle, would fail the run.
  await context.unrouteAll({ behavior: 'wait' })
  await context.close()
}

/** Runs in the page: the customer has asked the browser to save data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

const settingsOf = ({
  touch = false,
  fetchesAhead: _,
  ...options
}: ContextOptions): BrowserContextOptions => ({
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  hasTouch: touch,
  isMobile: touch,
  ...options,
})
