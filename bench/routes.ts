import type { Browser, Page } from 'playwright-core'
import { routes as table } from '../src/ui/app/routes.ts'
import { paths } from '../src/ui/screen/paths.ts'
import { watchForQuiet } from './first-visit/quiet.ts'
import { newPhone, slowProcessor } from './first-visit/slow-phone.ts'
import type { ServedPortal } from './served-portal.ts'

export interface RouteChange {
  readonly from: string
  readonly to: string
  readonly path: string
}

/** Milliseconds from the change of the address until the heading of the next screen stands. */
export interface ChangeTimes {
  readonly cold: number
  readonly warm: number
}

const titleOf = (path: string): string => table.find((entry) => entry.path === path)?.title ?? path

/** From home to every other screen of a customer, and from the login to the registration. */
export const routeChanges: readonly RouteChange[] = [
  { from: paths.login, to: titleOf(paths.register), path: paths.register },
  ...table
    .filter(({ access, path }) => access === 'protected' && path !== paths.home)
    .map(({ title, path }) => ({ from: paths.home, to: title, path })),
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
  { from, to, path }: RouteChange,
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
    const cold = await timeChange(page, address(path), to)
    await quiet()
    await timeChange(page, from, titleOf(from))
    await quiet()
    return { cold, warm: await timeChange(page, address(path), to) }
  } finally {
    await page.context().close()
  }
}

const timeChange = (page: Page, path: string, title: string): Promise<number> =>
  page.evaluate(
    async ([path, title]) => {
      const begun = performance.now()
      location.hash = path
      do await new Promise(requestAnimationFrame)
      while (document.querySelector('h1')?.textContent !== title)
      return performance.now() - begun
    },
    [path, title] as const,
  )
