import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import {
  DESKTOP,
  expectAccessible,
  openPortal,
  PHONE,
  resumeTime,
  STOPPED_BY_POLICY,
  stopTime,
  tryAgain,
} from '../support/portal.ts'

const portal = openPortal()

const LIST = 'GET /api/fidelidade/campanhas'
const DETAIL = 'GET /api/fidelidade/campanha/7'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

const campaign = {
  idCampanha: 7,
  campanha: 'Natal Premiado',
  descricao: 'Junte e troque.',
  imagemBanner: null,
  dtaInicio: '2026-11-01T00:00:00',
  dtaFim: '2026-12-31T00:00:00',
  currentPrice: 1,
  regulamento: '',
  saldoDePontos: 10,
}

const wrongShape = (data: unknown) => ({ kind: 'wrong-shape', body: { data, statusCode: 200 } })

describe.each([
  ['a phone', PHONE, 'light'],
  ['a desktop', DESKTOP, 'dark'],
] as const)('the campaigns on %s', (_, viewport, colorScheme) => {
  it('tell their facts, what can be done now first, and lead on', async () => {
    const page = await portal.enter('/campanhas', { viewport, colorScheme })
    const christmas = card(page, 'Natal Premiado')
    await christmas.getByText('Cada real em compras vale 1 IdCoin.', { exact: false }).waitFor()
    for (const fact of ['01/11/2026', '31/12/2026', 'R$ 1,00', 'Faltam 41 dias', 'Você tem 1.520 IdCoins']) {
      await christmas.getByText(fact).waitFor()
    }
    await card(page, 'Aniversário Boa Praça').getByText('Encerrada', { exact: true }).waitFor()
    await card(page, 'Volta às Aulas').getByText('Começa em 12 dias').waitFor()
    const names = await page.getByRole('article').getByRole('heading').allTextContents()
    expect(names.at(-1)).toBe('Aniversário Boa Praça')
    await expectAccessible(page)

    await christmas.getByRole('link', { name: 'Extrato' }).click()
    await page.getByRole('heading', { level: 1, name: 'Extrato de pontos' }).waitFor()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await christmas.getByRole('link', { name: 'Natal Premiado' }).click()
    await page.getByRole('heading', { level: 2, name: 'Natal Premiado' }).waitFor()
    expect(page.url()).toContain('#/campanha/7/detalhes')
  })

  it('of which one shows the balance, and three links as its flags allow', async () => {
    const page = await portal.enter('/campanha/7/detalhes', { viewport, colorScheme })
    await page.getByText('1.520 IdCoins').waitFor()
    for (const [name, path] of [
      ['Extrato', 'extrato'],
      ['Trocar pontos', 'resgates'],
      ['Minhas trocas', 'resgates/detalhes'],
    ] as const) {
      const link = page.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(`#/campanha/7/${path}`)
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Voltar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  })

  it('of which one with flags missing says in words why nothing can be opened', async () => {
    await portal.fault(DETAIL, wrongShape({ ...campaign, saldoDePontos: null }))
    const page = await portal.enter('/campanha/7/detalhes', { viewport, colorScheme })
    await page.getByText('As trocas desta campanha não estão abertas.').waitFor()
    // The balance, which this campaign leaves out too, is asked for by itself.
    await page
      .getByText(/\d IdCoins/)
      .first()
      .waitFor()
    for (const name of ['Extrato', 'Trocar pontos', 'Minhas trocas']) {
      const link = page.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('aria-disabled')).toBe('true')
      expect(await link.getAttribute('href')).toBeNull()
    }
    await expectAccessible(page)
  })
})

describe('the list of campaigns', () => {
  it('says so when there are none', async () => {
    await portal.fault(LIST, wrongShape(null))
    const page = await portal.enter('/campanhas')
    await page.getByText('Nenhuma campanha por enquanto.').waitFor()
    await expectAccessible(page)
  })

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('stays small in the page of %s when they are thousands', async (_, viewport) => {
    const campaigns = Array.from({ length: 5000 }, (_, index) => ({
      ...campaign,
      idCampanha: index + 1,
      campanha: `Campanha ${index + 1}`,
      imagemBanner: `${portal.url}/brand/symbol.svg`,
    }))
    await portal.fault(LIST, wrongShape(campaigns))
    const page = await portal.enter('/campanhas', { viewport })
    const inPage = () => page.getByRole('list', { name: 'Campanhas' }).getByRole('listitem').count()
    await card(page, 'Campanha 1').waitFor()
    expect(await inPage()).toBeLessThan(60)
    const pictures = page.getByRole('article').locator('img')
    const loading = await pictures.evaluateAll((images) =>
      images.map((image) => image.getAttribute('loading')),
    )
    expect(new Set(loading)).toEqual(new Set(['lazy']))
    await expectAccessible(page)

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('[aria-posinset="5000"][aria-setsize="5000"]').waitFor()
    expect(await inPage()).toBeLessThan(60)
    const lead = card(page, 'Campanha 5000').getByRole('link', { name: 'Extrato' })
    expect(await lead.getAttribute('href')).toBe('#/campanha/5000/extrato')
  })

  it('keeps the columns of a short one when it is long', async () => {
    const rowsOf = async (length: number) => {
      const campaigns = Array.from({ length }, (_, index) => ({ ...campaign, idCampanha: index + 1 }))
      await portal.fault(LIST, wrongShape(campaigns))
      const page = await portal.enter('/campanhas', { viewport: DESKTOP })
      await page.getByRole('article').first().waitFor()
      const cards = await page
        .getByRole('article')
        .evaluateAll((articles) => articles.slice(0, 4).map((article) => article.getBoundingClientRect()))
      return cards.map(({ x, y, width }) => ({ x, y: Math.round(y), width }))
    }
    expect(await rowsOf(61)).toEqual(await rowsOf(60))
  })

  it('offers to try again what failed, with the sentence for it', async () => {
    await portal.fault(LIST, { kind: 'html' })
    const page = await portal.enter('/campanhas')
    await page.getByText('Não foi possível carregar as campanhas.').waitFor()
    await page.getByText('Ops!, ocorreu um erro ao tentar resgatar dados da campanha!').waitFor()
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await card(page, 'Natal Premiado').waitFor()
  })

  it('reads pasted HTML as words', async () => {
    const descricao = '<p>Junte &amp; <b>troque</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)>'
    await portal.fault(LIST, wrongShape([{ ...campaign, descricao, dtaFim: '2026-11-20T00:00:00' }]))
    const page = await portal.enter('/campanhas')
    await page.getByText('Junte & troque .', { exact: true }).waitFor()
    await page.getByText('Último dia').waitFor()
  })
})

describe('the rules of a campaign', () => {
  it('open in a tab after two seconds, sanitised', async () => {
    const page = await portal.enter('/campanhas')
    const button = card(page, 'Natal Premiado').getByRole('button', { name: 'Regulamento' })
    await button.waitFor()
    await stopTime(page)
    const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()])
    await tab.getByText('Abrindo…').waitFor()
    await resumeTime(page, 2000)
    await tab.getByRole('heading', { name: 'Regulamento — Natal Premiado' }).waitFor()
    expect(tab.url()).toBe(`${portal.url}/#/campanha/7/regulamento`)
    await expectAccessible(tab)
  })

  it('run nothing that the server wrote', async () => {
    portal.tolerate(...STOPPED_BY_POLICY)
    const regulamento =
      '<h2>Regras</h2><script>document.title="x"</script><img src=x onerror="document.title=\'x\'"><a href="javascript:alert(1)">clique</a>'
    await portal.fault(DETAIL, wrongShape({ ...campaign, regulamento }))
    const page = await portal.enter('/campanha/7/regulamento')
    await page.getByRole('heading', { name: 'Regras' }).waitFor()
    await page.getByText('clique').waitFor()
    expect(await page.title()).toBe('Regulamento · Rede Boa Praça')
    expect(await page.locator('main script, main [onerror], main a[href^="javascript"]').count()).toBe(0)
  })

  it('are said to be missing when there are none yet', async () => {
    const page = await portal.enter('/campanhas')
    await card(page, 'Volta às Aulas').getByRole('button', { name: 'Regulamento' }).click()
    await page.getByRole('status').getByText('Regulamento não disponível').waitFor()
  })
})

describe('a campaign', () => {
  it.each([
    ['that nobody knows', '987654', /404/],
    ['whose id is as big as ids get', '9007199254740991', /404/],
  ])('%s is not found', async (_, id, complaint) => {
    portal.tolerate(complaint)
    const page = await portal.enter(`/campanha/${id}/detalhes`)
    await page.getByRole('status').getByText('Ops!, não foi possivel capturar detalhes da campanha').waitFor()
    await page.getByRole('link', { name: 'Ver campanhas' }).waitFor()
    await expectAccessible(page)
  })

  it.each([
    ['an empty answer', { kind: 'wrong-shape', body: { data: null, statusCode: 200 } }],
    ['a 404', { kind: 'status', status: 404 }],
  ])('that is not found, by %s, can be asked for again', async (_, answer) => {
    portal.tolerate(/404/)
    await portal.fault(DETAIL, answer)
    const page = await portal.enter('/campanha/7/detalhes')
    await page.getByText('Não encontramos esta campanha.').waitFor()
    await portal.heal()
    await tryAgain(page)
    await page.getByRole('heading', { level: 2, name: 'Natal Premiado' }).waitFor()
  })

  it("of another customer shows the server's words and can be tried again", async () => {
    portal.tolerate(/403/)
    const body = { statusCode: 403, description: 'Campanha de outro cliente.', data: null }
    await portal.fault(DETAIL, status(403, body))
    const page = await portal.enter('/campanha/7/detalhes')
    await page.getByText('Campanha de outro cliente.').waitFor()
    await page
      .getByRole('status')
      .getByText('Ops!, ocorreu um erro ao tentar resgatar dados da campanha!')
      .waitFor()
    await portal.heal()
    await tryAgain(page)
    await page.getByRole('heading', { level: 2, name: 'Natal Premiado' }).waitFor()
  })

  it.each(['abc', '0', '7e3', '99999999999999999999'])('is not asked for by the id %s', async (id) => {
    const page = await portal.enter(`/campanha/${id}/detalhes`)
    await page
      .getByRole('status')
      .getByText('Ops!, Parametro para consulta não está sendo repassado!')
      .waitFor()
    await page.getByRole('button', { name: 'Tentar de novo' }).waitFor()
  })
})
