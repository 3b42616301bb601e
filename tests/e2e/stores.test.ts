import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, expectAccessible, openPortal, PHONE, tryAgain } from '../support/portal.ts'

const portal = openPortal()
const STORES = '/location'

const storesAnswer = (data: readonly object[]) => ({
  call: 'GET /api/lojas',
  fault: { kind: 'wrong-shape', body: { data, statusCode: 200 } },
})

const names = (page: Page) => page.getByRole('list', { name: 'Lojas' }).getByRole('heading', { level: 3 })
const pins = (page: Page) => page.locator('img.leaflet-marker-icon')

/** Opens the stores after the page has been prepared for them. */
async function openPrepared(prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await portal.enter('/pdo')
  await prepare(page)
  await page.goto(`${portal.url}/#${STORES}`)
  await page.reload()
  return page
}

describe.each([
  ['a phone', PHONE, 'light'],
  ['a desktop', DESKTOP, 'dark'],
] as const)('the stores on %s', (_, viewport, colorScheme) => {
  it('stand in a list and on a map, with the way and the telephone of each', async () => {
    const page = await portal.enter(STORES, { viewport, colorScheme })
    await page.getByText('12 lojas').waitFor()
    expect(await names(page).count()).toBe(12)
    await pins(page).nth(11).waitFor({ state: 'attached' })
    await expectAccessible(page)

    const way = page.getByRole('link', { name: 'Como chegar' }).first()
    expect(await way.getAttribute('href')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=-25.4284,-49.2733',
    )
    const telephone = page.getByRole('link', { name: '(41) 3333-4444' })
    expect(await telephone.getAttribute('href')).toBe('tel:+554133334444')
  })

  it('agree in the list and on the map, both ways', async () => {
    const page = await portal.enter(STORES, { viewport, colorScheme })
    await page.getByRole('searchbox', { name: 'Buscar loja' }).fill('LONDRÍNA')
    await page.getByText('4 lojas').waitFor()
    await pins(page).nth(3).waitFor()
    const onMap = await pins(page).evaluateAll((all) => all.map((pin) => (pin as HTMLImageElement).alt))
    expect(onMap.sort()).toEqual((await names(page).allTextContents()).sort())

    await page.getByRole('button', { name: 'Loja Vitória' }).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Selecionada' })
      .filter({ hasText: 'Loja Vitória' })
      .waitFor()

    const calcadao = page.getByRole('listitem').filter({ hasText: 'Loja Calçadão' })
    await calcadao.getByRole('button', { name: 'Ver no mapa' }).click()
    await page.locator('img[alt="Loja Calçadão"][aria-pressed="true"]').waitFor()
    await expectAccessible(page)
  })

  it('say so when there are none, and when a search finds none', async () => {
    const page = await portal.enter(STORES, { viewport, colorScheme })
    await page.getByRole('searchbox').fill('Manaus')
    await page.getByText('Nenhuma loja encontrada.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ver todas as lojas' }).click()
    await page.getByText('12 lojas').waitFor()

    await portal.control('faults', { faults: [storesAnswer([])] })
    await page.reload()
    await page.getByText('Ainda não há lojas para mostrar.').waitFor()
    await expectAccessible(page)
  })

  it('offer in place to try again when they cannot be had', async () => {
    await portal.fault('GET /api/lojas', { kind: 'malformed' })
    const page = await portal.enter(STORES, { viewport, colorScheme })
    await page.getByText('Não foi possível carregar as lojas.').waitFor()
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await page.getByText('12 lojas').waitFor()
  })
})

describe('the list without a map', () => {
  it('works when the tiles cannot be had, and says so', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await openPrepared((page) =>
      page.context().route('**/sandbox/tiles/**', (route) => route.abort()),
    )
    await page.getByText('O desenho do mapa não pôde ser carregado.').waitFor()
    await page.getByText('12 lojas').waitFor()
    expect(await names(page).count()).toBe(12)
    await expectAccessible(page)
  })

  it('works when the map itself cannot be had, and offers to look for it again', async () => {
    portal.tolerate(/Failed to load resource|Failed to fetch|MissingPart/)
    const page = await openPrepared((page) =>
      page.context().route('**/assets/store-map-*.js', (route) => route.abort()),
    )
    const map = page.getByRole('region', { name: 'Mapa' })
    await map.getByText('Não foi possível mostrar esta parte da tela.').waitFor()
    await page.getByText('12 lojas').waitFor()
    expect(await names(page).count()).toBe(12)

    await page.context().unroute('**/assets/store-map-*.js')
    await map.getByRole('button', { name: 'Recarregar a página' }).click()
    await pins(page).nth(11).waitFor({ state: 'attached' })
  })

  it('is the whole screen when no map is configured', async () => {
    const page = await openPrepared((page) =>
      page.context().route(
        ({ pathname }) => pathname === '/',
        async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace(/"map":.*\n/, '"map": null,\n')
          await route.fulfill({ response, body })
        },
      ),
    )
    await page.getByText('12 lojas').waitFor()
    expect(await page.getByRole('region', { name: 'Mapa' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Ver no mapa' }).count()).toBe(0)
  })

  it('shows what it can of stores that lack something, and their words as words', async () => {
    await portal.control('faults', {
      faults: [
        storesAnswer([
          { idEmpresa: 1, idEmpFormato: 135, nomeFantasia: '<b>Loja</b>' },
          { idEmpresa: 2, idEmpFormato: 135, nomeFantasia: null, endereco: [], telefone: null },
          {
            idEmpresa: 3,
            idEmpFormato: 135,
            nomeFantasia: 'Loja Longe',
            endereco: [{ logradouro: 'Rua A', cidade: 'Lapa', latitude: 999, longitude: 0 }],
            telefone: [{ numero: 'ramal' }],
          },
          { idEmpresa: 4, idEmpFormato: 7, nomeFantasia: 'De outro formato' },
        ]),
      ],
    })
    const page = await portal.enter(STORES)
    await page.getByText('3 lojas').waitFor()
    expect(await names(page).allTextContents()).toEqual(['<b>Loja</b>', 'Loja sem nome', 'Loja Longe'])
    await page.getByText('Nenhuma destas lojas tem posição no mapa.').waitFor()
    expect(await page.getByText('Endereço não informado').count()).toBe(2)
    expect(await page.getByRole('link', { name: 'Como chegar' }).getAttribute('href')).toContain('Rua%20A')
    await expectAccessible(page)
  })
})
