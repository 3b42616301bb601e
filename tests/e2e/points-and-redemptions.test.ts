import { describe, expect, it } from 'vitest'
import { DESKTOP, EMPTY, expectAccessible, openPortal, PHONE, tryAgain } from '../support/portal.ts'
import { REWARDS } from '../support/rewards-screen.ts'

const portal = openPortal()

const STATEMENT = '/campanha/7/extrato'
const HISTORY = '/campanha/7/resgates/detalhes'

const answering = (data: unknown) => ({ kind: 'wrong-shape', body: { data, statusCode: 200 } })

const linesOf = (length: number) => ({
  extratos: Array.from({ length }, (_, index) => ({
    descricao: `Compra ${index + 1}`,
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

describe.each([
  ['a phone', PHONE, 'light'],
  ['a desktop', DESKTOP, 'dark'],
] as const)('on %s', (_, viewport, colorScheme) => {
  it('the statement tells points with their sign, ten by ten, and the balance they make', async () => {
    const page = await portal.enter(STATEMENT, { viewport, colorScheme })
    await page.getByText('1.520 IdCoins', { exact: true }).waitFor()
    const lines = page.getByRole('region', { name: 'Lançamentos' }).getByRole('listitem')
    await lines.first().waitFor()
    expect(await lines.count()).toBe(10)
    expect(await lines.first().textContent()).toMatch(/Compra 00080819\/11\/2026\+180 IdCoins, entrada/)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Saídas' }).click()
    await page.getByText('−640 IdCoins').waitFor()
    expect(await lines.count()).toBe(3)
    await page.getByRole('button', { name: 'Carregar mais lançamentos' }).click()
    await page.getByText('Estes são todos os seus lançamentos.').waitFor()
    expect(await lines.count()).toBe(5)
    await page.getByRole('button', { name: 'Todos' }).click()
    expect(await lines.count()).toBeGreaterThan(10)
  })

  it('the exchanges stand in two tabs, with their columns', async () => {
    const page = await portal.enter(HISTORY, { viewport, colorScheme })
    await page.getByRole('table', { name: 'Resgates Pendentes' }).waitFor()
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Resgate',
      'Descrição',
      'Dta.Solicitação',
      'Qtd. Pontos',
    ])
    const row = page.getByRole('row').filter({ hasText: 'Jogo de toalhas' })
    for (const value of ['28', '18/11/2026', '640']) await row.getByText(value, { exact: true }).waitFor()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Resgates Efetuados' }).click()
    await page.getByRole('table', { name: 'Resgates Efetuados' }).waitFor()
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Resgate',
      'Descrição',
      'Produto',
      'Tipo',
      'Qtd. Pontos',
    ])
    await page.getByRole('row').filter({ hasText: 'Vale-compra R$ 20' }).getByText('400').waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Campanha' }).waitFor()
    expect(page.url()).toContain('#/campanha/7/detalhes')
  })

  it('a statement that comes whole stays small in the page', async () => {
    await portal.fault('GET /api/fidelidade/extratos', answering(linesOf(5000)))
    const page = await portal.enter(STATEMENT, { viewport, colorScheme })
    const lines = page.getByRole('list', { name: 'Lançamentos' }).getByRole('listitem')
    await lines.first().waitFor()
    expect(await lines.first().getAttribute('aria-setsize')).toBe('5000')
    expect(await lines.count()).toBeLessThan(60)
    await expectAccessible(page)

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('[aria-posinset="5000"]').getByText('Compra 5000').waitFor()
    expect(await lines.count()).toBeLessThan(60)
    await page.getByRole('button', { name: 'Saídas' }).click()
    await page.locator('[aria-setsize="2500"]').first().waitFor()
    expect(await lines.count()).toBeLessThan(60)
  })

  it('thousands of exchanges stay a table of which few rows are in the page', async () => {
    await portal.fault('GET /api/fidelidade/campanha/*/pendentes', answering(pendingOf(5000)))
    const page = await portal.enter(HISTORY, { viewport, colorScheme })
    const table = page.getByRole('table', { name: 'Resgates Pendentes' })
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await row('Prêmio 1').waitFor()
    expect(await table.getAttribute('aria-rowcount')).toBe('5001')
    expect(await row('Prêmio 1').getAttribute('aria-rowindex')).toBe('2')
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Resgate',
      'Descrição',
      'Dta.Solicitação',
      'Qtd. Pontos',
    ])
    expect(await table.getByRole('row').count()).toBeLessThan(60)
    await expectAccessible(page)

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await row('Prêmio 5000').waitFor()
    expect(await row('Prêmio 5000').getAttribute('aria-rowindex')).toBe('5001')
    expect(await row('Prêmio 5000').getByRole('cell').count()).toBe(3)
    expect(await table.getByRole('row').count()).toBeLessThan(60)
  })
})

describe('the statement', () => {
  it('says so when nothing is there, and leads home and back', async () => {
    const page = await portal.enter(STATEMENT, { profile: EMPTY })
    await page.getByText('Não há nenhum extrato disponível.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Home' }).click()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Campanhas' }).waitFor()
  })

  it('keeps what is there when more of it fails, and tries again', async () => {
    const page = await portal.enter(STATEMENT)
    await page.getByText('Compra 000808').waitFor()
    await portal.fault('GET /api/fidelidade/extratos', { kind: 'malformed' })
    await page.getByRole('button', { name: 'Carregar mais lançamentos' }).click()
    await page.getByText('Não foi possível carregar os lançamentos mais antigos.').waitFor()
    await page.getByText('Compra 000808').waitFor()
    await portal.heal()
    await tryAgain(page)
    await page.getByText('Estes são todos os seus lançamentos.').waitFor()
  })

  it('keeps the place on the page, and of the keyboard, when what is added makes it long', async () => {
    await portal.fault('GET /api/fidelidade/extratos', answering(linesOf(10)))
    const page = await portal.enter(STATEMENT)
    const lines = page.getByRole('region', { name: 'Lançamentos' }).getByRole('listitem')
    const more = page.getByRole('button', { name: 'Carregar mais lançamentos' })
    for (const shown of [10, 20, 30, 40, 50]) {
      await lines.nth(shown - 1).waitFor()
      await more.click()
    }
    await lines.nth(59).waitFor()
    await more.scrollIntoViewIfNeeded()
    const before = await lines.nth(59).boundingBox()
    await more.click()
    const same = page.locator('[aria-setsize="70"][aria-posinset="60"]')
    await same.waitFor()
    const after = await same.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(24)
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('that fails says its sentence and offers to try again', async () => {
    await portal.fault(
      'GET /api/fidelidade/extratos',
      answering({ extratos: [{ descricao: 'Compra', qtDePonto: '230' }] }),
    )
    const page = await portal.enter(STATEMENT)
    await page.getByRole('status').getByText('Ops!, Erro ao consultar informações de extratos').waitFor()
    await page.getByText('Não foi possível carregar o extrato.').waitFor()
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await page.getByText('Compra 000808').waitFor()
  })

  it.each([STATEMENT, HISTORY])('and the exchanges ask nothing without a campaign: %s', async (path) => {
    const page = await portal.enter(path.replace('/7/', '/abc/'))
    const sentence = page.getByRole('status').getByText('Ops!, parametro para consulta não foi repassado')
    await sentence.waitFor()
    await page.getByRole('link', { name: 'Ver campanhas' }).waitFor()
    await page.getByRole('button', { name: 'Fechar' }).click()
    await sentence.waitFor({ state: 'detached' })
    await tryAgain(page)
    await sentence.waitFor()
  })

  it.each([
    [STATEMENT, 'o extrato', 'Ops!, Erro ao consultar informações de extratos'],
    [HISTORY, 'os resgates pendentes', 'Ops! Não foi possivel recuperar detalhes dos resgates'],
  ])(
    'and the exchanges of a campaign that nobody knows offer to try again: %s',
    async (path, what, toast) => {
      portal.tolerate(/404/)
      const page = await portal.enter(path.replace('/7/', '/987654/'))
      await page.getByRole('status').getByText(toast).waitFor()
      const missing = page.getByRole('main').getByText(`Não foi possível carregar ${what}.`)
      await missing.locator('..').getByRole('button', { name: 'Tentar de novo' }).waitFor()
    },
  )
})

describe('the exchanges', () => {
  it('say so when there are none', async () => {
    const page = await portal.enter(HISTORY, { profile: EMPTY })
    await page.getByText('Nenhum resgate pendente.').waitFor()
    await page.getByRole('tab', { name: 'Resgates Efetuados' }).click()
    await page.getByText('Nenhum resgate efetuado.').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Trocar pontos' }).click()
    await page.getByRole('heading', { level: 1, name: 'Trocar pontos' }).waitFor()
  })

  it('that fail say their sentence and offer to try again', async () => {
    await portal.fault('GET /api/fidelidade/campanha/*/pendentes', { kind: 'malformed' })
    portal.tolerate(/Failed to load resource/)
    const page = await portal.enter(HISTORY)
    await page
      .getByRole('status')
      .getByText('Ops! Não foi possivel recuperar detalhes dos resgates')
      .waitFor()
    await page.getByText('Não foi possível carregar os resgates pendentes.').waitFor()
    await portal.heal()
    await tryAgain(page)
    await page.getByRole('table', { name: 'Resgates Pendentes' }).waitFor()
    await page.getByRole('button', { name: 'Home' }).click()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  })
})

it('the chat page has its heading', async () => {
  const page = await portal.enter('/chats')
  await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()
  await expectAccessible(page)
})

describe('the campaign that a screen belongs to', () => {
  const line = 'Natal Premiado · até 31/12/2026'
  const asked = () =>
    portal.sandbox.requests.filter(({ path }) => path === '/api/fidelidade/campanha/7').length

  it.each([STATEMENT, REWARDS, HISTORY])('is named under the title of %s', async (screen) => {
    const page = await portal.enter(screen)
    await page.getByText(line, { exact: true }).waitFor()
  })

  it('is not asked for when a screen before has read it', async () => {
    const page = await portal.enter('/campanhas')
    const before = asked()
    await page.getByRole('article', { name: 'Natal Premiado' }).getByRole('link', { name: 'Extrato' }).click()
    await page.getByText(line, { exact: true }).waitFor()
    expect(asked()).toBe(before)
  })

  it('may be unknown: the screen works all the same, and says nothing of it', async () => {
    await portal.fault('GET /api/fidelidade/campanha/7', { kind: 'malformed' })
    const page = await portal.enter(STATEMENT)
    await page.getByText('1.520 IdCoins', { exact: true }).waitFor()
    expect(await page.getByText('Natal Premiado').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Fechar', exact: true }).count()).toBe(0)
  })
})
