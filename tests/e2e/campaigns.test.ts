import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { downloaded } from '../support/downloads.ts'
import { answering, status } from '../support/faults.ts'
import { holdBack } from '../support/hold-back.ts'
import { resumeTime, stopTime } from '../support/page-time.ts'
import { DESKTOP, openPortal, tryAgain } from '../support/portal.ts'

const portal = openPortal()

const LIST = 'GET /api/fidelidade/campanhas'
const DETAIL = 'GET /api/fidelidade/campanha/7'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text)
const FAILED = 'Ops!, ocorreu um erro ao tentar resgatar dados da campanha!'

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

describe('the picture of a campaign', () => {
  const NAME = 'Natal Premiado'

  const countTransitions = (page: Page) =>
    page.addInitScript(() => {
      const start = Document.prototype.startViewTransition
      Document.prototype.startViewTransition = function (...update) {
        const { dataset } = this.documentElement
        dataset.transitions = `${Number(dataset.transitions ?? 0) + 1}`
        return start.apply(this, update)
      }
    })

  it.each([
    { browser: 'moves to the details', reducedMotion: 'no-preference', count: '1' },
    { browser: 'does not move for who wants no motion', reducedMotion: 'reduce', count: null },
  ] as const)(
    '$browser, and stands there with the name before their answer',
    async ({ reducedMotion, count }) => {
      const page = await portal.enter('/campanhas', { reducedMotion, prepare: countTransitions })
      const { release } = await holdBack(page, '**/api/fidelidade/campanha/7*')
      const address = await card(page, NAME).locator('img').getAttribute('src')
      await card(page, NAME).getByRole('link', { name: NAME }).click()
      await page.getByRole('heading', { level: 2, name: NAME }).waitFor()
      const picture = page.locator(`main img[src="${address}"]`)
      await picture.waitFor()
      await page.locator('main [aria-busy="true"]').first().waitFor()
      await picture.evaluate((element) => element.classList.add('the-same'))
      release()
      await page.getByRole('link', { name: 'Trocar pontos' }).waitFor()
      expect(await picture.getAttribute('class')).toContain('the-same')
      expect(await page.locator('html').getAttribute('data-transitions')).toBe(count)
    },
  )
})

describe('the campaigns', () => {
  it('tell their facts, what can be done now first, and lead on', async () => {
    const page = await portal.visit('/campanhas')
    const christmas = card(page, 'Natal Premiado')
    await christmas.getByText('Cada real em compras vale 1 IdCoin.', { exact: false }).waitFor()
    for (const fact of [
      '01/11/2026',
      '31/12/2026',
      'R$ 1,00',
      'Termina em 41 dias',
      'Você tem 1.520 IdCoins',
    ]) {
      await christmas.getByText(fact).waitFor()
    }
    await card(page, 'Aniversário Boa Praça').getByText('Encerrada', { exact: true }).waitFor()
    await card(page, 'Volta às Aulas').getByText('Começa em 12 dias').waitFor()
    const names = await page.getByRole('article').getByRole('heading').allTextContents()
    expect(names.at(-1)).toBe('Aniversário Boa Praça')

    const rewards = christmas.getByRole('link', { name: 'Trocar pontos' })
    expect(await rewards.getAttribute('href')).toBe('#/campanha/7/resgates')
    const over = await card(page, 'Aniversário Boa Praça').textContent()
    expect(over).toMatch(/Saldo final: [\d.]+ IdCoins\. As trocas estão encerradas\./)
    expect(over).not.toContain('Você tem')
    await christmas.getByRole('link', { name: 'Extrato' }).click()
    await page.getByRole('heading', { level: 1, name: 'Extrato de pontos' }).waitFor()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await christmas.getByRole('link', { name: 'Natal Premiado' }).click()
    await page.getByRole('heading', { level: 2, name: 'Natal Premiado' }).waitFor()
    expect(page.url()).toContain('#/campanha/7/detalhes')

    await page.getByText('1.520 IdCoins').waitFor()
    for (const [name, path] of [
      ['Extrato', 'extrato'],
      ['Trocar pontos', 'resgates'],
      ['Minhas trocas', 'resgates/detalhes'],
    ] as const) {
      const link = page.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(`#/campanha/7/${path}`)
    }
    await page
      .getByRole('region', { name: 'Próxima recompensa' })
      .getByText(/^Faltam? /)
      .waitFor()
    const reminder = await downloaded(page.getByRole('button', { name: 'Criar lembrete' }))
    expect(reminder.text).toContain('DTSTART:20261229T090000')
    const back = page.getByRole('link', { name: 'Voltar' })
    expect((await back.boundingBox())?.x).toBeGreaterThanOrEqual(0)
    await page.getByRole('link', { name: 'Regulamento' }).click()
    await page.getByRole('heading', { name: 'Regulamento — Natal Premiado' }).waitFor()
    await back.click()
    await page.getByRole('heading', { level: 2, name: 'Natal Premiado' }).waitFor()
    await back.click()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  })

  it('of which one has its flags missing: words say why nothing can be opened', async () => {
    await portal.fault(DETAIL, answering({ ...campaign, saldoDePontos: null }))
    const page = await portal.visit('/campanha/7/detalhes')
    await page.getByText('As trocas desta campanha não estão abertas.').waitFor()
    for (const name of ['Extrato', 'Trocar pontos', 'Minhas trocas']) {
      const link = page.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('aria-disabled')).toBe('true')
      expect(await link.getAttribute('href')).toBeNull()
    }
    await expectAccessible(page)
  })

  it('stay few in the page when they are thousands, in the columns of a short list', async () => {
    const campaigns = Array.from({ length: 5000 }, (_, index) => ({
      ...campaign,
      idCampanha: index + 1,
      campanha: `Campanha ${index + 1}`,
      imagemBanner: `${portal.url}/brand/symbol.svg`,
    }))
    const firstCards = async () => {
      await card(page, 'Campanha 1').waitFor()
      const cards = await page
        .getByRole('article')
        .evaluateAll((articles) => articles.slice(0, 4).map((article) => article.getBoundingClientRect()))
      return cards.map(({ x, y, width }) => ({ x, y: Math.round(y), width }))
    }
    await portal.fault(LIST, answering(campaigns.slice(0, 60)))
    const page = await portal.visit('/campanhas', { viewport: DESKTOP })
    const ofShortList = await firstCards()

    await portal.fault(LIST, answering(campaigns))
    await page.reload()
    expect(await firstCards()).toEqual(ofShortList)
    const inPage = () => page.getByRole('list', { name: 'Campanhas' }).getByRole('listitem').count()
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
})

describe('the rules of a campaign', () => {
  it('open in a tab after two seconds, or are said to be missing', async () => {
    const page = await portal.enter('/campanhas')
    await card(page, 'Volta às Aulas').getByRole('button', { name: 'Regulamento' }).click()
    await toast(page, 'Regulamento não disponível').waitFor()

    const button = card(page, 'Natal Premiado').getByRole('button', { name: 'Regulamento' })
    await stopTime(page)
    const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()])
    await tab.getByText('Abrindo…').waitFor()
    await resumeTime(page, 2000)
    await tab.getByRole('heading', { name: 'Regulamento — Natal Premiado' }).waitFor()
    expect(tab.url()).toBe(`${portal.url}/#/campanha/7/regulamento`)
  })
})

describe('a campaign', () => {
  it('that is not found or is of another customer says so and can be asked for again', async () => {
    portal.tolerate(/40[34]/)
    await portal.fault(DETAIL, status(404))
    const page = await portal.visit('/campanha/7/detalhes')
    await toast(page, 'Ops!, não foi possivel capturar detalhes da campanha').waitFor()
    await page.getByText('Não encontramos esta campanha.').waitFor()
    await page.getByRole('link', { name: 'Ver campanhas' }).waitFor()
    await expectAccessible(page)

    const body = { statusCode: 403, description: 'Campanha de outro cliente.', data: null }
    await portal.fault(DETAIL, status(403, body))
    await tryAgain(page)
    await page.getByText('Campanha de outro cliente.').waitFor()
    await toast(page, FAILED).waitFor()
    await portal.heal()
    await tryAgain(page)
    await page.getByRole('heading', { level: 2, name: 'Natal Premiado' }).waitFor()
  })
})

it('a step back leads to where the list was scrolled to, and the focus to its heading', async () => {
  const page = await portal.visit('/campanhas')
  await card(page, 'Natal Premiado').getByRole('link', { name: 'Natal Premiado' }).waitFor()
  await page.waitForLoadState('networkidle')
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, 500))
  await card(page, 'Natal Premiado').getByRole('link', { name: 'Natal Premiado' }).click()
  await page.getByRole('link', { name: 'Minhas trocas' }).waitFor()
  await expect.poll(place).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.goBack()
  await expect.poll(place).toBe(500)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Campanhas')
  await page.goForward()
  await expect.poll(place).toBe(300)
})

it('an address with capitals is the same screen, and the id of its campaign stays as it is', async () => {
  portal.tolerate(/404/)
  const page = await portal.visit('/Campanha/NAT-26/Detalhes')
  await page.getByRole('heading', { level: 1, name: 'Campanha' }).waitFor()
  const asked = () => portal.sandbox.requests.map(({ path }) => path)
  await expect.poll(asked).toContain('/api/fidelidade/campanha/NAT-26')
})
