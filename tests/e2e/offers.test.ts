import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { answering, status } from '../support/faults.ts'
import { DESKTOP, type EnterOptions, openPortal } from '../support/portal.ts'

const portal = openPortal()

const ACTIVATION = 'POST /api/promocao/ativar'
const PROMOTIONS = 'GET /api/promocoes/global/*'

const openOffers = (options: EnterOptions = {}) => portal.enter('/promocoes', { store: 1, ...options })

const firstCard = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
const press = (page: Page, name: string) => firstCard(page).getByRole('button', { name }).click()

it('exclusive offers are activated with one press, say what to do next, and stay activated', async () => {
  const page = await openOffers()
  const name = (await firstCard(page).getByRole('heading').textContent()) ?? ''
  await press(page, 'Ativar')
  await firstCard(page).getByRole('button', { name: 'Ativada' }).waitFor()
  await firstCard(page)
    .getByText(/^Informe seu CPF no caixa até \d\d\/\d\d$/)
    .waitFor()

  await page.reload()
  await page.getByRole('heading', { name }).waitFor()
  await firstCard(page).getByRole('button', { name: 'Ativada' }).waitFor()
})

it('exclusive offers say why one was not activated, and when they do not know it', async () => {
  const page = await openOffers()
  portal.tolerate(/400|ERR_|Failed to load/)
  const refusal = { statusCode: 400, description: 'Você já ativou 10 ofertas.', data: null }
  await portal.fault(ACTIVATION, status(400, refusal))
  await press(page, 'Ativar')
  await firstCard(page).getByText('Você já ativou 10 ofertas.').waitFor()
  await expectAccessibleInBothThemes(page)

  await portal.fault(ACTIVATION, { kind: 'lost-answer' })
  await press(page, 'Ativar')
  await firstCard(page)
    .getByText(/Não sabemos se a oferta foi ativada/)
    .waitFor()
  await portal.heal()
  await press(page, 'Ativar')
  await firstCard(page).getByRole('button', { name: 'Ativada' }).waitFor()
})

it('exclusive offers are found without accents, put in order, and filtered', async () => {
  const page = await openOffers()
  const search = page.getByRole('searchbox', { name: 'Buscar oferta' })
  await search.fill('bolo aniversario')
  await page.getByText('1 oferta', { exact: true }).waitFor()
  await page.getByRole('heading', { name: /BOLO DE ANIVERSÁRIO/ }).waitFor()
  await search.fill('nada disso')
  await page.getByText('Nenhuma oferta encontrada.').waitFor()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()

  await page.getByText('Filtrar e ordenar').click()
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Menor preço' })
  await firstCard(page).getByText('R$ 2,79').waitFor()
  const kind = page.getByRole('combobox', { name: 'Tipo de desconto' })
  await kind.selectOption({ label: 'Desconto por unidade' })
  await page.getByText('2 ofertas', { exact: true }).waitFor()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize(DESKTOP)
  await expectAccessible(page)
})

it("the customer's own list is printed alone in large letters, and is there when the server is not", async () => {
  const page = await openOffers()
  await press(page, 'Salvar')
  const promotion = (await firstCard(page).getByRole('paragraph').first().textContent()) ?? ''
  expect(promotion).not.toBe('')
  const name = (await firstCard(page).getByRole('heading').textContent()) ?? ''
  const list = page.getByRole('tab', { name: 'Minha lista (1)' })
  await list.click()
  await expectAccessibleInBothThemes(page)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await page.locator('[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['banner', 'navigation', 'tablist', 'contentinfo'] as const) {
    expect(await page.getByRole(hidden).count()).toBe(0)
  }
  const sizes = await page
    .getByRole('list', { name: 'Minha lista de ofertas' })
    .locator(':is(h3, p, li li, strong):visible')
    .evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    )
  expect(sizes.length).toBeGreaterThan(2)
  const fourteenPoints = (14 * 96) / 72
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.floor(fourteenPoints))
  await page.emulateMedia({ media: null })

  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('portal.preferences.private.')),
  )
  portal.tolerate(/ERR_|Failed to load/)
  await portal.fault('*', { kind: 'reset' })
  await page.reload()
  await list.click()
  await page.getByRole('heading', { name }).waitFor()
  await page.getByText('Loja Centro').waitFor()
  await page.getByText(promotion, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Tirar da lista' }).click()
  await page.getByText('Sua lista está vazia.').waitFor()
  await expectAccessible(page)
})

it('exclusive offers are of a store of a list by city, with its city where two share a name; they may be none, or odd', async () => {
  const store = (idEmpresa: number, nomeFantasia: string, cidade?: string) => ({
    idEmpresa,
    idEmpFormato: 135,
    nomeFantasia,
    endereco: [{ cidade }],
  })
  const odd = {
    idPromocao: 1,
    publico: 'E',
    nomeExibicao: '<b>Só para você</b>',
    tiposDescontos: [
      { idPromoProd: 1, nome: '<img src=x onerror=alert(1)>', preco: 0, precoOriginal: 5, regras: [] },
      { nome: 'SEM NÚMERO', preco: 9, precoOriginal: 3, regras: { tipo: 1, percentualDesconto: 10 } },
      { idPromoProd: 3, nome: '', preco: 1 },
    ],
  }
  const stores = [
    store(1, 'Loja Centro', 'Curitiba'),
    store(2, 'Loja Centro', 'Joinville'),
    store(3, 'Loja Sul'),
  ]
  await portal.faults(['GET /api/empresas', answering(stores)], [PROMOTIONS, answering([])])
  const page = await portal.enter('/promocoes')
  const field = page.getByRole('combobox', { name: 'Loja' })
  await field.locator('option:enabled').first().waitFor({ state: 'attached' })
  expect(await field.locator('option:enabled').allTextContents()).toEqual([
    'Loja Centro · Curitiba',
    'Loja Centro · Joinville',
    'Loja Sul',
  ])
  expect(await field.locator('optgroup').count()).toBe(2)
  await field.selectOption('1')
  await page.getByText('Nenhuma oferta encontrada.').waitFor()

  await portal.fault(PROMOTIONS, answering([odd]))
  await field.selectOption('2')
  await page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' }).waitFor()
  await page.getByText('Preço na loja').waitFor()
  await page.getByText('10% de desconto').waitFor()
  await page.getByText('2 ofertas', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Ativar' }).count()).toBe(1)
  await expectAccessible(page)

  await portal.fault('GET /api/empresas', answering([store(1, 'Loja Batel', 'Curitiba')]))
  await page.reload()
  await field.locator('option:enabled').first().waitFor({ state: 'attached' })
  expect(await field.locator('optgroup').count()).toBe(0)
})

it('exclusive offers stay few in the page when they are thousands, and keep the place of the keyboard', async () => {
  const customer = await portal.customer()
  await portal.control('bulk', { what: 'offers', count: 5000, customer: customer.document })
  const page = await portal.open('/promocoes', { customer, store: 1, viewport: DESKTOP })
  await page.getByText('2.514 ofertas', { exact: true }).waitFor()
  const inPage = () => page.getByRole('list', { name: 'Ofertas' }).getByRole('listitem').count()
  expect(await inPage()).toBeLessThan(60)

  await firstCard(page).getByRole('button', { name: 'Salvar' }).focus()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('[aria-posinset="2514"]').waitFor()
  expect(await inPage()).toBeLessThan(60)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Salvar')
  await expectAccessible(page)
})
