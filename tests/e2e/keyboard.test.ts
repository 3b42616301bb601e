import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import { focusStop, MAX_STOPS } from '../support/focus.ts'
import { LAYERS } from '../support/layers.ts'
import { openPortal } from '../support/portal.ts'
import { goTo, loaded, watchingLastPart } from '../support/screens.ts'

const portal = openPortal()

const walk = portal.walker({ store: 1 })

/** Presses the key so often, or until what opened over the screen is gone: each stop is inside, has a ring, and nothing covers it. */
async function expectHeldFocus(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  for (let stop = 0; stop < times; stop++) {
    await page.keyboard.press(key)
    const { element, faults } = await focusStop(page)
    expect(faults, `${element} after ${key}`).toEqual([])
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog, [popover]') !== null ||
        document.querySelector('dialog[open]') === null,
    )
    expect(isInside, element).toBe(true)
    if (!(await page.locator('dialog[open]').count())) break
  }
}

describe('what opens over a screen holds the focus, ends with Esc, and gives the focus back', () => {
  it.each(LAYERS.filter(({ stays }) => !stays))('$name', async ({ on, open }) => {
    const page = await walk()
    await goTo(page, on)
    await loaded(page)
    await open(page)
    await expectHeldFocus(page, 'Tab', 30)
    await expectHeldFocus(page, 'Shift+Tab', 15)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelector('dialog[open], :popover-open') === null)
    expect((await focusStop(page)).element).toBeDefined()
  })
})

describe('Shift+Tab never stops under what stays in sight', () => {
  it.each([
    ['/promocoes', 360, 640],
    ['/campanha/7/resgates', 390, 844],
    ['/campanha/7/resgates', 1280, 800],
  ])('on %s at %d × %d', async (path, width, height) => {
    const page = await portal.visit(path, { store: 1, viewport: { width, height } })
    await page.getByRole('article').first().waitFor()
    await loaded(page)
    if (path !== '/promocoes') await page.getByRole('button', { name: 'Definir como meta' }).first().click()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('main button').last().focus()
    const faults: string[] = []
    let stops = 0
    while (await page.evaluate(() => document.activeElement?.closest('main') !== null)) {
      await page.keyboard.press('Shift+Tab')
      const stop = await focusStop(page)
      faults.push(...stop.faults.map((fault) => `${stop.element} ${fault}`))
      stops++
    }
    expect(faults).toEqual([])
    expect(stops).toBeGreaterThan(5)
  })
})

it('the closed menu has all its entries in a wide, low window', async () => {
  const page = await portal.visit('/chats', { viewport: { width: 844, height: 330 } })
  await page.locator('h1').waitFor()
  const bottoms = await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom))
  expect(bottoms).toHaveLength(9)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(330)
})

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'combobox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first()
  await wanted.waitFor()
  for (let tab = 0; tab < MAX_STOPS; tab++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

/** The tests of each screen sign in, register, recover and save by keyboard. */
describe('with the keyboard alone a customer', () => {
  it('passes over the menu at the first stop', async () => {
    const page = await portal.enter('/voucher')
    await page.locator('h1').waitFor()
    await page.reload()
    await page.locator('h1').waitFor()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo' })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.matches('main, main *'))
  })

  it('accepts the terms', async () => {
    const page = await portal.visit('/portal', { profile: { profile: 'rich', termsAccepted: false } })
    await press(page, 'button', 'Aceito')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('tries again what failed, and goes on from there', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/promocoes/voucher', status(500))
    const { prepare, lastPart } = watchingLastPart()
    const page = await portal.enter('/voucher', { store: 1, prepare })
    await page.getByRole('button', { name: 'Tentar de novo' }).waitFor()
    await lastPart()
    await portal.heal()
    await press(page, 'button', 'Tentar de novo')
    await page.getByRole('button', { name: 'Copiar código' }).first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true)
    await page.keyboard.press('Tab')
    const { element } = await focusStop(page)
    expect(element).toContain('Copiar código')
  })

  it('exchanges points, chooses a store, activates and saves an offer, has both at the checkout, and signs out', async () => {
    const page = await portal.visit('/campanha/7/resgates')
    await press(page, 'button', 'Trocar')
    await press(page, 'button', 'Confirmar troca')
    await page.getByText('Pedido de troca feito').waitFor()

    await press(page, 'button', 'Abrir menu')
    await press(page, 'link', 'Ofertas exclusivas')
    await page.getByRole('heading', { level: 1, name: 'Ofertas exclusivas' }).waitFor()
    await tabTo(page, 'combobox', 'Loja')
    await page.keyboard.type('Loja Centro')
    await press(page, 'button', 'Ativar')
    await page.getByRole('button', { name: 'Ativada' }).first().waitFor()
    await press(page, 'button', 'Salvar')
    await page.getByRole('tab', { name: 'Minha lista (1)' }).waitFor()
    await press(page, 'button', 'Meu CPF no caixa')
    await page.getByRole('dialog').getByText('Ofertas ativadas nesta loja').waitFor()

    await page.keyboard.press('Escape')
    await press(page, 'button', 'Minha conta')
    await press(page, 'button', 'Sair')
    await page.getByText('Saindo da sua conta').waitFor()
  })
})

it('quiet words are as dark as the others for a customer whose system asks for more contrast', async () => {
  const page = await walk()
  await page.emulateMedia({ contrast: 'more' })
  const quiet = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return [style.getPropertyValue('--color-text-quiet'), style.getPropertyValue('--color-text')]
  })
  expect(quiet[0]).toBe(quiet[1])
})
