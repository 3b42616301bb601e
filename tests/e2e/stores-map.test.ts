import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, expectAccessible, openPortal } from '../support/portal.ts'

const portal = openPortal()
const STORES = '/location'
const CURITIBA = { latitude: -25.44, longitude: -49.28 }

const names = (page: Page) => page.getByRole('list', { name: 'Lojas' }).getByRole('heading', { level: 3 })

describe('the place of the customer', () => {
  it('puts the nearest stores first, with their distance', async () => {
    const page = await portal.enter(STORES, { permissions: ['geolocation'], geolocation: CURITIBA })
    await page.getByRole('button', { name: 'Usar minha localização' }).click()
    await page.getByText('As lojas mais perto de você vêm primeiro.').waitFor()
    expect((await names(page).allTextContents()).slice(0, 2)).toEqual(['Loja Batel', 'Loja Centro'])
    await page.getByText('a 950 m').waitFor()
    await expectAccessible(page)
  })

  it('is not asked for by itself, and may be denied', async () => {
    const page = await portal.enter(STORES)
    await page.getByText('12 lojas').waitFor()
    await page.getByRole('button', { name: 'Usar minha localização' }).click()
    await page.getByText('Você não permitiu o uso da sua localização.').waitFor()
    expect(await names(page).count()).toBe(12)
    await expectAccessible(page)
  })

  it.each([
    [2, 'Não foi possível descobrir onde você está.'],
    [3, 'A sua localização demorou demais para chegar.'],
  ])('may not be had: code %i', async (code, sentence) => {
    const page = await portal.enter(STORES)
    await page.evaluate((code) => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
    }, code)
    await page.getByRole('button', { name: 'Usar minha localização' }).click()
    await page.getByText(sentence).waitFor()
  })

  it('is not waited for without end', async () => {
    const page = await portal.enter(STORES)
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = () => {}
    })
    await page.getByRole('button', { name: 'Usar minha localização' }).click()
    await page.getByText('Procurando você…').first().waitFor()
    await page.clock.fastForward(60_000)
    await page.getByText('A sua localização demorou demais para chegar.').waitFor()
  })
})

describe('the map', () => {
  it('lets the wheel scroll the page', async () => {
    const page = await portal.enter(STORES, { viewport: DESKTOP })
    const pin = page.getByRole('button', { name: 'Atacado Boqueirão' })
    const before = await pin.getAttribute('style')
    await pin.hover()
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => window.scrollY > 0)
    expect(await pin.getAttribute('style')).toBe(before)
  })

  it('shows a marker per store while they are few, those of one city around their middle', async () => {
    const page = await portal.enter(STORES, { viewport: DESKTOP })
    await page.getByRole('button', { name: 'Atacado Boqueirão' }).waitFor()
    expect(await page.locator('.leaflet-marker-icon').count()).toBe(12)
  })

  it('can be passed by with the keyboard, and parts a cluster of many stores on Enter', async () => {
    const customer = await portal.customer()
    await portal.control('bulk', { customer: customer.document, what: 'stores', count: 200 })
    const page = await portal.open(STORES, { viewport: DESKTOP, customer })
    const anyCluster = page.getByRole('button', { name: /lojas nesta área: aproximar/ }).first()
    const name = (await anyCluster.getByRole('img').getAttribute('aria-label')) ?? ''
    await anyCluster.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Pular o mapa' }).focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lojas')
  })

  it('leaves one finger to the page', async () => {
    const page = await portal.enter(STORES, { touch: true })
    await page.getByText('Use dois dedos para mover o mapa.').waitFor()
    const map = page.getByRole('group', { name: 'Mapa das lojas. As setas movem o mapa.' })
    expect(await map.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y')
  })

  it('stays light with 5,000 stores', async () => {
    const customer = await portal.customer()
    await portal.control('bulk', { customer: customer.document, what: 'stores', count: 5000 })
    const page = await portal.open(STORES, { viewport: DESKTOP, customer })
    await page.getByText('5.012 lojas').waitFor()
    await page.locator('.leaflet-marker-icon').first().waitFor()
    expect(await page.locator('.leaflet-marker-icon').count()).toBeLessThan(200)
    expect(await names(page).count()).toBeLessThan(60)

    await page.getByRole('searchbox').fill('4999')
    await page.getByText('1 loja', { exact: true }).waitFor()
    await page.getByRole('heading', { level: 3, name: 'Loja 4999' }).waitFor()
  })
})
