import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { answering } from '../support/faults.ts'
import { EMPTY, openPortal, tryAgain } from '../support/portal.ts'
import { REWARDS } from '../support/rewards-screen.ts'
import { goTo } from '../support/screens.ts'

const portal = openPortal()

const STATEMENT = '/campanha/7/extrato'
const HISTORY = '/campanha/7/resgates/detalhes'
const LINES = 'GET /api/fidelidade/extratos'
const PENDING = 'GET /api/fidelidade/campanha/*/pendentes'

/** @param first the number of the first line. A page that repeats the one before it is left out. */
const linesOf = (length: number, first = 1) => ({
  extratos: Array.from({ length }, (_, index) => ({
    descricao: `Compra ${first + index}`,
    qtDePonto: index % 2 === 0 ? 10 : -10,
  })),
})

const pendingOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    idResgate: index + 1,
    descricao: `Prêmio ${index + 1}`,
    dtaSolicitacaoTroca: '2026-11-18T10:00:00',
    qtdPonto: 640,
  }))

const statementLines = (page: Page) => page.getByRole('region', { name: 'Lançamentos' }).getByRole('listitem')
const more = (page: Page) => page.getByRole('button', { name: 'Carregar mais lançamentos' })
const toBottom = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

describe('the statement', () => {
  it('tells points with their sign, ten by ten, and the balance they make, and keeps them when more fails', async () => {
    const page = await portal.visit(STATEMENT)
    await page.getByText('1.520 IdCoins', { exact: true }).waitFor()
    const lines = statementLines(page)
    await lines.first().waitFor()
    await expect.poll(() => lines.count()).toBe(10)
    expect(await lines.first().textContent()).toMatch(/Compra 00080819\/11\/2026\+180 IdCoins, entrada/)

    await page.getByRole('button', { name: 'Saídas' }).click()
    await page.getByText('−640 IdCoins').waitFor()
    await expect.poll(() => lines.count()).toBe(3)
    await portal.fault(LINES, { kind: 'malformed' })
    await more(page).click()
    await page.getByText('Não foi possível carregar os lançamentos mais antigos.').waitFor()
    expect(await lines.count()).toBe(3)
    await portal.heal()
    await tryAgain(page)
    await page.getByText('Estes são todos os seus lançamentos.').waitFor()
    await expect.poll(() => lines.count()).toBe(5)
    await page.getByRole('button', { name: 'Todos' }).click()
    await expect.poll(() => lines.count()).toBeGreaterThan(10)

    await page.getByRole('button', { name: 'Home' }).click()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Campanhas' }).waitFor()
  })

  it('keeps the place on the page, and of the keyboard, when what is added makes it long', async () => {
    await portal.fault(LINES, answering(linesOf(10)))
    const page = await portal.visit(STATEMENT)
    const lines = statementLines(page)
    for (const shown of [10, 20, 30, 40, 50]) {
      await lines.nth(shown - 1).waitFor()
      await portal.fault(LINES, answering(linesOf(10, shown + 1)))
      await more(page).click()
    }
    await lines.nth(59).waitFor()
    await portal.fault(LINES, answering(linesOf(10, 61)))
    await more(page).scrollIntoViewIfNeeded()
    const before = await lines.nth(59).boundingBox()
    await more(page).click()
    const same = page.locator('[aria-setsize="70"][aria-posinset="60"]')
    await same.waitFor()
    const after = await same.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(24)
    await expect.poll(() => more(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

describe('the exchanges', () => {
  it('stand in two tabs, with their columns', async () => {
    const page = await portal.visit(HISTORY)
    await page.getByRole('table', { name: 'Resgates Pendentes' }).waitFor()
    const columns = () => page.getByRole('columnheader').allTextContents()
    expect(await columns()).toEqual(['Resgate', 'Descrição', 'Dta.Solicitação', 'Qtd. Pontos'])
    const row = page.getByRole('row').filter({ hasText: 'Jogo de toalhas' })
    for (const value of ['28', '18/11/2026', '640']) await row.getByText(value, { exact: true }).waitFor()

    await page.getByRole('tab', { name: 'Resgates Efetuados' }).click()
    await page.getByRole('table', { name: 'Resgates Efetuados' }).waitFor()
    expect(await columns()).toEqual(['Resgate', 'Descrição', 'Produto', 'Tipo', 'Qtd. Pontos'])
    await page.getByRole('row').filter({ hasText: 'Vale-compra R$ 20' }).getByText('400').waitFor()
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().y))
    expect(new Set(tops).size).toBe(1)
    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Campanha' }).waitFor()
    expect(page.url()).toContain('#/campanha/7/detalhes')
  })

  it('stay a table of which few rows are in the page when they are thousands', async () => {
    await portal.fault(PENDING, answering(pendingOf(5000)))
    const page = await portal.visit(HISTORY)
    const table = page.getByRole('table', { name: 'Resgates Pendentes' })
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await row('Prêmio 1').waitFor()
    expect(await table.getAttribute('aria-rowcount')).toBe('5001')
    expect(await row('Prêmio 1').getAttribute('aria-rowindex')).toBe('2')
    expect(await table.getByRole('columnheader').count()).toBe(4)
    expect(await table.getByRole('row').count()).toBeLessThan(60)
    await expectAccessible(page)

    await toBottom(page)
    await row('Prêmio 5000').waitFor()
    expect(await row('Prêmio 5000').getAttribute('aria-rowindex')).toBe('5001')
    expect(await row('Prêmio 5000').getByRole('cell').count()).toBe(3)
    expect(await table.getByRole('row').count()).toBeLessThan(60)
  })

  it('may be none, and lead to the rewards, but not in a campaign without exchanges', async () => {
    const campaign = { idCampanha: 7, campanha: 'Natal Premiado', flagTrocarPontos: false }
    await portal.fault('GET /api/fidelidade/campanha/7', answering(campaign))
    const page = await portal.visit(HISTORY, { profile: EMPTY })
    await page.getByText('Nenhum resgate pendente.').waitFor()
    await page.getByText('Natal Premiado', { exact: true }).waitFor()
    const rewards = page.getByRole('main').getByRole('link', { name: 'Trocar pontos' })
    expect(await rewards.count()).toBe(0)

    await portal.heal()
    await page.reload()
    await page.getByText('Nenhum resgate pendente.').waitFor()
    await page.getByRole('tab', { name: 'Resgates Efetuados' }).click()
    await page.getByText('Nenhum resgate efetuado.').waitFor()
    await rewards.click()
    await page.getByRole('heading', { level: 1, name: 'Trocar pontos' }).waitFor()
  })
})

describe('the campaign that a screen belongs to', () => {
  it('is named under its title, and not asked for when a screen before has read it', async () => {
    const line = 'Natal Premiado · até 31/12/2026'
    const asked = () =>
      portal.sandbox.requests.filter(({ path }) => path === '/api/fidelidade/campanha/7').length
    const page = await portal.visit('/campanhas')
    const before = asked()
    await page.getByRole('article', { name: 'Natal Premiado' }).getByRole('link', { name: 'Extrato' }).click()
    await page.getByText(line, { exact: true }).waitFor()
    for (const path of [REWARDS, HISTORY]) {
      await goTo(page, path)
      await page.getByText(line, { exact: true }).waitFor()
    }
    expect(asked()).toBe(before)
  })
})
