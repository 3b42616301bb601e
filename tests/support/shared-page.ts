import type { Page } from 'playwright-core'
import type { ContextOptions } from './browser-contexts.ts'
import { TEST_NOW } from './test-now.ts'

type Look = Required<Pick<ContextOptions, 'viewport' | 'colorScheme'>>

/**
 * One page for the tests of a file, because the portal takes much longer to start than to change the screen. Another customer comes as
 * when another tab signs in: the portal forgets everything (session.test.ts).
 */
export class SharedPage {
  private page: Page | undefined
  /** Takes the listeners of a test away. */
  private undo: (() => void)[] = []

  constructor(
    private readonly create: () => Promise<Page>,
    private readonly close: (page: Page) => Promise<void>,
  ) {}

  /** The page as a test finds it: soon after noon, online, with nothing between it and the sandbox. */
  async take({ viewport, colorScheme }: Look): Promise<Page> {
    if (!this.page) {
      this.page = await this.create()
      this.guard(this.page)
    }
    const { page } = this
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: null, media: null })
    return page
  }

  /** Call it after each test. The next test gets a new page when this one is not as it was. */
  async takeBack(hasFailed: boolean): Promise<void> {
    const { page } = this
    if (!page) return
    for (const undo of this.undo.splice(0)) undo()
    if (hasFailed || page.isClosed() || (await isMuchLater(page))) {
      this.page = undefined
      await this.close(page)
      return
    }
    const context = page.context()
    await page.unrouteAll({ behavior: 'wait' })
    await context.unrouteAll({ behavior: 'wait' })
    await context.setOffline(false)
    await context.clearPermissions()
  }

  /** Notes what can be undone, and refuses what cannot. */
  private guard(page: Page): void {
    const on = page.on.bind(page) as (event: string, listener: () => void) => Page
    const off = page.off.bind(page) as typeof on
    page.on = ((event: string, listener: () => void) => {
      this.undo.push(() => off(event, listener))
      return on(event, listener)
    }) as Page['on']
    const context = page.context()
    page.addInitScript = refuse
    page.clock.pauseAt = refuse
    context.addInitScript = refuse
    context.newCDPSession = refuse
    context.newPage = refuse
  }
}

function refuse(): never {
  throw new Error(
    'The next test would notice this: open a page of its own for this test (portal.open, portal.enter).',
  )
}

/** Whether a test has moved the page's clock. It is not set back: the moments that the portal has stored would then lie in the future. */
const isMuchLater = async (page: Page): Promise<boolean> =>
  (await page.evaluate(() => Date.now())) > TEST_NOW + 10 * 60_000

/** Screens where a page waits for its next customer: two, so that one of them is not the screen that the test wants. */
const BETWEEN = [
  { path: '/recover-password', title: 'Recuperar senha' },
  { path: '/login', title: 'Entrar' },
]

/** Leaves the screen, signs out, forgets everything, and goes to an address with these entries in the local storage. */
export async function goOn(
  page: Page,
  url: string,
  path: string,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  const between = BETWEEN.find((screen) => screen.path !== path)
  const address = `${url}/#${between?.path}`
  if (page.url().startsWith(url)) await page.evaluate(startAgain, [address, {}] as const)
  else await page.goto(address)
  await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, between?.title)
  // Once more, because the screen that was left may have kept something.
  await page.evaluate(startAgain, [`${url}/#${path}`, entries] as const)
}

/** Runs in the page. */
function startAgain([address, entries]: readonly [
  address: string,
  entries: Readonly<Record<string, string>>,
]): void {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.style.removeProperty('font-size')
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage'))
  window.location.assign(address)
}
