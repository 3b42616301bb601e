import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answering, status } from '../support/faults.ts'
import {
  DESKTOP,
  type EnterOptions,
  expectAccessible,
  openPortal,
  PHONE,
  tryAgain,
} from '../support/portal.ts'

const portal = openPortal()

const ACTIVATION = 'POST /api/promocao/ativar'
const PROMOTIONS = 'GET /api/promocoes/global/*'

async function openOffers(options: EnterOptions = {}): Promise<Page> {
  const page = await portal.enter('/promocoes', options)
  await page.getByRole('combobox', { name: 'Loja' }).selectOption({ label: 'Loja Centro' })
  return page
}

const firstCard = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('exclusive offers on %s', (_, viewport) => {
  it('are activated with one press, say what to do next, and stay activated', async () => {
    const page = await openOffers({ viewport })
    const name = (await firstCard(page).getByRole('heading').textContent()) ?? ''
    await firstCard(page).getByRole('button', { name: 'Ativar' }).click()
    await firstCard(page).getByRole('button', { name: 'Ativada' }).waitFor()
    await firstCard(page)
      .getByText(/^Informe seu CPF no caixa até \d\d\/\d\d$/)
      .waitFor()

    await page.reload()
    await page.getByRole('heading', { name }).waitFor()
    await firstCard(page).getByRole('button', { name: 'Ativada' }).waitFor()
  })

  it.each(['light', 'dark'] as const)(
    'have no accessibility violation in the %s theme',
    async (colorScheme) => {
      const page = await openOffers({ viewport, colorScheme })
      await firstCard(page).getByRole('button', { name: 'Ativar' }).click()
      await firstCard(page).getByRole('button', { name: 'Salvar' }).click()
      await page.getByText('Filtrar e ordenar').click()
      await expectAccessible(page)

      await page.getByRole('tab', { name: 'Minha lista (1)' }).click()
      await page.getByRole('button', { name: 'Tirar da lista' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Tirar da lista' }).click()
      await page.getByText('Sua lista está vazia.').waitFor()
      await expectAccessible(page)
    },
  )
})

describe('the choice of a store', () => {
  const store = (idEmpresa: number, nomeFantasia: string, cidade?: string) => ({
    idEmpresa,
    idEmpFormato: 135,
    nomeFantasia,
    endereco: [{ cidade }],
  })

  it.each([
    [
      'by city',
      [store(1, 'Loja Centro', 'Curitiba'), store(2, 'Loja Sul', 'Joinville')],
      ['Loja Centro', 'Loja Sul'],
    ],
    [
      'with their city where two share a name',
      [store(1, 'Loja Centro', 'Curitiba'), store(2, 'Loja Centro', 'Joinville'), store(3, 'Loja Centro')],
      ['Loja Centro · Curitiba', 'Loja Centro · Joinville', 'Loja Centro'],
    ],
    ['without a heading for one city', [store(1, 'Loja Batel', 'Curitiba')], ['Loja Batel']],
  ])('lists the stores by name, %s', async (_, data, expected) => {
    const body = { data, statusCode: 200 }
    await portal.fault('GET /api/empresas', { kind: 'wrong-shape', body })
    const page = await portal.enter('/promocoes')
    const options = page.getByRole('combobox', { name: 'Loja' }).locator('option:enabled')
    await options.first().waitFor({ state: 'attached' })
    expect(await options.allTextContents()).toEqual(expected)
    const headings = page.getByRole('combobox', { name: 'Loja' }).locator('optgroup')
    expect(await headings.count()).toBe(data.length > 1 ? 2 : 0)
  })
})

describe('exclusive offers', () => {
  it('open with the store that home carried', async () => {
    const page = await portal.enter('/portal')
    await page.getByRole('combobox', { name: 'Loja' }).selectOption({ label: 'Loja Centro' })
    await page.getByRole('button', { name: 'Ofertas exclusivas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ofertas exclusivas' }).waitFor()
    await firstCard(page).getByRole('button', { name: 'Ativar' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Loja' }).inputValue()).toBe('1')
  })

  it("roll back with the server's words when it refuses", async () => {
    const page = await openOffers()
    portal.tolerate(/400/)
    await portal.fault(
      ACTIVATION,
      status(400, { statusCode: 400, description: 'Você já ativou 10 ofertas.', data: null }),
    )
    await firstCard(page).getByRole('button', { name: 'Ativar' }).click()
    await firstCard(page).getByText('Você já ativou 10 ofertas.').waitFor()
    await firstCard(page).getByRole('button', { name: 'Ativar' }).waitFor()
    await expectAccessible(page)
  })

  it('say that they do not know when the answer was lost, and are sent once', async () => {
    const page = await openOffers()
    portal.tolerate(/ERR_|Failed to load/)
    await portal.fault(ACTIVATION, { kind: 'lost-answer' })
    await firstCard(page).getByRole('button', { name: 'Ativar' }).click()
    await firstCard(page)
      .getByText(/Não sabemos se a oferta foi ativada/)
      .waitFor()
    await portal.heal()
    await firstCard(page).getByRole('button', { name: 'Ativar' }).click()
    await firstCard(page).getByRole('button', { name: 'Ativada' }).waitFor()
  })

  it('are found without accents, put in order, and filtered', async () => {
    const page = await openOffers()
    await page.getByRole('searchbox', { name: 'Buscar oferta' }).fill('bolo aniversario')
    await page.getByText('1 oferta', { exact: true }).waitFor()
    await page.getByRole('heading', { name: /BOLO DE ANIVERSÁRIO/ }).waitFor()

    await page.getByRole('searchbox', { name: 'Buscar oferta' }).fill('nada disso')
    await page.getByText('Nenhuma oferta encontrada.').waitFor()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()

    await page.getByText('Filtrar e ordenar').click()
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Menor preço' })
    await firstCard(page).getByText('R$ 2,79').waitFor()
    await page
      .getByRole('combobox', { name: 'Tipo de desconto' })
      .selectOption({ label: 'Desconto por unidade' })
    await page.getByText('2 ofertas', { exact: true }).waitFor()
  })

  it('keep a list of their own that is there when the server is not, and goes with the session', async () => {
    const page = await openOffers()
    await firstCard(page).getByRole('button', { name: 'Salvar' }).click()
    const promotion = (await firstCard(page).getByRole('paragraph').first().textContent()) ?? ''
    expect(promotion).not.toBe('')
    const name = (await firstCard(page).getByRole('heading').textContent()) ?? ''
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith('portal.preferences.private.')),
    )

    portal.tolerate(/ERR_|Failed to load/)
    await portal.fault('*', { kind: 'reset' })
    await page.reload()
    await page.getByRole('tab', { name: 'Minha lista (1)' }).click()
    await page.getByRole('heading', { name }).waitFor()
    await page.getByText('Loja Centro').waitFor()
    await page.getByText(promotion, { exact: true }).waitFor()
  })

  it('say so when there are none, and when they cannot be loaded', async () => {
    await portal.fault(PROMOTIONS, answering([]))
    const page = await portal.enter('/promocoes')
    await page.getByRole('combobox', { name: 'Loja' }).selectOption('1')
    await page.getByText('Nenhuma oferta encontrada.').waitFor()
    await expectAccessible(page)

    await portal.fault(PROMOTIONS, { kind: 'malformed' })
    await page.getByRole('combobox', { name: 'Loja' }).selectOption('2')
    await page.getByText('Não foi possível carregar as suas ofertas.').waitFor()
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await firstCard(page).waitFor()
  })

  it('show what is odd without breaking', async () => {
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
    await portal.fault(PROMOTIONS, answering([odd]))
    const page = await openOffers()
    await page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' }).waitFor()
    await page.getByText('Preço na loja').waitFor()
    await page.getByText('10% de desconto').waitFor()
    await page.getByText('2 ofertas', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Ativar' }).count()).toBe(1)
    await expectAccessible(page)
  })

  it('stay few in the page when they are thousands', async () => {
    const customer = await portal.customer()
    await portal.control('bulk', { what: 'offers', count: 5000, customer: customer.document })
    const page = await portal.open('/promocoes', { customer, viewport: DESKTOP })
    await page.getByRole('combobox', { name: 'Loja' }).selectOption('1')
    await page.getByText('2.514 ofertas', { exact: true }).waitFor()
    const inPage = async () => page.getByRole('list', { name: 'Ofertas' }).getByRole('listitem').count()
    expect(await inPage()).toBeLessThan(60)

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('[aria-posinset="2514"]').waitFor()
    expect(await inPage()).toBeLessThan(60)
    await expectAccessible(page)
  })

  it('print the own list alone, in letters of fourteen points and more', async () => {
    const page = await openOffers()
    await firstCard(page).getByRole('button', { name: 'Salvar' }).click()
    await page.getByRole('tab', { name: 'Minha lista (1)' }).click()
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
  })

  it('keep the place of the keyboard in a list of thousands', async () => {
    const customer = await portal.customer()
    await portal.control('bulk', { what: 'offers', count: 5000, customer: customer.document })
    const page = await portal.open('/promocoes', { customer })
    await page.getByRole('combobox', { name: 'Loja' }).selectOption('1')
    await page.getByText('2.514 ofertas', { exact: true }).waitFor()
    await firstCard(page).getByRole('button', { name: 'Salvar' }).focus()
    await page.evaluate(() => window.scrollTo(0, 200_000))
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[aria-posinset]')].some(
        (cell) => Number(cell.getAttribute('aria-posinset')) > 200,
      ),
    )
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Salvar')
  })
})
