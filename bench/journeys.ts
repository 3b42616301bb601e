import type { Browser, Page } from 'playwright-core'
import type { TestCustomer } from '../sandbox/control/create-customer.ts'
import { paths } from '../src/ui/screen/paths.ts'
import { atHome, openAddress, signIn } from '../tests/support/session-screen.ts'
import { watchForQuiet } from './first-visit/quiet.ts'
import { newPhone } from './first-visit/slow-phone.ts'
import type { Call, ServedPortal } from './served-portal.ts'

interface Journey {
  readonly name: string
  /** Whether the customer comes with a session, straight to home. Otherwise the journey begins with signing in. */
  readonly hasSession: boolean
  /** What is done after home. `quiet` waits until the page asks for nothing more: a screen that is left early cancels its calls. */
  readonly steps: (page: Page, quiet: () => Promise<void>) => Promise<unknown>
}

/** A campaign of the demonstration data in which points can be exchanged. */
const CAMPAIGN = 7

const journeys: readonly Journey[] = [
  { name: 'cold visit with a session', hasSession: true, steps: async () => undefined },
  {
    name: 'sign in → home → offers → activate',
    hasSession: false,
    steps: async (page) => {
      await openAddress(page, paths.offers)
      await page.getByRole('combobox', { name: 'Loja' }).selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Ativar' }).first().click()
      await page.getByRole('button', { name: 'Ativada' }).first().waitFor()
    },
  },
  {
    name: 'sign in → home → exchange of points',
    hasSession: false,
    steps: async (page) => {
      await openAddress(page, paths.campaign.rewards(CAMPAIGN))
      await page.getByRole('button', { name: 'Trocar', exact: true }).first().click()
      await page.getByRole('button', { name: 'Confirmar troca' }).click()
      await page.getByRole('status').getByText('Troca Realizada com Sucesso').waitFor()
    },
  },
  {
    name: 'sign in → home → statements of cashback and points',
    hasSession: false,
    steps: async (page, quiet) => {
      await openAddress(page, paths.cashbackStatement)
      await page.getByRole('heading', { level: 1, name: 'Extrato de cashback' }).waitFor()
      await quiet()
      await openAddress(page, paths.campaign.statement(CAMPAIGN))
      await page.getByRole('heading', { level: 1, name: 'Extrato de pontos' }).waitFor()
    },
  },
]

export interface CountedJourney {
  readonly name: string
  readonly calls: readonly Call[]
}

/** The calls of each journey. What is deterministic is counted once. */
export async function countCalls(browser: Browser, portal: ServedPortal): Promise<CountedJourney[]> {
  const counted: CountedJourney[] = []
  for (const journey of journeys) {
    const customer = await portal.customer()
    await portal.forgetCalls()
    await walk(browser, portal, journey, customer)
    counted.push({ name: journey.name, calls: await portal.calls() })
  }
  return counted
}

async function walk(
  browser: Browser,
  { plain }: ServedPortal,
  { hasSession, steps }: Journey,
  customer: TestCustomer,
): Promise<void> {
  const page = await newPhone(browser, plain, hasSession ? customer : undefined)
  const quiet = watchForQuiet(page)
  await page.goto(`${plain}/#${hasSession ? paths.home : paths.login}`)
  if (!hasSession) await signIn(page, customer)
  await atHome(page)
  await quiet()
  await steps(page, quiet)
  await quiet()
  await page.context().close()
}

/** The calls of one journey by their address, those that are made more than once with their number. */
export function callsInWords(calls: readonly Call[]): string {
  const names = calls.map(({ method, path }) => `${method} ${path}`)
  return [...new Set(names)]
    .map((name) => {
      const times = names.filter((each) => each === name).length
      return times === 1 ? name : `${name} (${times} times)`
    })
    .join(', ')
}
