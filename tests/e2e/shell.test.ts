import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { answering, status } from '../support/faults.ts'
import { enlargeText } from '../support/fit.ts'
import { holdBack } from '../support/hold-back.ts'
import { DESKTOP, openPortal } from '../support/portal.ts'
import { openAddress } from '../support/session-screen.ts'
import { TEST_NOW } from '../support/test-now.ts'

const portal = openPortal()

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const width = async (page: Page) => (await menu(page).boundingBox())?.width

it('the side menu on a desktop is 55 px closed and 240 px open, and collapses when something is chosen', async () => {
  const page = await portal.visit('/portal', { viewport: DESKTOP })
  await menu(page).waitFor()
  await expect.poll(() => width(page)).toBe(55)

  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect.poll(() => width(page)).toBe(240)
  await expectAccessibleInBothThemes(page)

  await menu(page).getByRole('link', { name: 'Vouchers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
  await expect.poll(() => width(page)).toBe(55)

  // On a desktop the open menu covers nothing, so going back does not close it.
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect.poll(() => width(page)).toBe(240)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  expect(await width(page)).toBe(240)
})

it('the closed side menu on a desktop shows the name of an entry beside it, where the pointer can go, until Esc', async () => {
  const page = await portal.visit('/chats', { viewport: DESKTOP })
  const entry = (name: string) => menu(page).getByRole('link', { name, exact: true })
  const isShown = (name: string) =>
    entry(name)
      .getByText(name)
      .evaluate((label) => getComputedStyle(label).opacity === '1')
  await entry('Vouchers').hover()
  await expect.poll(() => isShown('Vouchers')).toBe(true)

  // Step by step over the edge of the entry, as a hand moves it.
  const name = await entry('Vouchers').getByText('Vouchers').boundingBox()
  if (!name) throw new Error('the name is not to be seen')
  await page.mouse.move(name.x + name.width / 2, name.y + name.height / 2, { steps: 20 })
  expect(await isShown('Vouchers')).toBe(true)

  await page.keyboard.press('Escape')
  await expect.poll(() => isShown('Vouchers')).toBe(false)
  await entry('Tabloides').hover()
  await expect.poll(() => isShown('Tabloides')).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isShown('Tabloides')).toBe(false)
  await entry('Vouchers').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => isShown('Tabloides')).toBe(true)
})

it('the side menu on a phone is a drawer that closes on choice, also of the screen that is open, on Esc, on a tap outside and on a step back, and never loses the focus', async () => {
  const page = await portal.visit('/portal')
  const toggle = page.getByRole('button', { name: 'Abrir menu' })
  await toggle.waitFor()
  expect(await menu(page).count()).toBe(0)

  await toggle.click()
  await menu(page).waitFor()
  await expect.poll(() => width(page)).toBe(240)
  await expectAccessibleInBothThemes(page)
  // This link leads to content that the drawer covers, so it must not get the focus.
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' })
  await skip.focus()
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(false)
  await menu(page).getByRole('link', { name: 'Vouchers' }).focus()
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'hidden' })
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true)

  await toggle.click()
  await menu(page).waitFor()
  await menu(page).getByRole('link', { name: 'Vouchers' }).focus()
  await page.mouse.click(380, 500)
  await menu(page).waitFor({ state: 'hidden' })
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true)

  await toggle.click()
  await menu(page).getByRole('link', { name: 'Minhas Compras' }).click()
  await page.getByRole('heading', { level: 1, name: 'Compras' }).waitFor()
  await menu(page).waitFor({ state: 'hidden' })

  await toggle.click()
  await menu(page).getByRole('link', { name: 'Minhas Compras' }).press('Enter')
  await menu(page).waitFor({ state: 'hidden' })
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true)

  await toggle.click()
  await menu(page).waitFor()
  await page.goBack()
  await menu(page).waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
})

it('Esc closes a dialog or the customer’s own menu alone, and leaves the menu beside the page open', async () => {
  const page = await portal.visit('/compras', { viewport: DESKTOP })
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect.poll(() => width(page)).toBe(240)
  await page.getByRole('button', { name: 'Escolher loja' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sua loja' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await width(page)).toBe(240)
  await page.getByRole('button', { name: 'Minha conta' }).click()
  const entry = page.getByRole('link', { name: 'Meu Perfil' })
  await entry.waitFor()
  await page.keyboard.press('Escape')
  await entry.waitFor({ state: 'hidden' })
  expect(await width(page)).toBe(240)
  await page.keyboard.press('Escape')
  await expect.poll(() => width(page)).toBe(55)
})

it('a link to the screen that is open leads to its top, and to no step back to the same screen', async () => {
  const page = await portal.visit('/compras', { viewport: { width: 390, height: 480 } })
  await page.getByRole('heading', { level: 1, name: 'Compras' }).waitFor()
  await page.getByRole('link', { name: 'Vouchers' }).click()
  await page.getByRole('article').nth(3).waitFor()
  await page.evaluate(() => window.scrollTo(0, 500))
  expect(await page.evaluate(() => window.scrollY)).toBe(500)
  for (const _ of [1, 2]) await page.getByRole('link', { name: 'Vouchers' }).first().click()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Compras' }).waitFor()
})

it('the customer’s own menu scrolls to its end where the window is low, as at a zoom of 400 %', async () => {
  const page = await portal.visit('/chats', { viewport: { width: 320, height: 256 } })
  await page.getByRole('button', { name: 'Minha conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
})

it('the name of a brand without a logo gives way to the symbol where it has no room, with enlarged text too', async () => {
  const page = await portal.visit('/portal', { viewport: { width: 375, height: 640 } })
  await page.locator('h1').waitFor()
  const brand = page.getByRole('banner').locator('[data-brand]')
  await brand.evaluate((element) => element.setAttribute('data-brand', 'wordmark'))
  const name = brand.locator('span')
  await name.waitFor()
  await page.setViewportSize({ width: 360, height: 640 })
  await name.waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 390, height: 640 })
  await name.waitFor()
  await enlargeText(page)
  await name.waitFor({ state: 'hidden' })
})

it('the bar at the bottom of a phone marks where one is, shows the document, opens the menu, and covers nothing', async () => {
  const page = await portal.visit('/voucher')
  const bar = page.getByRole('navigation', { name: 'Atalhos' })
  const current = bar.locator('[aria-current=page]')
  await expect.poll(() => current.textContent()).toBe('Vouchers')
  await bar.getByRole('link', { name: 'Ofertas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ofertas exclusivas' }).waitFor()
  await expect.poll(() => current.textContent()).toBe('Ofertas')
  await expectAccessibleInBothThemes(page)

  await bar.getByRole('button', { name: 'CPF', exact: true }).click()
  await page.getByRole('dialog', { name: 'Meu CPF no caixa' }).waitFor()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Mais' }).click()
  await menu(page).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Fechar menu')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'hidden' })

  await page.setViewportSize({ width: 320, height: 568 })
  await enlargeText(page)
  const spills = await bar.evaluate((element) =>
    [...element.querySelectorAll('a, button')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ),
  )
  expect(spills).toBe(false)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.getByRole('contentinfo').boundingBox()
  const top = (await bar.boundingBox())?.y ?? 0
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top)

  await page.setViewportSize(DESKTOP)
  await bar.waitFor({ state: 'hidden' })
})

it('the notices say what lapses and count what is new, until they were read', async () => {
  const page = await portal.visit('/portal')
  // The vouchers are counted before the credits have come: all six are waited for.
  const bell = page.getByRole('banner').getByRole('button', { name: 'Avisos, 6 novos' })
  await bell.waitFor()
  // Also on a screen that home did not lead to.
  await openAddress(page, '/chats')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()
  await bell.click()
  const notices = page.getByRole('dialog', { name: 'Avisos' })
  await notices
    .getByText(/^Cashback de/)
    .first()
    .waitFor()
  await notices.getByRole('link', { name: /^1\.520 IdCoins em .+ vencem em \d+ dias/ }).waitFor()
  await notices.getByText('Novo', { exact: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await expectAccessibleInBothThemes(page)
  await notices.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Avisos', exact: true }).click()
  await notices
    .getByRole('link', { name: /^Voucher/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

it('going back closes what is open over the screen', async () => {
  const page = await portal.visit('/chats')
  const heading = page.getByRole('heading', { level: 1, name: 'Chats' })
  await heading.waitFor()
  for (const [button, opened] of [
    [/^Avisos/, page.getByRole('dialog', { name: 'Avisos' })],
    [/^Escolher loja/, page.getByRole('dialog', { name: 'Sua loja' })],
    ['Meu CPF no caixa', page.getByRole('dialog', { name: 'Meu CPF no caixa' })],
    ['Minha conta', page.getByRole('link', { name: 'Meu Perfil' })],
  ] as const) {
    await openAddress(page, '/tabloides')
    await page.getByRole('heading', { level: 1, name: 'Tabloides' }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: button }).click()
    await opened.waitFor()
    await page.goBack()
    await heading.waitFor()
    await opened.waitFor({ state: 'hidden' })
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

it('a toast does not cover the button of a form, and stays behind with its screen', async () => {
  portal.tolerate(/Failed to load resource/)
  await portal.fault('POST /token', { kind: 'reset' })
  const page = await portal.visitSignedOut('/')
  await page.getByLabel('CPF ou CNPJ').fill('52998224725')
  await page.getByLabel('Senha', { exact: true }).fill('praca123')
  const enter = page.getByRole('button', { name: 'Entrar', exact: true })
  const before = await enter.boundingBox()
  // So low that the button stands where a toast usually does.
  await page.setViewportSize({ width: 390, height: Math.ceil(before?.y ?? 0) + 80 })
  await enter.click()
  const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Fechar' }) })
  await toast.waitFor()
  const [message, button] = await Promise.all([toast.locator('> div').boundingBox(), enter.boundingBox()])
  expect(message && button && message.y + message.height).toBeLessThan(button?.y ?? 0)
  await page.clock.fastForward(1500)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await page.getByRole('heading', { level: 1, name: 'Recuperar senha' }).waitFor()
  await toast.waitFor({ state: 'detached' })
})

it('a toast leaves the title of a dialog that fills the phone, and the way out of it, in sight', async () => {
  portal.tolerate(/Failed to load resource/)
  await portal.fault('GET /api/pessoa/imagem', status(500))
  let answer = () => {}
  const page = await portal.enter('/chats', {
    prepare: async (page) => {
      answer = (await holdBack(page, '**/api/pessoa/imagem')).release
    },
  })
  await page.getByRole('button', { name: 'Meu CPF no caixa', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Meu CPF no caixa' })
  await dialog.waitFor()
  answer()
  const [title, message] = await Promise.all([
    dialog.getByRole('heading', { level: 2 }).boundingBox(),
    dialog.getByText('Ops!, Finalize seu cadastro no menu de Perfil').boundingBox(),
  ])
  expect(title && message && message.y - (title.y + title.height)).toBeGreaterThan(100)
})

it('the store is chosen in the top bar of a phone, from the list, the nearest or the map, for the screen that is open too', async () => {
  const page = await portal.visit('/promocoes')
  await page.context().setGeolocation({ latitude: -25.44, longitude: -49.29 })
  await page.context().grantPermissions(['geolocation'])
  const bar = page.getByRole('banner')
  const field = page.getByRole('combobox', { name: 'Loja' })
  const chosen = () => field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
  await bar.getByRole('button', { name: 'Escolher loja' }).click()
  // The focus returns there after the choice.
  const isFocused = () => page.evaluate(() => document.activeElement?.closest('header') !== null)
  const picker = page.getByRole('dialog', { name: 'Sua loja' })
  await picker.getByRole('combobox', { name: 'Loja' }).waitFor()
  await expectAccessibleInBothThemes(page)
  await picker.getByRole('combobox', { name: 'Loja' }).selectOption({ label: 'Loja Batel' })
  await picker.waitFor({ state: 'hidden' })
  await expect.poll(isFocused).toBe(true)
  await expect.poll(chosen).toBe('Loja Batel')

  await bar.getByRole('button', { name: 'Sua loja: Loja Batel', exact: true }).click()
  await picker.getByRole('button', { name: 'Usar minha localização' }).click()
  await picker.getByRole('status').getByText('As lojas mais perto de você').waitFor({ state: 'attached' })
  const nearest = picker.getByRole('listitem').first().getByRole('button')
  const name = (await nearest.locator('span').first().textContent()) ?? ''
  await nearest.click()
  await bar.getByRole('button', { name: `Sua loja: ${name}`, exact: true }).waitFor()
  await expect.poll(chosen).toBe(name)

  await bar.getByRole('button', { name: /^Sua loja/ }).click()
  await picker.getByRole('button', { name: 'Ver todas no mapa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Encontre nossa loja' }).waitFor()
  await page.getByRole('button', { name: 'Comprar nesta loja' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Ofertas exclusivas' }).waitFor()
  await page.getByText(/^Sua loja agora é /).waitFor()
  await expect.poll(chosen).not.toBe(name)
})

it('the store is chosen with the arrow keys too, and the dialog stays until it is closed', async () => {
  const page = await portal.visit('/promocoes')
  await page.getByRole('banner').getByRole('button', { name: 'Escolher loja' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'Sua loja' })
  const field = picker.getByRole('combobox', { name: 'Loja' })
  await field.waitFor()
  // Until the stores have come there is nothing to choose.
  await expect.poll(() => field.locator('option').count()).toBeGreaterThan(3)
  await page.keyboard.press('Tab')
  while (!(await field.evaluate((select) => select === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = await field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
  expect(await picker.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await picker.waitFor({ state: 'hidden' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Sua loja: ${chosen}`, exact: true })
    .waitFor()
})

it('the partners of the footer and the photo say when they cannot be had; no partners leave no footer', async () => {
  const logos = 'GET /api/app/banner-footers/*'
  portal.tolerate(/Failed to load resource/)
  await portal.faults([logos, status(400)], ['GET /api/pessoa/imagem', status(500)])
  const page = await portal.visit('/chats')
  const footer = page.getByRole('contentinfo')
  await page.getByText('Ops!, Finalize seu cadastro no menu de Perfil').waitFor()
  await footer.getByText('Não foi possível carregar os parceiros.', { exact: true }).waitFor()
  await expectAccessible(page)
  await portal.heal()
  await footer.getByRole('button', { name: 'Tentar de novo' }).click()
  await footer.getByRole('region', { name: 'Parceiros' }).waitFor()

  await portal.fault(logos, answering([]))
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await footer.count()).toBe(0)
})

it('the account menu opens with its entries and the photo of the customer, and closes on choice', async () => {
  const page = await portal.visit('/portal', { profile: { profile: 'rich', image: true } })
  const button = page.getByRole('button', { name: 'Minha conta' })
  await expect.poll(() => button.locator('img').getAttribute('src')).toContain('/sandbox/photos/')
  await button.click()
  await page.getByRole('link', { name: 'Alterar Minha Senha' }).waitFor()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Meu Perfil' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Sair' }).waitFor({ state: 'hidden' })
})

it('a screen that is opened for the first time stands as soon as its code has come, and waits for no clock', async () => {
  const page = await portal.enter('/chats', { viewport: DESKTOP })
  // The menu stands in the page before the portal runs, which begins with a timer.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.pauseAt(TEST_NOW + 60_000)
  await menu(page).getByRole('link', { name: 'Vouchers' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
})
