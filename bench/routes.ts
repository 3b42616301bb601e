import type { Browser, Page } from 'playwright-core'
import { readPortalFiles } from '../scripts/build/built-table.ts'
import { paths } from '../src/ui/screen/paths.ts'
import { watchForQuiet } from './first-visit/quiet.ts'
import { newPhone, slowProcessor } from './first-visit/slow-phone.ts'
import type { ServedPortal } from './served-portal.ts'

export interface RouteChange {
  /** The address of the screen before, which is opened first. */
  readonly from: string
  /** The address of the next screen. */
  readonly to: string
}

/** Milliseconds from the change of the address. */
export interface ChangeTimes {
  /** Until the heading of the next screen stands, the first time in a page … */
  readonly cold: number
  /** … and the second time, when its code and most of its answers are there. */
  readonly warm: number
  /** The second time too, until all that is asked for stands. */
  readonly whole: number
}

function titleOf(path: string): string {
  const screen = readPortalFiles().screens.find((each) => each.path === path)
  if (screen === undefined) throw new Error(`There is no screen at ${path}`)
  return screen.title
}

export const nameOf = ({ from, to }: RouteChange): string => `${titleOf(from)} → ${titleOf(to)}`

/** From home to every other screen of a customer, and from the login to the registration. */
export const routeChanges = (): readonly RouteChange[] => [
  { from: paths.login, to: paths.register },
  ...readPortalFiles()
    .screens.filter((screen) => screen.protected && screen.path !== paths.home)
    .map(({ path }) => ({ from: paths.home, to: path })),
]

/** A campaign of the demonstration data. */
const address = (path: string): string => path.replace(':id', '7')

/**
 * The network is as fast as the machine and the processor four times slower, once the first screen is idle: the worker is ready and
 * nothing has been asked for a second. Cold is the first time in a page, warm the second.
 */
export async function changeRoute(
  browser: Browser,
  portal: ServedPortal,
  { from, to }: RouteChange,
): Promise<ChangeTimes> {
  const customer = from === paths.login ? undefined : await portal.customer()
  const page = await newPhone(browser, portal.plain, customer)
  try {
    const quiet = watchForQuiet(page)
    await page.goto(`${portal.plain}/#${from}`)
    await page.locator('h1', { hasText: titleOf(from) }).waitFor({ state: 'attached' })
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await quiet()
    await slowProcessor(await page.context().newCDPSession(page))
    const { heading: cold } = await timeChange(page, to)
    await quiet()
    await timeChange(page, from)
    await quiet()
    const { heading: warm, whole } = await timeChange(page, to)
    return { cold, warm, whole }
  } finally {
    await page.context().close()
  }
}

/** From the change of the address to the frame in which the heading stands, and to the one in which nothing is waited for. */
const timeChange = (page: Page, to: string): Promise<{ heading: number; whole: number }> =>
  page.evaluate(
    async ([hash, title]) => {
      const begun = performance.now()
      location.hash = hash
      do await new Promise(requestAnimationFrame)
      while (document.querySelector('h1')?.textContent !== title)
      const heading = performance.now() - begun
      while (document.querySelector('[aria-busy=true]')) await new Promise(requestAnimationFrame)
      return { heading, whole: performance.now() - begun }
    },
    [address(to), titleOf(to)] as const,
  )
