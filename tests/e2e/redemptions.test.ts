import { describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { answering, status } from '../support/faults.ts'
import { enlargeText } from '../support/fit.ts'
import { holdBack } from '../support/hold-back.ts'
import { DESKTOP, openPortal, pressTwentyTimes } from '../support/portal.ts'
import {
  ask,
  balance,
  CHRISTMAS,
  confirm,
  EXCHANGE,
  exchangesOf,
  REWARDS,
  redeemButton,
  rewardNamed,
  SUCCESS,
} from '../support/rewards-screen.ts'
import { openAddress } from '../support/session-screen.ts'

const portal = openPortal()

const customerWith = (points: number) => portal.customer({ points: { [CHRISTMAS]: points } })

describe('the rewards', () => {
  it('ask with the balance before and after, are exchanged, and show what is left and where to look', async () => {
    const customer = await customerWith(1520)
    const page = await portal.visit(REWARDS, { customer })
    await ask(page, 'Jogo de panelas')
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('definition').allTextContents()).toEqual([
      '1.520 IdCoins',
      '−1.200 IdCoins',
      '320 IdCoins',
    ])
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize(DESKTOP)
    await expectAccessible(page)

    // The largest text on a small phone: the buttons must not hide what is left.
    await page.setViewportSize({ width: 360, height: 640 })
    await enlargeText(page)
    const bottom = (element: Element) => element.getBoundingClientRect().bottom
    const top = (element: Element) => element.getBoundingClientRect().top
    const ofWhatIsLeft = await dialog.getByRole('definition').last().evaluate(bottom)
    const confirmation = page.getByRole('button', { name: 'Confirmar troca' })
    await expect.poll(() => confirmation.evaluate(top)).toBeGreaterThanOrEqual(ofWhatIsLeft)

    await confirm(page)
    await page.getByRole('status').getByText(SUCCESS).waitFor()
    await balance(page, '320 IdCoins').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(exchangesOf(portal, customer)).toBe(1)
    await expectAccessible(page)
    const panel = page.getByRole('main').getByRole('status').filter({ hasText: 'Pedido de troca feito' })
    expect(await panel.textContent()).toContain('Jogo de panelas')
    expect(await panel.textContent()).not.toContain('Parabéns')
    expect(await panel.locator('img, svg').count()).toBeGreaterThan(1)
    await page.getByRole('link', { name: 'Ver minha troca' }).click()
    await page.getByRole('heading', { level: 1, name: 'Minhas trocas' }).waitFor()
    await page.getByRole('rowheader', { name: 'Jogo de panelas' }).waitFor()
  })

  it('are seen on the next screen when the server says yes only there', async () => {
    const customer = await customerWith(1520)
    const page = await portal.visit(REWARDS, { customer })
    await ask(page, 'Jogo de panelas')
    const held = await holdBack(page, '**/api/fidelidade/extrato')
    await page.getByRole('button', { name: 'Confirmar troca' }).click()
    await held.sent
    await page.evaluate((hash) => {
      location.hash = hash
    }, `/campanha/${CHRISTMAS}/resgates/detalhes`)
    await page.getByRole('heading', { level: 1, name: 'Minhas trocas' }).waitFor()
    await page.getByText('Nenhum resgate pendente.').waitFor()
    held.release()
    await page.getByRole('status').getByText(SUCCESS).waitFor()
    await page.getByRole('rowheader', { name: 'Jogo de panelas' }).waitFor()
  })

  it('are counted among the notices of home once they are handed over, and found from there', async () => {
    const customer = await customerWith(1520)
    const page = await portal.visit(REWARDS, { customer })
    await ask(page, 'Jogo de panelas')
    await confirm(page)
    await page.getByRole('status').getByText(SUCCESS).waitFor()
    await balance(page, '320 IdCoins').waitFor()
    const delivered = { idResgate: 33, descricao: 'Troca', nomeProduto: 'Jogo de panelas', tipo: 'PR' }
    await portal.fault(
      'GET /api/fidelidade/campanha/resgates/efetuados',
      answering({ resgates: [delivered] }),
    )
    await page.goto(`${portal.sandbox.url}/#/portal`)
    await page.reload()
    const bell = page.getByRole('banner').getByRole('button', { name: /^Avisos, \d+ novos?$/ })
    await bell.click()
    await page
      .getByRole('dialog', { name: 'Avisos' })
      .getByRole('link', { name: /^Sua recompensa foi entregue: Jogo de panelas/ })
      .click()
    await page.getByRole('tab', { name: 'Resgates Efetuados', selected: true }).waitFor()
    await page.getByRole('cell', { name: 'Jogo de panelas' }).waitFor()
  })

  it('keep the points alone in view: what became of an exchange stays above the list, and can be put away', async () => {
    const page = await portal.visit(REWARDS, { customer: await customerWith(1520) })
    const last = rewardNamed(page, 'Bicicleta aro 29')
    await last.scrollIntoViewIfNeeded()
    await last.getByText(/^Faltam [\d.]+ IdCoins$/).waitFor()
    expect(await redeemButton(page, 'Bicicleta aro 29').getAttribute('aria-disabled')).toBe('true')
    const box = await balance(page, '1.520 IdCoins').boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect(box?.y).toBeLessThan(200)

    await page.setViewportSize(DESKTOP)
    await ask(page, 'Jogo de panelas')
    await confirm(page)
    const left = balance(page, '320 IdCoins')
    await left.waitFor()
    const toast = await page.getByRole('status').getByText(SUCCESS).boundingBox()
    const shown = await left.boundingBox()
    expect(toast?.y).toBeGreaterThan((shown?.y ?? 0) + (shown?.height ?? 0))

    const news = page.getByRole('button', { name: 'Fechar aviso' })
    await last.scrollIntoViewIfNeeded()
    expect((await news.boundingBox())?.y).toBeLessThan(0)
    await news.click()
    await page.getByRole('link', { name: 'Ver minha troca' }).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.id === 'seus-pontos')
  })
})

describe('the goal', () => {
  it('is pinned to a reward, tells what is missing there and on the campaign, and can be let go', async () => {
    const customer = await customerWith(1520)
    const page = await portal.visit(REWARDS, { customer })
    const bicycle = rewardNamed(page, 'Bicicleta aro 29')
    await bicycle.getByRole('button', { name: 'Definir como meta' }).click()
    const goal = page.getByRole('region', { name: 'Minha meta' })
    await goal.getByText('Bicicleta aro 29').waitFor()
    await goal.getByText(/^Faltam [\d.]+ IdCoins$/).waitFor()
    await goal.scrollIntoViewIfNeeded()
    await expectAccessibleInBothThemes(page)
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('goals')))
    expect(keys).toHaveLength(1)
    expect(keys.join()).not.toContain(customer.document)

    await openAddress(page, `/campanha/${CHRISTMAS}/detalhes`)
    await page.getByRole('region', { name: 'Minha meta' }).getByText('Bicicleta aro 29').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ver recompensas' }).click()
    await goal.getByRole('button', { name: 'Remover meta' }).click()
    await goal.waitFor({ state: 'detached' })
  })
})

describe('one confirmation', () => {
  it('is one request for twenty presses, and cannot be left while it is sent', async () => {
    const customer = await customerWith(1520)
    const page = await portal.visit(REWARDS, { customer })
    await portal.fault(EXCHANGE, { kind: 'slow', ms: 400 })
    await ask(page, 'Jogo de 6 copos')
    await pressTwentyTimes(page, 'Confirmar troca')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.getByRole('status').getByText(SUCCESS).waitFor()
    await balance(page, '1.340 IdCoins').waitFor()
    expect(exchangesOf(portal, customer)).toBe(1)
  })

  it('stays for two presses, sends nothing when it is left, and shows what the server says to refuse it', async () => {
    const customer = await customerWith(1520)
    const page = await portal.visit(REWARDS, { customer, viewport: DESKTOP })
    const dialog = page.getByRole('dialog', { name: 'Trocar por Jogo de panelas?' })
    for (const leave of [
      () => page.mouse.click(5, 400),
      () => page.getByRole('button', { name: 'Cancelar' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await redeemButton(page, 'Jogo de panelas').dblclick()
      await dialog.getByRole('button', { name: 'Confirmar troca' }).waitFor()
      expect(await dialog.count()).toBe(1)
      await leave()
      await dialog.waitFor({ state: 'detached' })
    }
    expect(exchangesOf(portal, customer)).toBe(0)

    portal.tolerate(/400/)
    const refusal = { statusCode: 400, description: 'Resgate indisponível.', data: null }
    await portal.fault(EXCHANGE, status(400, refusal))
    await ask(page, 'Jogo de panelas')
    await confirm(page)
    await page.getByRole('status').getByText('Resgate indisponível.').waitFor()
    await balance(page, '1.520 IdCoins').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(exchangesOf(portal, customer)).toBe(1)
  })

  it('is not given by the second half of a double press of a finger on **Trocar**', async () => {
    const customer = await customerWith(1520)
    const page = await portal.open(REWARDS, { customer, touch: true })
    // Once the page is quiet, which is when it begins to look for double presses.
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(2000)
    await ask(page, 'Jogo de panelas')
    const answer = page.getByRole('dialog').getByRole('button', { name: 'Confirmar troca' })
    const centre = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    const { y } = await answer.evaluate(centre)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    // The customer has scrolled so that the answer will come under the finger.
    const first = await redeemButton(page, 'Jogo de panelas').evaluate(centre)
    await page.evaluate((distance) => window.scrollBy(0, distance), first.y - y)
    const { x } = first
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)])
    await answer.waitFor()
    expect(exchangesOf(portal, customer)).toBe(0)
    await answer.click()
    await page.getByRole('status').getByText(SUCCESS).waitFor()
    expect(exchangesOf(portal, customer)).toBe(1)
  })

  it('in two tabs at once is one exchange; the second is asked again with the new balance', async () => {
    const customer = await customerWith(1520)
    const first = await portal.open(REWARDS, { customer })
    await balance(first, '1.520 IdCoins').waitFor()
    const second = await first.context().newPage()
    await second.goto(`${portal.url}/#${REWARDS}`)
    await balance(second, '1.520 IdCoins').waitFor()
    await portal.fault(EXCHANGE, { kind: 'slow', ms: 300 }, 1)

    await ask(first, 'Jogo de 6 copos')
    await ask(second, 'Jogo de 6 copos')
    await Promise.all([confirm(first), confirm(second)])

    await Promise.race([
      first.getByText('Seu saldo mudou para 1.340 IdCoins.', { exact: false }).waitFor(),
      second.getByText('Seu saldo mudou para 1.340 IdCoins.', { exact: false }).waitFor(),
    ])
    expect(exchangesOf(portal, customer)).toBe(1)
  })
})
