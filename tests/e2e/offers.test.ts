import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { answering, status } from '../support/faults.ts'
import { holdBack } from '../support/hold-back.ts'
import { DESKTOP, openPortal, PHONE, type VisitOptions } from '../support/portal.ts'
import { TEST_NOW } from '../support/test-now.ts'

const portal = openPortal()

const ACTIVATION = 'POST /api/promocao/ativar'
const PROMOTIONS = 'GET /api/promocoes/global/*'

const openOffers = (options: VisitOptions = {}) => portal.visit('/promocoes', { store: 1, ...options })

const firstCard = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
/** A way to look at the offers, and how many there are. */
const view = (page: Page, name: string, count: number) =>
  page.locator('label', { hasText: `${name} (${count})` }).getByRole('radio', { name, exact: true })

const activateAll = (page: Page, count: string) =>
  page.getByRole('button', { name: 'Ativar todas', exact: true }).filter({ hasText: `(${count})` })

const press = (page: Page, name: string) => firstCard(page).getByRole('button', { name }).click()

it('an activation moves nothing under the finger, says what to do next, is counted by the chips, and stays', async () => {
  const page = await openOffers()
  const name = (await firstCard(page).getByRole('heading').textContent()) ?? ''
  const place = async () => [
    await firstCard(page).boundingBox(),
    await firstCard(page).getByRole('button', { name: 'Salvar' }).boundingBox(),
  ]
  await firstCard(page).getByRole('button', { name: 'Ativar' }).scrollIntoViewIfNeeded()
  const before = await place()
  const sent = () => portal.writes().filter(({ path }) => path.includes('ativar')).length
  const sentBefore = sent()
  // The button says 'Ativada' before the server has answered.
  const answered = page.waitForResponse((response) => response.url().includes('ativar'))
  await firstCard(page).getByRole('button', { name: 'Ativar' }).dblclick()
  await firstCard(page).getByRole('button', { name: 'Ativada' }).waitFor()
  expect(await place()).toEqual(before)
  await firstCard(page)
    .getByText(/^Informe seu CPF no caixa até \d\d\/\d\d\/\d{4}$/)
    .waitFor()
  await answered
  expect(sent() - sentBefore).toBe(1)

  await view(page, 'Ativadas', 1).check()
  await page.getByText('1 oferta', { exact: true }).waitFor()
  // On the first visit there is nothing to compare with.
  await view(page, 'Novas', 0).check()
  await page.getByText('As ofertas novas aparecem aqui a partir da sua próxima visita.').waitFor()
  await view(page, 'Todas', 14).check()
  await page.getByRole('button', { name: 'Presente de aniversariante' }).click()
  await page.getByText('2 ofertas', { exact: true }).waitFor()
  await expectAccessibleInBothThemes(page)

  await page.reload()
  await page.getByRole('heading', { name }).waitFor()
  await firstCard(page).getByRole('button', { name: 'Ativada' }).waitFor()
})

it('all offers are activated with one press; the one that fails is named and tried again', async () => {
  const page = await openOffers()
  portal.tolerate(/400|Failed to load/)
  const refusal = { statusCode: 400, description: 'Você já ativou 10 ofertas.', data: null }
  await portal.fault(ACTIVATION, status(400, refusal), 1)
  await activateAll(page, '14').click()
  await page.getByText('13 de 14 ofertas ativadas.').waitFor()
  await page.getByRole('status').getByText('Você já ativou 10 ofertas.').first().waitFor()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByText('14 de 14 ofertas ativadas.').waitFor()
  await view(page, 'Não ativadas', 0).waitFor()
  // The pressed buttons are gone: their result has the focus, and no button stays that does nothing.
  await page.waitForFunction(() => document.activeElement?.textContent === '14 de 14 ofertas ativadas.')
  expect(await page.getByRole('button', { name: /todas/ }).count()).toBe(0)
})

it('what fails while the customer looks at their own list is said there, for one offer and for all', async () => {
  const page = await openOffers()
  portal.tolerate(/400|Failed to load/)
  const refusal = { statusCode: 400, description: 'Você já ativou 10 ofertas.', data: null }
  await portal.fault(ACTIVATION, status(400, refusal))
  const one = await holdBack(page, /promocao\/ativar/)
  await press(page, 'Ativar')
  await one.sent
  await page.getByRole('tab', { name: 'Minha lista' }).click()
  one.release()
  await page.getByText(/ – Você já ativou 10 ofertas\.$/).waitFor()
  await page.getByRole('button', { name: 'Fechar' }).click()
  await page.unroute(/promocao\/ativar/)

  await page.getByRole('tab', { name: 'Ofertas', exact: true }).click()
  const all = await holdBack(page, /promocao\/ativar/)
  await activateAll(page, '14').click()
  await all.sent
  await page.getByRole('tab', { name: 'Minha lista' }).click()
  await page.getByRole('button', { name: 'Parar' }).waitFor()
  await expectAccessibleInBothThemes(page)
  all.release()
  await page.getByText('0 de 14 ofertas ativadas.').waitFor()
  expect(await page.getByRole('button', { name: 'Ativar todas' }).count()).toBe(0)
})

it('why an offer was not activated stands above the bar at the bottom', async () => {
  const page = await openOffers({ viewport: { width: 360, height: 640 } })
  portal.tolerate(/400|Failed to load/)
  const refusal = { statusCode: 400, description: 'Você já ativou 10 ofertas.', data: null }
  await portal.fault(ACTIVATION, status(400, refusal))
  const bar = activateAll(page, '14')
  const button = page.getByRole('button', { name: 'Ativar', exact: true }).nth(2)
  // As a customer leaves it: the button just above the bar.
  const top = (await bar.boundingBox())?.y ?? 0
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
  await page.evaluate((by) => window.scrollBy(0, by), y + height - top + 16)
  await button.click()
  const reason = page.getByText('Você já ativou 10 ofertas.')
  await reason.waitFor()
  const bottom = async () => {
    const box = await reason.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  await expect.poll(bottom).toBeLessThan(top)
  await expectAccessibleInBothThemes(page)
})

it('stores that cannot be read either take one line, as wide as the offers that cannot', async () => {
  portal.tolerate(/Failed to load resource/)
  await portal.faults(['GET /api/empresas', status(500)], [PROMOTIONS, status(500)])
  const page = await openOffers({ viewport: DESKTOP })
  const boxOf = (what: string) =>
    page.getByText(`Não foi possível carregar ${what}.`).locator('..').boundingBox()
  await page.getByText('Não foi possível carregar as suas ofertas.').waitFor()
  const [stores, offers] = [await boxOf('as lojas'), await boxOf('as suas ofertas')]
  expect(stores?.width).toBe(offers?.width)
  expect(stores?.height).toBeLessThan(60)
})

it('prices, names and actions fit a narrow phone and text of twice the size, whatever the server says', async () => {
  const long = 'X'.repeat(100)
  const prices = { preco: 123456789.99, precoOriginal: 999999999.99 }
  const offer = {
    idPromoProd: 1,
    nome: long,
    ...prices,
    mensagem1: long,
    regras: [{ tipo: 3, mensagem: long }],
  }
  const nameless = {
    idPromocao: 1,
    publico: 'E',
    tiposDescontos: [offer, { idPromoProd: 2, nome: 'SEM PREÇO' }],
  }
  await portal.fault(PROMOTIONS, answering([nameless]))
  const page = await openOffers({ viewport: { width: 320, height: 640 } })
  await page.getByRole('heading', { name: long }).waitFor()
  await press(page, 'Salvar')
  for (const screen of ['Ofertas', 'Minha lista (1)']) {
    await page.getByRole('tab', { name: screen }).click()
    for (const size of ['100%', '200%']) {
      await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', percent), size)
      await page
        .getByText(/123\.456\.789,99/)
        .first()
        .waitFor()
      const cut = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('strong, h4, button, label')]
            .filter(
              (each) =>
                !each.closest('fieldset, [role=group]') && each.getBoundingClientRect().right > innerWidth,
            )
            .map((each) => each.textContent),
        )
      expect(cut, `${screen} ${size}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  }
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

it("the customer's own list is ticked off, shared and printed, and is there when the server is not", async () => {
  const page = await portal.enter('/promocoes', { store: 1 })
  const name = (await firstCard(page).getByRole('heading').textContent()) ?? ''
  for (let saved = 0; saved < 12; saved++) {
    await page.getByRole('button', { name: 'Salvar', exact: true }).first().click()
  }
  const list = page.getByRole('tab', { name: 'Minha lista (12)' })
  await list.click()
  await page.getByRole('checkbox', { name }).check()
  await page.getByText('1 de 12 no carrinho').waitFor()
  await page.getByText(/^Compra mínima atingida para .*NATAL26/).waitFor()
  await expectAccessibleInBothThemes(page)

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
    Reflect.deleteProperty(Navigator.prototype, 'share')
    navigator.clipboard.writeText = async (text) => document.body.setAttribute('data-copied', text)
  })
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await page.getByText('Lista copiada. Cole onde quiser.').waitFor()
  await page.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await page.locator('[data-printed]').waitFor()

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const hidden of ['banner', 'navigation', 'tablist', 'contentinfo', 'button'] as const) {
    expect(await page.getByRole(hidden).count()).toBe(0)
  }
  await page.getByText('Loja Centro · 20/11/2026').waitFor()
  const printed = page.getByRole('list', { name: 'Minha lista de ofertas' })
  const sizes = await printed
    .locator(':is(p, label, strong):visible')
    .evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    )
  expect(sizes.length).toBeGreaterThan(12)
  const fourteenPoints = (14 * 96) / 72
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.floor(fourteenPoints))
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
  })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: null })
  await page.setViewportSize(PHONE)

  portal.tolerate(/ERR_|Failed to load/)
  await portal.fault('*', { kind: 'reset' })
  await page.reload()
  await list.click()
  expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(true)
  await page.getByText('Só para você · Loja Centro').first().waitFor()
  await page.getByRole('button', { name: 'Tirar da lista' }).first().click()
  await page.getByRole('tab', { name: 'Minha lista (11)' }).waitFor()
})

it("the customer's own list says where its vouchers could not be read, and reads them again", async () => {
  portal.tolerate(/500|Failed to load/)
  await portal.fault('GET /api/promocoes/voucher', status(500))
  const page = await openOffers()
  await page.getByRole('button', { name: 'Salvar', exact: true }).first().click()
  await page.getByRole('tab', { name: 'Minha lista (1)' }).click()
  await page.getByText('Não foi possível carregar os seus vouchers.').waitFor()
  await expectAccessible(page)
  await portal.heal()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByText('NATAL26').waitFor()
})

it('exclusive offers may be none, or odd', async () => {
  const odd = {
    idPromocao: 1,
    publico: 'E',
    nomeExibicao: '<b>Só para você</b>',
    tiposDescontos: [
      { idPromoProd: 1, nome: '<img src=x onerror=alert(1)>', preco: 0, regras: [] },
      { nome: 'SEM NÚMERO', preco: 9, precoOriginal: 3, regras: { tipo: 1, percentualDesconto: 10 } },
      { idPromoProd: 3, nome: '', preco: 1 },
    ],
  }
  await portal.fault(PROMOTIONS, answering([]))
  const page = await portal.visit('/promocoes')
  const field = page.getByRole('combobox', { name: 'Loja' })
  await field.selectOption('1')
  await page.getByText('Nenhuma oferta encontrada.').waitFor()

  await portal.fault(PROMOTIONS, answering([odd]))
  await field.selectOption('2')
  await page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' }).waitFor()
  await page.getByText('Preço na loja').waitFor()
  await page.getByText('10% de desconto').waitFor()
  await page.getByText('3 ofertas', { exact: true }).waitFor()
  const unnamed = page.getByRole('article').filter({ hasText: 'Oferta sem nome' })
  await unnamed.getByText('R$ 1,00').waitFor()
  await unnamed.getByRole('button', { name: 'Ativar' }).waitFor()
  expect(await page.getByRole('button', { name: 'Ativar', exact: true }).count()).toBe(2)
  await expectAccessible(page)
})

it('exclusive offers stay few in the page when they are thousands, keep the place of the keyboard, and are activated until it is enough', async () => {
  const customer = await portal.customer()
  await portal.control('bulk', { what: 'offers', count: 5000, customer: customer.document })
  const page = await openOffers({ customer, viewport: DESKTOP })
  await page.getByText('2.514 ofertas', { exact: true }).waitFor()
  const inPage = () =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .count()
  expect(await inPage()).toBeLessThan(60)

  await firstCard(page).getByRole('button', { name: 'Salvar' }).focus()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page
    .locator('[aria-setsize="2500"][aria-posinset="2500"], [aria-setsize="2"][aria-posinset="2"]')
    .last()
    .waitFor()
  expect(await inPage()).toBeLessThan(60)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Salvar')
  await expectAccessible(page)

  await activateAll(page, '2.514').click()
  await page
    .getByRole('dialog', { name: 'Ativar 2.514 ofertas?' })
    .getByRole('button', { name: 'Ativar' })
    .click()
  await page.getByText(/^[1-9]\d* de 2\.514$/).waitFor()
  await page.getByRole('button', { name: 'Parar' }).click()
  await page.getByText(/^[1-9]\d* de 2\.514 ofertas ativadas\.$/).waitFor()
  await expectAccessible(page)
})

it('exclusive offers end by the server’s day, on a device whose clock is half a day ahead', async () => {
  const customer = await portal.customer()
  const ends = async (device: number) => {
    const page = await portal.open('/promocoes', { customer, store: 1, deviceTime: device })
    await firstCard(page).waitFor()
    const words = await page.getByRole('main').textContent()
    return words?.match(/(?:Termina|Começa) [^)]+\)|Até \d\d\/\d\d/g) ?? []
  }
  const right = await ends(TEST_NOW)
  expect(right.join()).toContain('Termina')
  expect(await ends(TEST_NOW + 13 * 3_600_000)).toEqual(right)
})
