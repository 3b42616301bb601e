import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openPortal } from '../support/portal.ts'
import {
  ask,
  balance,
  CHRISTMAS,
  confirm,
  EXCHANGE,
  exchangesOf,
  REWARDS,
  redeemButton,
  SUCCESS,
} from '../support/rewards-screen.ts'
import { atHome, openAddress, signIn } from '../support/session-screen.ts'

const portal = openPortal()

const customerWith = (points: number) => portal.customer({ points: { [CHRISTMAS]: points } })

describe('an answer that is lost', () => {
  it('is not asked for again by the browser, but looked for in the account: the exchange took place', async () => {
    const customer = await customerWith(1520)
    const page = await portal.open('/')
    portal.tolerate(/Failed to load resource/)
    // Signing in leaves a connection open. Over such a connection a browser repeats a request that it takes for lost.
    await signIn(page, customer)
    await atHome(page)
    await openAddress(page, REWARDS)
    await ask(page, 'Jogo de panelas')
    await portal.fault(EXCHANGE, { kind: 'lost-answer' })
    await confirm(page)
    await page.getByText('conferimos: a troca por Jogo de panelas foi feita.', { exact: false }).waitFor()
    await page.getByRole('status').getByText(SUCCESS).waitFor()
    await balance(page, '320 IdCoins').waitFor()
    expect(exchangesOf(portal, customer)).toBe(1)
    await expectAccessible(page)
  })

  it('is looked for in the account: the exchange did not happen, and can be asked for again', async () => {
    const customer = await customerWith(1520)
    const page = await portal.open(REWARDS, { customer })
    portal.tolerate(/Failed to load resource/)
    await ask(page, 'Jogo de panelas')
    await portal.fault(EXCHANGE, { kind: 'reset' }, 1)
    await confirm(page)
    await settlingTimePasses(page, 'a troca por Jogo de panelas não foi feita.')
    await balance(page, '1.520 IdCoins').waitFor()
    await expectAccessible(page)

    await ask(page, 'Jogo de panelas')
    await confirm(page)
    await page.getByRole('status').getByText(SUCCESS).waitFor()
    await balance(page, '320 IdCoins').waitFor()
  })

  it('locks every exchange while the account cannot be read, until the customer has it looked up', async () => {
    const customer = await customerWith(1520)
    const page = await portal.open(REWARDS, { customer })
    portal.tolerate(/Failed to load resource/)
    await ask(page, 'Jogo de panelas')
    // Long enough for the next fault to be there when the answer is lost, on a busy machine too.
    await portal.faults([EXCHANGE, { kind: 'slow', ms: 1500 }], [EXCHANGE, { kind: 'lost-answer' }])
    await sent(page, customer)
    await portal.fault('GET /api/fidelidade/campanha/*/resgates/pendentes', { kind: 'malformed' })
    await page
      .getByText('Ainda não sabemos se a troca por Jogo de panelas foi feita.', { exact: false })
      .waitFor()
    expect(await redeemButton(page, 'Jogo de 6 copos').getAttribute('aria-disabled')).toBe('true')
    await expectAccessible(page)

    await page.reload()
    await page
      .getByText('Ainda não sabemos se a troca por Jogo de panelas foi feita.', { exact: false })
      .waitFor()
    await portal.heal()
    await page.getByRole('button', { name: 'Conferir de novo' }).click()
    await page.getByText('conferimos: a troca por Jogo de panelas foi feita.', { exact: false }).waitFor()
    await balance(page, '320 IdCoins').waitFor()
    expect(exchangesOf(portal, customer)).toBe(1)
  })

  it('by a reload in the middle of it is looked for by the new page', async () => {
    const customer = await customerWith(1520)
    const page = await portal.open(REWARDS, { customer })
    portal.tolerate(/Failed to load resource/)
    await ask(page, 'Jogo de panelas')
    // Unanswered until the reload on a busy machine too, and answered before the portal looks for it a second time.
    await portal.fault(EXCHANGE, { kind: 'slow', ms: 3000 }, 1)
    await sent(page, customer)
    // Long enough for the look to be seen, however long the reload takes.
    const pending = 'GET /api/fidelidade/campanha/*/resgates/pendentes'
    await portal.fault(pending, { kind: 'slow', ms: 2000 }, 1)
    const looked = page.waitForResponse(/resgates\/pendentes/)
    await page.reload()
    await page.getByText('Conferindo se a sua troca foi feita…').waitFor()
    await looked
    await expect.poll(() => pointsAtTheServer(customer)).toBe(320)
    await settlingTimePasses(page, 'conferimos: a troca por Jogo de panelas foi feita.')
    await balance(page, '320 IdCoins').waitFor()
  })
})

/** Lets time pass until the portal says what it found: it reads the account again some seconds after sending. */
async function settlingTimePasses(page: Page, finding: string): Promise<void> {
  const said = page.getByText(finding, { exact: false })
  const laterSaid = async () => {
    await page.clock.fastForward(2000)
    return said.count()
  }
  await expect.poll(laterSaid).toBeGreaterThan(0)
}

/** The customer's balance in campaign 7, asked of the server itself. */
async function pointsAtTheServer({ token }: TestCustomer): Promise<number> {
  const response = await fetch(`${portal.url}/api/fidelidade/campanha/7/extratos/pontos`, {
    headers: { Authorization: `Bearer ${token}`, domain: 'boapraca.example' },
  })
  const { data } = (await response.json()) as { data: { pontos: number } }
  return data.pontos
}

/** Confirms, and comes back once the request has arrived, with the faults that were in force. */
async function sent(page: Page, customer: TestCustomer): Promise<void> {
  await confirm(page)
  await expect.poll(() => exchangesOf(portal, customer)).toBe(1)
}
