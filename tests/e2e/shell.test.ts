import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/ui/app/routes.ts'
import { status } from '../support/faults.ts'
import { DESKTOP, expectAccessible, openPortal, PHONE } from '../support/portal.ts'

const portal = openPortal()

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const width = async (page: Page) => (await menu(page).boundingBox())?.width

describe('the side menu on a desktop', () => {
  it('is 55 px closed and 240 px open, and collapses when something is chosen', async () => {
    const page = await portal.enter('/portal', { viewport: DESKTOP })
    await menu(page).waitFor()
    expect(await width(page)).toBe(55)

    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect.poll(() => width(page)).toBe(240)
    await expectAccessible(page)

    await menu(page).getByRole('link', { name: 'Vouchers' }).click()
    await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
    await expect.poll(() => width(page)).toBe(55)
  })
})

describe('the side menu on a phone', () => {
  it('is a drawer that closes on choice, on Esc and on a tap outside', async () => {
    const page = await portal.enter('/portal', { viewport: PHONE })
    const toggle = page.getByRole('button', { name: 'Abrir menu' })
    await toggle.waitFor()
    expect(await menu(page).count()).toBe(0)

    await toggle.click()
    await menu(page).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'hidden' })

    await toggle.click()
    await menu(page).waitFor()
    await page.mouse.click(380, 500)
    await menu(page).waitFor({ state: 'hidden' })

    await toggle.click()
    await menu(page).getByRole('link', { name: 'Minhas Compras' }).click()
    await page.getByRole('heading', { level: 1, name: 'Compras' }).waitFor()
    await menu(page).waitFor({ state: 'hidden' })
  })
})

describe('the store in the top bar', () => {
  it('is the chosen one, and leads to all of them', async () => {
    const page = await portal.enter('/portal', { viewport: DESKTOP })
    await page.getByRole('combobox', { name: 'Loja' }).selectOption({ label: 'Loja Batel' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Sua loja: Loja Batel', exact: true })
    await link.waitFor()
    await expectAccessible(page)

    await page.reload()
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Encontre nossa loja' }).waitFor()

    await page.setViewportSize(PHONE)
    await link.waitFor({ state: 'hidden' })
  })
})

describe('the partners of the footer', () => {
  const LOGOS = 'GET /api/app/banner-footers/*'
  const footer = (page: Page) => page.getByRole('contentinfo')

  it('are said to be missing in one line, and can be asked for again', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault(LOGOS, status(400))
    const page = await portal.enter('/chats')
    await footer(page).getByText('Não foi possível carregar os parceiros.', { exact: true }).waitFor()
    await expectAccessible(page)
    await portal.heal()
    await footer(page).getByRole('button', { name: 'Tentar de novo' }).click()
    await footer(page).getByRole('region', { name: 'Parceiros' }).waitFor()
  })

  it('leave no footer behind when there are none', async () => {
    const body = { data: [], statusCode: 200 }
    await portal.fault(LOGOS, { kind: 'wrong-shape', body })
    const page = await portal.enter('/chats')
    await page.waitForLoadState('networkidle')
    expect(await footer(page).count()).toBe(0)
  })
})

describe('the account menu', () => {
  it('opens with its entries and closes on choice', async () => {
    const page = await portal.enter('/portal')
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('link', { name: 'Alterar Minha Senha' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Meu Perfil' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Sair' }).waitFor({ state: 'hidden' })
  })

  it('shows the photo of a customer who has one', async () => {
    const page = await portal.enter('/portal', { profile: { profile: 'rich', image: true } })
    const avatar = page.getByRole('button', { name: 'Minha conta' }).locator('img')
    await expect.poll(() => avatar.getAttribute('src')).toContain('/sandbox/photos/')
  })

  it('says so when the photo cannot be had', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/pessoa/imagem', status(500))
    const page = await portal.enter('/portal')
    await page.getByText('Ops!, Finalize seu cadastro no menu de Perfil').waitFor()
  })
})

describe('every screen', () => {
  const screens = routes.filter((entry) => entry.access === 'protected' && entry.path !== '/portal')

  it('has a title, one heading that takes the focus, and a way out', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.enter('/portal', { viewport: DESKTOP })
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    for (const { path } of screens) {
      await page.evaluate((address) => window.location.assign(`#${address}`), path.replace(':id', '1'))
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
      expect(await page.title(), path).toBe(`${await page.locator('h1').textContent()} · Rede Boa Praça`)
      expect(await page.locator('h1').count(), path).toBe(1)
      await page.getByRole('button', { name: 'Minha conta' }).waitFor()
    }
  })
})
