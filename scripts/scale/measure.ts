import type { Browser, Page } from 'playwright-core'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { CAMPAIGN } from '../../sandbox/seed/campaigns.ts'
import { paths } from '../../src/ui/screen/paths.ts'
import { openAddress, signIn } from '../../tests/support/session-screen.ts'
import { TEST_NOW } from '../../tests/support/test-now.ts'
import { countingProxy, type Passed } from './counting-proxy.ts'

/** The portal's own files that one kind of visit asked for, and their bytes as sent. */
export interface Files {
  readonly files: number
  readonly bytes: number
}

/** The figures that `npm run scale` measures and writes to {@link MEASURED_FILE}. */
export interface Measured {
  /** Until home is shown and the page is quiet, on a device without the portal's worker and files. */
  readonly first: Files
  /** The same with all that the worker fetches ahead. */
  readonly withWorker: Files
  /** With the worker, the next time. */
  readonly again: Files
  /** The answer's bytes as sent, by method and path, to a customer who has something of everything. */
  readonly answers: Readonly<Record<string, number>>
}

export const MEASURED_FILE = 'scripts/scale/measured.json'

/** Visits the portal and counts, at the server, what that asks of it. */
export async function measure(browser: Browser, portal: string, customer: TestCustomer): Promise<Measured> {
  const proxy = await countingProxy(portal)
  const visit = async (serviceWorkers: 'allow' | 'block') => {
    const context = await browser.newContext({ serviceWorkers, locale: 'pt-BR' })
    const page = await context.newPage()
    await page.clock.install({ time: TEST_NOW })
    await page.goto(proxy.url)
    await signIn(page, customer)
    await homeIsComplete(page)
    return page
  }
  try {
    // What is fetched ahead comes when the page is quiet, and belongs to the visit that fetches it.
    const alone = await visit('block')
    await alone.waitForLoadState('networkidle')
    const first = filesIn(proxy.take())
    await alone.context().close()

    const page = await visit('allow')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.waitForLoadState('networkidle')
    const cold = proxy.take()
    await page.reload()
    await homeIsComplete(page)
    await page.waitForLoadState('networkidle')
    const again = proxy.take()
    await seeCampaign(page)
    const answers = answersIn([...cold, ...again, ...proxy.take()])
    await page.context().close()
    return { first, withWorker: filesIn(cold), again: filesIn(again), answers }
  } finally {
    await proxy.close()
  }
}

/** Waits until home is complete: the offers of a store and the partners are the last parts that come. */
async function homeIsComplete(page: Page): Promise<void> {
  const stores = page.getByRole('combobox', { name: 'Loja' })
  await stores.waitFor()
  if ((await stores.inputValue()) === '') await stores.selectOption({ index: 1 })
  await page.getByRole('region', { name: 'Ofertas da sua loja' }).getByRole('article').first().waitFor()
  await page.getByRole('heading', { name: 'Parceiros' }).waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
}

/** Opens each screen of a campaign, because the sizes of their answers are measured. */
async function seeCampaign(page: Page): Promise<void> {
  const { detail, rewards, statement, redemptions } = paths.campaign
  await openAddress(page, detail(CAMPAIGN.christmas))
  await page.getByRole('heading', { level: 2, name: 'Natal Premiado' }).waitFor()
  await openAddress(page, rewards(CAMPAIGN.christmas))
  await page.getByRole('article', { name: 'Jogo de panelas' }).waitFor()
  await openAddress(page, statement(CAMPAIGN.christmas))
  await page.getByRole('region', { name: 'Lançamentos' }).getByRole('listitem').first().waitFor()
  await openAddress(page, redemptions(CAMPAIGN.christmas))
  await page.getByRole('table', { name: 'Resgates Pendentes' }).waitFor()
  await page.getByRole('tab', { name: 'Resgates Efetuados' }).click()
  await page.getByRole('table', { name: 'Resgates Efetuados' }).waitFor()
}

const isCall = ({ path }: Passed) => path.startsWith('/api/') || path === '/token'
/** For the browser's own tab and for the installed app: which of them it asks for, and when, differs by browser. */
const OF_THE_BROWSER = /^\/(?:manifest\.webmanifest$|favicon\.ico$|brand\/symbol\.svg$|icons\/|screenshots\/)/
/** The sandbox's pictures stand for those of other hosts. */
const isFile = (passed: Passed) =>
  !isCall(passed) && !passed.path.startsWith('/sandbox/') && !OF_THE_BROWSER.test(passed.path)

function filesIn(passed: readonly Passed[]): Files {
  const files = passed.filter(isFile)
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

function answersIn(passed: readonly Passed[]): Record<string, number> {
  const largest = new Map<string, number>()
  for (const { method, path, bytes } of passed.filter(isCall)) {
    const call = `${method} ${path}`
    largest.set(call, Math.max(bytes, largest.get(call) ?? 0))
  }
  return Object.fromEntries([...largest].toSorted(([one], [other]) => one.localeCompare(other)))
}
