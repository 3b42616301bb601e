import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { holdBack } from '../support/hold-back.ts'
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
    const look = await holdBack(page, /resgates\/pendentes/)
    await page.getByRole('button', { name: 'Conferir de novo' }).click()
    await page.getByText('Conferindo se a sua troca foi feita…').waitFor()
    look.release()
    await page.getByText('conferimos: a troca por Jogo de panelas foi feita.', { exact: false }).waitFor()
    await balance(page, '320 IdCoins').waitFor()
    expect(exchangesOf(portal, customer)).toBe(1)
  })
})

/** Confirms, and comes back once the request has arrived, with the faults that were in force. */
async function sent(page: Page, customer: TestCustomer): Promise<void> {
  await confirm(page)
  await expect.poll(() => exchangesOf(portal, customer)).toBe(1)
}
