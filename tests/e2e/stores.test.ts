import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { answering } from '../support/faults.ts'
import { DESKTOP, openPortal } from '../support/portal.ts'
import { watchingLastPart } from '../support/screens.ts'

const portal = openPortal()
const STORES = '/location'
const CURITIBA = { latitude: -25.44, longitude: -49.28 }

const names = (page: Page) => page.getByRole('list', { name: 'Lojas' }).getByRole('heading', { level: 3 })
const pins = (page: Page) => page.locator('img.leaflet-marker-icon')
const locate = (page: Page) => page.getByRole('button', { name: 'Usar minha localização' }).click()

describe('the stores', () => {
  it('agree in the list and on the map, both ways, and have the way and the telephone of each', async () => {
    const page = await portal.enter(STORES, {
      viewport: DESKTOP,
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.geolocation.getCurrentPosition = () => {
            document.documentElement.dataset.located = 'yes'
          }
        }),
    })
    await page.getByText('12 lojas').waitFor()
    expect(await names(page).count()).toBe(12)
    // The place of the customer is not asked for before the press.
    expect(await page.evaluate(() => document.documentElement.dataset.located)).toBeUndefined()
    // One marker each, those of one city beside each other.
    await pins(page).nth(11).waitFor({ state: 'attached' })
    const way = page.getByRole('link', { name: 'Como chegar' }).first()
    expect(await way.getAttribute('href')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=-25.4284,-49.2733',
    )
    const telephone = page.getByRole('link', { name: '(41) 3333-4444' })
    expect(await telephone.getAttribute('href')).toBe('tel:+554133334444')

    const search = page.getByRole('searchbox', { name: 'Buscar loja' })
    const button = page.getByRole('button', { name: 'Usar minha localização' })
    expect((await button.boundingBox())?.height).toBe((await search.boundingBox())?.height)
    await search.fill('Manaus')
    await page.getByText('Nenhuma loja encontrada.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ver todas as lojas' }).click()
    await page.getByText('12 lojas').waitFor()
    await search.fill('LONDRÍNA')
    await page.getByText('4 lojas').waitFor()
    await pins(page).nth(3).waitFor()
    const onMap = await pins(page).evaluateAll((all) => all.map((pin) => (pin as HTMLImageElement).alt))
    expect(onMap.sort()).toEqual((await names(page).allTextContents()).sort())

    await page.getByRole('button', { name: 'Loja Vitória' }).focus()
    await page.keyboard.press('Enter')
    const chosen = page.getByRole('listitem').filter({ hasText: 'Selecionada' })
    await chosen.filter({ hasText: 'Loja Vitória' }).waitFor()
    const calcadao = page.getByRole('listitem').filter({ hasText: 'Loja Calçadão' })
    await calcadao.getByRole('button', { name: 'Ver no mapa' }).click()
    await page.locator('img[alt="Loja Calçadão"][aria-pressed="true"]').waitFor()
    await expectAccessibleInBothThemes(page)
  })

  it('show what they can of stores that lack something, and their words as words', async () => {
    const far = { logradouro: 'Rua A', cidade: 'Lapa', latitude: 999, longitude: 0 }
    const odd = [
      { idEmpresa: 1, idEmpFormato: 135, nomeFantasia: '<b>Loja</b>' },
      { idEmpresa: null, idEmpFormato: 135, nomeFantasia: null, endereco: [], telefone: null },
      {
        idEmpresa: 3,
        idEmpFormato: 135,
        nomeFantasia: 'LOJA LONGE',
        endereco: [far],
        telefone: [{ numero: 'ramal' }],
      },
      { idEmpresa: 4, idEmpFormato: 7, nomeFantasia: 'De outro formato' },
    ]
    await portal.fault('GET /api/lojas', answering(odd))
    const page = await portal.visit(STORES)
    await page.getByText('3 lojas').waitFor()
    expect(await names(page).allTextContents()).toEqual(['<b>Loja</b>', 'Loja sem nome', 'LOJA LONGE'])
    // The text is as it was sent, and drawn in title case.
    expect(await names(page).allInnerTexts()).toEqual(['<b>Loja</b>', 'Loja sem nome', 'Loja Longe'])
    // No call could name the one without an id.
    expect(await page.getByRole('button', { name: 'Comprar nesta loja' }).count()).toBe(2)
    await page.getByText('Nenhuma destas lojas tem localização no mapa.').waitFor()
    expect(await page.getByText('Endereço não informado').count()).toBe(2)
    expect(await page.getByRole('link', { name: 'Como chegar' }).getAttribute('href')).toContain('Rua%20A')
    await expectAccessible(page)
  })

  it('have a marker each that can be pressed, when 60 of them are in one street', async () => {
    const endereco = [{ cidade: 'Curitiba', latitude: -25.43, longitude: -49.27 }]
    const many = Array.from({ length: 60 }, (_, index) => ({
      idEmpresa: index + 1,
      idEmpFormato: 135,
      nomeFantasia: `Loja ${index + 1}`,
      endereco,
    }))
    await portal.fault('GET /api/lojas', answering(many))
    const page = await portal.visit(STORES)
    await pins(page).nth(59).waitFor()
    expect(await pins(page).count()).toBe(60)
    for (const name of ['Loja 2', 'Loja 31', 'Loja 60']) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.locator(`img[alt="${name}"][aria-pressed="true"]`).waitFor()
    }
  })

  it('stay light on the map and in the list when they are 5,000, and the keyboard passes or parts them', async () => {
    const customer = await portal.customer()
    await portal.control('bulk', { customer: customer.document, what: 'stores', count: 5000 })
    const page = await portal.visit(STORES, { viewport: DESKTOP, customer })
    await page.getByText('5.012 lojas').waitFor()
    const anyCluster = page.getByRole('button', { name: /lojas nesta área: aproximar/ }).first()
    const name = (await anyCluster.getByRole('img').getAttribute('aria-label')) ?? ''
    // The longest number keeps away from the edge of its circle.
    const rooms = await page.locator('.leaflet-marker-icon:has([role="img"])').evaluateAll((clusters) =>
      clusters.map((cluster) => {
        const words = document.createRange()
        words.selectNodeContents(cluster)
        return (cluster.getBoundingClientRect().width - words.getBoundingClientRect().width) / 2
      }),
    )
    expect(Math.min(...rooms)).toBeGreaterThan(6)
    expect(await page.locator('.leaflet-marker-icon').count()).toBeLessThan(200)
    expect(await names(page).count()).toBeLessThan(60)
    await anyCluster.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Pular o mapa' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.textContent === 'Lojas')

    await page.getByRole('searchbox').fill('4999')
    await page.getByText('1 loja', { exact: true }).waitFor()
    await page.getByRole('heading', { level: 3, name: 'Loja 4999' }).waitFor()
  })
})

describe('the place of the customer', () => {
  it('puts the nearest stores first, with their distance', async () => {
    const page = await portal.visit(STORES)
    await page.context().setGeolocation(CURITIBA)
    await page.context().grantPermissions(['geolocation'])
    await locate(page)
    await page.getByText('As lojas mais perto de você vêm primeiro.').waitFor()
    expect((await names(page).allTextContents()).slice(0, 2)).toEqual(['Loja Batel', 'Loja Centro'])
    await page.getByText('a 950 m').waitFor()
    await expectAccessible(page)
  })
})

describe('the map', () => {
  it('lets the wheel scroll the page, and leaves one finger to it', async () => {
    const page = await portal.visit(STORES, { viewport: DESKTOP })
    const pin = page.getByRole('button', { name: 'Atacado Boqueirão' })
    const before = await pin.getAttribute('style')
    await pin.hover()
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => window.scrollY > 0)
    expect(await pin.getAttribute('style')).toBe(before)

    // The buttons do what a gesture does.
    for (const name of ['Aproximar o mapa', 'Afastar o mapa']) {
      const earlier = await pin.getAttribute('style')
      await page.getByRole('button', { name }).click()
      await expect.poll(() => pin.getAttribute('style')).not.toBe(earlier)
    }

    const phone = await portal.enter(STORES, { touch: true })
    await phone.getByText('Use dois dedos para mover o mapa.').waitFor()
    const map = phone.getByRole('group', { name: 'Mapa das lojas. As setas movem o mapa.' })
    expect(await map.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y')
  })

  it('without tiles leaves the list as it is, says so, and is drawn when the signal is back', async () => {
    portal.tolerate(/Failed to load resource/)
    const { prepare, lastPart } = watchingLastPart()
    const page = await portal.enter(STORES, {
      prepare: async (page) => {
        await prepare(page)
        await page.context().route('**/sandbox/tiles/**', (route) => route.abort())
      },
    })
    const notice = page.getByText('Não foi possível carregar o mapa.')
    await notice.waitFor()
    expect(await names(page).count()).toBe(12)
    await expectAccessible(page)
    await lastPart()
    await page.context().setOffline(true)
    await page.context().unroute('**/sandbox/tiles/**')
    await page.context().setOffline(false)
    await notice.waitFor({ state: 'detached' })
    await page.locator('.leaflet-tile-loaded').first().waitFor()
  })

  it('that cannot be had leaves the list as it is, and can be looked for again', async () => {
    portal.tolerate(/Failed to load resource|Failed to fetch|MissingPart/)
    const page = await portal.enter(STORES, {
      prepare: (page) => page.context().route('**/assets/store-map-*.js', (route) => route.abort()),
    })
    const map = page.getByRole('region', { name: 'Mapa' })
    await map.getByText('Não foi possível mostrar esta parte da tela.').waitFor()
    expect(await names(page).count()).toBe(12)

    await page.context().unroute('**/assets/store-map-*.js')
    await map.getByRole('button', { name: 'Recarregar a página' }).click()
    await pins(page).nth(11).waitFor({ state: 'attached' })
  })
})
