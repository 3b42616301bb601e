import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** What a test may choose about the browser that it meets. */
export interface ContextOptions {
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Off unless a test is about it: answers from a worker's cache would hide what the portal asks. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** Another browser, as far as its name goes. */
  readonly userAgent?: string
  /** What the browser may do without asking, such as `geolocation`. */
  readonly permissions?: string[]
  readonly geolocation?: { latitude: number; longitude: number }
  /** A finger instead of a mouse. */
  readonly touch?: boolean
}

/** Patient with a busy machine, but not as long as the portal waits for an answer: what hangs must show. In milliseconds. */
const PATIENCE = 14_000

interface Lent {
  readonly key: string
  readonly context: BrowserContext
}

/** The contexts of one file. A test gets one that an earlier test has left, whose cache holds the files of the portal already. */
export class BrowserContexts {
  private readonly idle = new Map<string, BrowserContext[]>()
  private readonly kept: BrowserContext[] = []
  private lent: Lent[] = []

  constructor(private readonly browser: Browser) {}

  /** @param keep to the end of the file, not of the test. */
  async newPage(options: ContextOptions, keep: boolean): Promise<Page> {
    const settings = settingsOf(options)
    const key = JSON.stringify(settings)
    const context = this.idle.get(key)?.pop() ?? (await this.browser.newContext(settings))
    context.setDefaultTimeout(PATIENCE)
    if (keep) this.kept.push(context)
    else this.lent.push({ key, context })
    return context.newPage()
  }

  /** Closes every page that the test has opened. */
  async takeBack(): Promise<void> {
    const ended = this.lent
    this.lent = []
    await Promise.all(ended.map((each) => this.end(each)))
  }

  async close(): Promise<void> {
    await this.takeBack()
    await Promise.all([...this.kept, ...this.idle.values()].flat().map((context) => context.close()))
  }

  private async end({ key, context }: Lent): Promise<void> {
    // An answer that the test rewrites may still be on its way: its handler, cut off in the middle, would fail the run.
    await context.unrouteAll({ behavior: 'wait' })
    const { serviceWorkers } = JSON.parse(key) as BrowserContextOptions
    // A worker would go on, and answer the next test from its cache.
    if (serviceWorkers === 'allow') return context.close()
    await Promise.all(context.pages().map((page) => page.close()))
    await context.setOffline(false)
    await context.clock.resume()
    this.idle.set(key, [...(this.idle.get(key) ?? []), context])
  }
}

const settingsOf = ({ touch = false, ...options }: ContextOptions): BrowserContextOptions => ({
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  hasTouch: touch,
  isMobile: touch,
  ...options,
})
