import { setTimeout as wait } from 'node:timers/promises'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { DESKTOP, openPortal } from '../support/portal.ts'
import { forget, goTo, loadedAltogether, protectedPaths } from '../support/screens.ts'

const portal = openPortal()

/** These screens can do without everything that they ask for. */
const WITHOUT_A_LOAD = ['/pdo', '/chats', '/change-password']
const screens = protectedPaths.filter((path) => !WITHOUT_A_LOAD.includes(path))

const NOISE = [/Failed to load resource/, /net::ERR/]

type Fault = (route: Route) => Promise<void>

/** What nothing can be made of: broken JSON, and wrong shapes. */
const UNREADABLE = [
  '{"data":[,',
  '{}',
  '{"data":[{"inesperado":true}]}',
  '{"data":"Em manutenção"}',
  '{"data":{"inesperado":[true]},"statusCode":200}',
  '[]',
  '{"data":7}',
]
let unreadable = 0

/** What happens to each call while something is wrong. Each unreadable answer is another one. */
const FAULTS = {
  'HTTP 500': (route) => route.fulfill({ status: 500, json: { statusCode: 500, description: '' } }),
  'a connection that breaks': (route) => route.abort('connectionreset'),
  'an answer that cannot be read': (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: UNREADABLE[unreadable++ % UNREADABLE.length] ?? '',
    }),
} satisfies Record<string, Fault>

type FaultName = keyof typeof FAULTS

const EXPIRED: Fault = (route) => route.fulfill({ status: 401, json: { statusCode: 401 } })

/** What a screen says to a customer who has nothing. It must not be shown while an answer is missing. */
const NONE = /Nenhum|Você não tem|Você ainda não|[Nn]ão há |Ainda não há/

const FAILED = /Não foi possível (carregar|atualizar) /

/** A read is tried again after a second at most, and each look lets 200 ms pass. */
const LOOKS_BETWEEN_TRIES = 8

/** One customer's page. Each walk chooses the fault of its calls. */
class FaultyPage {
  private fault: Fault | undefined
  /** How many calls the page has made, and how many of them are still without an answer. */
  private calls = 0
  private unanswered = 0

  private constructor(readonly page: Page) {}

  /** @param fault is there before the first call, and stays. */
  static async open(customer: TestCustomer, path = '/chats', fault?: Fault): Promise<FaultyPage> {
    let answer: Fault = fault ?? ((route) => route.continue())
    const page = await portal.open(path, {
      customer,
      store: 1,
      viewport: DESKTOP,
      prepare: (page) => page.context().route('**/api/**', (route) => answer(route)),
    })
    const faulty = new FaultyPage(page)
    faulty.fault = fault
    answer = (route) => faulty.answer(route)
    await page.locator('h1').waitFor()
    return faulty
  }

  private async answer(route: Route): Promise<void> {
    this.calls++
    this.unanswered++
    try {
      await (this.fault?.(route) ?? route.continue())
    } finally {
      this.unanswered--
    }
  }

  breaks(fault: Fault): void {
    this.fault = fault
  }

  heals(): void {
    this.fault = undefined
  }

  /** Goes from a screen that asks for nothing to one that this device has never read. */
  async move(path: string, fault: () => Promise<void> | void): Promise<void> {
    await goTo(this.page, '/chats')
    await fault()
    await forget(this.page)
    await goTo(this.page, path)
  }

  /** By its address, instead of from another screen. */
  async open(path: string, fault: Fault): Promise<void> {
    // Changes the address without a step of the router: otherwise the old page would make calls with the fault.
    await this.page.evaluate((address) => window.history.replaceState(null, '', `#${address}`), path)
    this.breaks(fault)
    await this.page.reload()
  }

  text(): Promise<string> {
    return this.page.evaluate(() => {
      const text = document.querySelector('main')?.textContent ?? ''
      // The map may come at any time, and says itself when its tiles are missing. The stores are in the list (tests/e2e/stores.test.ts).
      return text.replace(/Pular o mapa.*?(?=Lojas\d+ lojas)/s, '')
    })
  }

  /** Lets time pass until the value is as expected, or the looks are used up. Returns the last value. */
  async until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
    let value = await read()
    for (let look = 0; look < 500 && !isSo(value); look++) {
      await this.page.clock.fastForward(200)
      await wait(20)
      value = await read()
    }
    return value
  }

  /**
   * Lets time pass until each part of the screen has failed for good, also those that fail without a word. What fails after the press on
   * **Tentar de novo** would not be asked for again.
   */
  async failsAltogether(): Promise<void> {
    let calls = this.calls
    let quietLooks = 0
    await this.until(
      () => this.isWaiting(),
      (isWaiting) => {
        const isQuiet = !isWaiting && this.unanswered === 0 && this.calls === calls
        calls = this.calls
        quietLooks = isQuiet ? quietLooks + 1 : 0
        return quietLooks > LOOKS_BETWEEN_TRIES
      },
    )
  }

  /** One press. When the signal is back, the screen may already have asked by itself. */
  async tryAgain(): Promise<void> {
    await this.page.evaluate((label) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')]
      buttons.find((button) => button.textContent === label)?.click()
    }, 'Tentar de novo')
  }

  isWaiting(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('main [aria-busy="true"]') !== null)
  }
}

/** What was wrong, one line each. */
let problems: string[] = []

async function expectRecovery(faulty: FaultyPage, where: string, healthy: string): Promise<void> {
  const now = await faulty.until(
    () => faulty.text(),
    (text) => text === healthy,
  )
  if (now !== healthy) problems.push(`${where} has not recovered: ${now}\n   instead of ${healthy}`)
}

async function expectWords(faulty: FaultyPage, where: string): Promise<void> {
  const said = await faulty.until(
    () => faulty.text(),
    (text) => FAILED.test(text),
  )
  if (!FAILED.test(said)) problems.push(`${where} names no failure: ${said}`)
  if (NONE.test(said)) problems.push(`${where} says that there is nothing: ${said}`)
}

/** In milliseconds, for the walks through all screens together: a busy machine needs minutes for them. */
const LOCATE_TIMEOUT = 240_000

it('every screen × every fault ends in words with a way on, and recovers when the fault is over', {
  timeout: LOCATE_TIMEOUT,
}, async () => {
  portal.tolerate(...NOISE)
  problems = []
  const customer = await portal.customer()
  const first = await FaultyPage.open(customer)
  const healthy = await textsOf(first)
  const recovers = (faulty: FaultyPage, path: string, where: string) =>
    expectRecovery(faulty, where, healthy.get(path) ?? '')

  /** The screen names the failure, and one press shows what it says without the fault. */
  const failsAndRecovers = async (faulty: FaultyPage, path: string, where: string) => {
    await expectWords(faulty, where)
    await faulty.failsAltogether()
    faulty.heals()
    await faulty.tryAgain()
    await recovers(faulty, path, where)
  }

  /** Lets a screen wait five seconds, in which it neither fails nor says that there is nothing. */
  const waits = async (
    path: string,
    faulty: FaultyPage,
    outcome: Fault,
    arrive: (slowly: Fault) => Promise<void>,
  ) => {
    const answered = deferred()
    await arrive((route) => answered.promise.then(() => outcome(route)))
    await faulty.page.clock.fastForward(5000)
    const said = await faulty.text()
    if (!(await faulty.isWaiting()) || FAILED.test(said) || NONE.test(said)) {
      problems.push(`${path} × five seconds does not wait: ${said}`)
    }
    answered.resolve()
  }

  /** What comes after the five seconds is a failure too, so that one walk shows both. */
  const slowFailure = async () => {
    const name: FaultName = 'an answer that cannot be read'
    const faulty = await FaultyPage.open(customer)
    for (const path of screens) {
      await waits(path, faulty, FAULTS[name], (slowly) => faulty.move(path, () => faulty.breaks(slowly)))
      await failsAndRecovers(faulty, path, `${path} × ${name} after five seconds`)
    }
  }

  /** Opens each screen with one of the faults: every fault reaches a screen only as a failed call (docs/quality.md). */
  const opened = async () => {
    const faulty = await FaultyPage.open(customer)
    const names = Object.keys(FAULTS) as FaultName[]
    for (const [index, path] of screens.entries()) {
      const name = names[index % names.length] ?? 'HTTP 500'
      await faulty.open(path, FAULTS[name])
      await failsAndRecovers(faulty, path, `${path} × ${name}, opened`)
    }
  }

  const hasExpired = async (page: Page) => {
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await page.getByText('Sua sessão expirou. Entre novamente.').first().waitFor()
  }

  /** What the shell does while nothing is known yet, and when the session has ended meanwhile: the same on every screen. */
  const openedSlowlyOrExpired = async () => {
    const faulty = await FaultyPage.open(customer)
    for (const path of ['/portal', '/voucher']) {
      await waits(
        path,
        faulty,
        (route) => route.continue(),
        async (slowly) => {
          await faulty.open(path, slowly)
          await faulty.page.locator('main [aria-busy="true"]').first().waitFor()
        },
      )
      faulty.heals()
      await recovers(faulty, path, `${path} × five seconds, opened`)
    }
    const expired = await FaultyPage.open(customer, '/portal', EXPIRED)
    await hasExpired(expired.page)
  }

  /** On a device with remembered answers. A screen may show them with their age, and recovers with the signal, without a press. */
  const offline = async () => {
    const { page } = first
    for (const path of screens) {
      const where = `${path} × no signal`
      await first.move(path, () => page.context().setOffline(true))
      const said = await first.until(
        () => first.text(),
        (text) => FAILED.test(text) || text.includes('Última atualização'),
      )
      if (NONE.test(said) && !said.includes('Última atualização')) problems.push(`${where} says: ${said}`)
      await page.context().setOffline(false)
      await recovers(first, path, where)
    }
  }

  await Promise.all([slowFailure(), opened(), openedSlowlyOrExpired(), offline()])
  expect(problems).toEqual([])
})

/** What each screen says when nothing is wrong. Its late part is fetched with it, because the walk without a signal could not fetch it. */
async function textsOf(faulty: FaultyPage): Promise<ReadonlyMap<string, string>> {
  const { page } = faulty
  const texts = new Map<string, string>()
  for (const path of screens) {
    await goTo(page, path)
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(2000)
    await loadedAltogether(page, path)
    texts.set(path, await faulty.text())
  }
  return texts
}
