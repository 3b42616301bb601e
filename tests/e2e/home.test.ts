import type { Page } from 'playwright-core'
import type { Swiper } from 'swiper/types'
import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import { DESKTOP, expectAccessible, openPortal, PHONE, tryAgain } from '../support/portal.ts'

const portal = openPortal()

async function home(options: Parameters<typeof portal.open>[1] = {}): Promise<Page> {
  const page = await portal.enter('/portal', { ...options })
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  return page
}

const offers = (page: Page) => page.getByRole('region', { name: 'Ofertas da sua loja' })

async function chooseStore(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Loja' }).selectOption({ index: 1 })
  await offers(page).getByRole('article').first().waitFor()
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the home screen on %s', (_, viewport) => {
  it('shows what the customer has', async () => {
    const page = await home({ viewport })
    await page.getByText('R$ 87,40').waitFor()
    await page.getByText('Cliente desde 14/03/2021').waitFor()
    await page.getByText('Olá, Cliente!', { exact: true }).waitFor()
    await page.getByText('Cliente de Teste', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Ver tabloides' }).waitFor()
  })

  it.each(['light', 'dark'] as const)(
    'has no accessibility violation in the %s theme',
    async (colorScheme) => {
      const page = await home({ viewport, colorScheme })
      await page.getByText('R$ 87,40').waitFor()
      await expectAccessible(page)
      await chooseStore(page)
      await expectAccessible(page)
    },
  )

  it('tells a new customer how it begins, and nothing that is not true yet', async () => {
    const page = await home({ viewport, customer: await portal.customer({ profile: 'empty' }) })
    await page.getByText('Informe seu CPF ou CNPJ no caixa para juntar cashback.').waitFor()
    await page.getByText('Seus descontos vão somar aqui.').waitFor()
    expect(await page.getByText(/pendentes|Use na sua próxima compra|já devolveram/).count()).toBe(0)
  })

  it('never scrolls sideways, not even at 320 px', async () => {
    const page = await home({ viewport })
    await chooseStore(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

describe('the store of the home screen', () => {
  it('names the promotion of each offer, and leaves out a name that is empty', async () => {
    const promotionOf = (idPromocao: number, nomeExibicao: string | null, nome: string) => ({
      idPromocao,
      publico: 'G',
      nomeExibicao,
      tiposDescontos: [{ idPromoProd: idPromocao, nome, preco: 5 }],
    })
    const data = [promotionOf(1, 'Ofertas da semana', 'ARROZ'), promotionOf(2, null, 'FEIJÃO')]
    const call = 'GET /api/promocoes/global/*'
    const fault = { kind: 'wrong-shape', body: { data, statusCode: 200 } }
    await portal.fault(call, fault)
    const page = await home()
    await chooseStore(page)
    const cards = offers(page).getByRole('article')
    await cards.filter({ hasText: 'ARROZ' }).getByText('Ofertas da semana', { exact: true }).waitFor()
    expect(await cards.filter({ hasText: 'FEIJÃO' }).getByRole('paragraph').allTextContents()).toEqual([
      'R$\u00a05,00',
    ])
  })

  it('shows all five kinds of discount and prices by weight', async () => {
    const page = await home()
    await chooseStore(page)
    const shown = offers(page)
    await shown
      .getByText(/^\d+% de desconto$/)
      .first()
      .waitFor()
    await shown
      .getByText(/^R\$\s[\d,]+ de desconto por unidade$/)
      .first()
      .waitFor()
    await shown
      .getByText(/^R\$\s[\d,]+ de desconto por litro$/)
      .first()
      .waitFor()
    await shown.getByText('por 100 g').first().waitFor()
    await shown.getByText(/o kg$/).first().waitFor()
  })

  it('is remembered', async () => {
    const page = await home()
    await chooseStore(page)
    const chosen = await page.getByRole('combobox', { name: 'Loja' }).inputValue()
    await page.reload()
    await offers(page).getByRole('article').first().waitFor()
    expect(await page.getByRole('combobox', { name: 'Loja' }).inputValue()).toBe(chosen)
  })

  it('is carried to the exclusive offers', async () => {
    const page = await home()
    await chooseStore(page)
    const chosen = await page.getByRole('combobox', { name: 'Loja' }).inputValue()
    await page.getByRole('button', { name: 'Ofertas exclusivas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ofertas exclusivas' }).waitFor()
    expect(await page.evaluate(() => window.history.state)).toEqual({ store: Number(chosen) })
  })
})

describe('each part of the home screen', () => {
  it.each([
    ['GET /api/contacorrente/saldo', 'o seu saldo', 'R$ 87,40'],
    ['GET /api/cupom/totaldesconto', 'o seu total economizado', 'Cliente desde 14/03/2021'],
    ['GET /api/empresas', 'as lojas', 'Escolha uma loja para ver as ofertas'],
  ])('fails and is tried again alone: %s', async (call, what, expected) => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault(call, status(500))
    const page = await portal.enter('/portal')
    await page.getByText(`Não foi possível carregar ${what}.`).waitFor()
    await expectAccessible(page)

    await portal.heal()
    await tryAgain(page)
    await page.getByText(expected).first().waitFor()
    await page.getByText(`Não foi possível carregar ${what}.`).waitFor({ state: 'hidden' })
  })

  it.each(['malformed', 'html', 'truncated', 'empty', 'wrong-shape'])(
    'says so when all answers are %s, and never shows a blank page',
    async (kind) => {
      portal.tolerate(/Failed to load resource/)
      await portal.fault('GET /api/*', { kind })
      const page = await portal.enter('/portal')
      await page.getByText('Não foi possível carregar o seu saldo.').waitFor()
      await page.getByText('Não foi possível carregar o seu total economizado.').waitFor()
      await page.getByRole('button', { name: 'Minha conta' }).waitFor()
    },
  )
})

describe('what was known before', () => {
  it('stands in for an answer that is missing, says so, and can be asked for again', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await home()
    const balance = page.getByRole('region', { name: 'Saldo de cashback' })
    await balance.getByText('R$ 87,40').waitFor()
    let refused = 0
    await page.route('**/api/contacorrente/saldo', (route) => {
      refused++
      return route.abort()
    })
    await page.reload()
    await balance.getByText('R$ 87,40').waitFor()
    await balance.getByText('Não foi possível atualizar o seu saldo.', { exact: false }).waitFor()
    await expectAccessible(page)

    // Asked three times, and three times more for its one second chance: then it is left in peace.
    await expect.poll(() => refused).toBe(6)
    await page.unroute('**/api/contacorrente/saldo')
    await balance.getByRole('button', { name: 'Tentar de novo' }).click()
    await balance.getByText('Não foi possível', { exact: false }).waitFor({ state: 'hidden' })
    await balance.getByText('R$ 87,40').waitFor()
  })
})

describe('the banners', () => {
  it('move on every 3 seconds until they are paused', async () => {
    const page = await home({ reducedMotion: 'no-preference', viewport: DESKTOP })
    const carousel = page.getByRole('region', { name: 'Destaques' })
    const current = () => carousel.locator('.swiper-slide-active').getAttribute('aria-label')
    await carousel.getByRole('group', { name: '1 de 4' }).first().waitFor()
    expect(await current()).toBe('1 de 4')

    await page.clock.fastForward(3100)
    await expect.poll(current).toBe('2 de 4')

    await carousel.getByRole('button', { name: 'Pausar destaques' }).click()
    const paused = await current()
    await page.clock.fastForward(9000)
    expect(await current()).toBe(paused)
  })

  it('move on below a pointer that was only left there, and wait for one that moves', async () => {
    const page = await home({ reducedMotion: 'no-preference', viewport: DESKTOP })
    const carousel = page.getByRole('region', { name: 'Destaques' })
    const current = () => carousel.locator('.swiper-slide-active').getAttribute('aria-label')
    const box = await carousel.boundingBox()
    if (!box) throw new Error('the carousel is not to be seen')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.reload()
    await carousel.getByRole('group', { name: '1 de 4' }).first().waitFor()
    await page.clock.fastForward(3100)
    await expect.poll(current).toBe('2 de 4')

    const runs = () =>
      carousel
        .locator('.swiper')
        .evaluate((slides) => (slides as HTMLElement & { swiper: Swiper }).swiper.autoplay.running)
    await page.mouse.move(x + 20, y, { steps: 3 })
    await expect.poll(runs).toBe(false)
    await page.clock.fastForward(9000)
    expect(await current()).toBe('2 de 4')

    await page.mouse.move(2, 2)
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000)
        return current()
      })
      .toBe('3 de 4')
  })

  it('stand still for people who prefer reduced motion', async () => {
    const page = await home({ reducedMotion: 'reduce' })
    const carousel = page.getByRole('region', { name: 'Destaques' })
    await carousel.getByRole('button', { name: 'Retomar destaques' }).waitFor()
    await page.clock.fastForward(9000)
    expect(await carousel.locator('.swiper-slide-active').getAttribute('aria-label')).toBe('1 de 4')
  })
})
