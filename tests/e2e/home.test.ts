import type { Locator, Page } from 'playwright-core'
import type { Swiper } from 'swiper/types'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { answering, status } from '../support/faults.ts'
import { holdBack } from '../support/hold-back.ts'
import { DESKTOP, EMPTY, type EnterOptions, openPortal, PHONE, type VisitOptions } from '../support/portal.ts'
import { SUCCESS } from '../support/rewards-screen.ts'
import { loaded } from '../support/screens.ts'
import { atHome } from '../support/session-screen.ts'

const portal = openPortal()

const RUNNING = 'GET /api/fidelidade/campanhas/inicial/logado'
const REWARDS = 'GET /api/fidelidade/resgates/home'

async function home(options: VisitOptions = {}): Promise<Page> {
  const page = await portal.visit('/portal', options)
  await atHome(page)
  return page
}

/** In a browser of its own kind, or with something in the page before the portal comes. */
async function openHome(options: EnterOptions): Promise<Page> {
  const page = await portal.enter('/portal', options)
  await atHome(page)
  return page
}

const region = (page: Page, name: string) => page.getByRole('region', { name })
const retryIn = (page: Page, name: string) =>
  region(page, name).getByRole('button', { name: 'Tentar de novo' })
const offers = (page: Page) => region(page, 'Ofertas da sua loja')

/** The height of a phone's screen above the bar at its bottom. */
const FIRST_SCREEN = 844 - 56

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return box.y + box.height
}

describe('the home screen', () => {
  it('answers in the first screen what the customer has, what lapses and what to do now, and is no endless page', async () => {
    const page = await home({ store: 1 })
    const hero = region(page, 'Saldo de cashback')
    await hero.getByText('R$ 87,40').waitFor()
    await hero.getByRole('link', { name: 'IdCoins 2.380 Em 2 campanhas' }).waitFor()
    await hero.getByRole('link', { name: 'Vouchers ativos 4' }).waitFor()
    await page.getByText('Cliente desde 14/03/2021').waitFor()
    await page.getByText('Olá, Cliente!', { exact: true }).waitFor()
    await page.getByText('Cliente de Teste', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Ver tabloides' }).waitFor()
    const next = page.getByRole('button', { name: 'Ativar 14 ofertas' })
    await next.waitFor()
    expect(await bottomOf(next)).toBeLessThanOrEqual(FIRST_SCREEN)
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.poll(() => bottomOf(next)).toBeLessThanOrEqual(800 - 56)
    await page.setViewportSize(PHONE)
    await offers(page).getByRole('article').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000)

    await next.click()
    await page.getByRole('heading', { level: 1, name: 'Ofertas exclusivas' }).waitFor()
    await expect.poll(() => page.getByRole('combobox', { name: 'Loja' }).inputValue()).toBe('1')
    await page.goBack()
    await page.getByRole('link', { name: 'R$ 1.151,35' }).click()
    await page.getByRole('tab', { name: 'Resumo', selected: true }).waitFor()
  })

  it('shows what is running, and exchanges points for a reward in two presses', async () => {
    const page = await home()
    const running = region(page, 'Campanhas em andamento')
    await running.getByRole('link', { name: 'Natal Premiado' }).waitFor()
    await running.getByText('Você tem 1.520 IdCoins').waitFor()
    await running.getByText('Termina em 41 dias').waitFor()
    const rewards = region(page, 'Você já pode trocar')
    await rewards.getByRole('listitem').first().waitFor()
    await expect.poll(() => rewards.getByRole('listitem').count()).toBe(4)
    await rewards.getByText('e mais 5 recompensas').waitFor()
    await rewards.getByRole('link', { name: 'Ver recompensas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Trocar pontos' }).waitFor()
    expect(page.url()).toContain('#/campanha/7/resgates')
    await page.goBack()

    await rewards.getByRole('link', { name: 'Vale-compra R$ 20' }).click()
    const question = page.getByRole('dialog', { name: /Vale-compra R\$ 20/ })
    await question.getByText('1.120 IdCoins').waitFor()
    await question.getByRole('button', { name: 'Confirmar troca' }).click()
    await page.getByText(SUCCESS).first().waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Trocar pontos' }).waitFor()
    await loaded(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('hides the values where others may see them, also on the next visit', async () => {
    const page = await home()
    await page.getByText('R$ 87,40').waitFor()
    await page.getByRole('button', { name: 'Ocultar valores' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Mostrar valores' }).waitFor()
    await region(page, 'Vence em breve')
      .getByRole('link', { name: /^valor oculto Cashback/ })
      .waitFor()
    await loaded(page)
    expect(
      await page
        .getByRole('main')
        .getByText(/R\$ 87|R\$ 12,[26]0|1\.151|2\.380|1\.520/)
        .count(),
    ).toBe(0)
    await page.getByRole('button', { name: 'Mostrar valores' }).click()
    await page.getByText('R$ 87,40').waitFor()
  })

  it('shows the offers of the chosen store with all kinds of discount, and remembers and carries the store', async () => {
    const page = await home()
    const store = page.getByRole('combobox', { name: 'Loja' })
    await store.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Ver todas', exact: true }).filter({ hasText: 'as 34' }).click()
    for (const discount of [
      /^\d+% de desconto$/,
      /^R\$\s[\d,]+ de desconto por unidade$/,
      /^R\$\s[\d,]+ de desconto por litro$/,
      'por 100 g',
      /o kg$/,
    ]) {
      await offers(page).getByText(discount).first().waitFor()
    }

    const chosen = await store.inputValue()
    await page.reload()
    await offers(page).getByRole('article').first().waitFor()
    expect(await store.inputValue()).toBe(chosen)
    await page.getByRole('button', { name: 'Ofertas exclusivas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ofertas exclusivas' }).waitFor()
    await expect.poll(() => store.inputValue()).toBe(chosen)
  })

  it('shows six offers with the limit for a CPF, all of them on demand without losing the focus, or those of one promotion', async () => {
    const page = await home({ store: 1 })
    const cards = offers(page).getByRole('article')
    await cards.getByText('Limite de 6 por CPF', { exact: true }).first().waitFor()
    await expect.poll(() => cards.count()).toBe(6)
    await page
      .getByRole('button', { name: 'Ver todas', exact: true })
      .filter({ hasText: 'as 34' })
      .press('Enter')
    await expect.poll(() => cards.count()).toBe(34)
    const seventh = await cards.nth(6).textContent()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(seventh)

    const chips = page.getByRole('group', { name: 'Promoções' }).getByRole('button')
    const name = (await chips.nth(1).textContent()) ?? ''
    await chips.nth(1).click()
    await expect.poll(() => cards.count()).toBeLessThanOrEqual(6)
    await expect.poll(() => cards.filter({ hasNotText: name }).count()).toBe(0)
  })

  it('shows a new customer how to begin, and nothing that is not true yet', async () => {
    await portal.faults([RUNNING, answering([])], [REWARDS, answering([])])
    const page = await home({ profile: EMPTY })
    await page.getByText('Seus descontos aparecem aqui.').waitFor()
    const steps = page.getByRole('list', { name: 'Comece em três passos' })
    await expect.poll(() => steps.getByRole('listitem').count()).toBe(3)
    await steps.getByText('Informe seu CPF no caixa', { exact: true }).waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    expect(
      await page.getByText(/pendentes|Use na sua próxima compra|Com os descontos que você usou/).count(),
    ).toBe(0)
    expect(await page.getByRole('heading', { name: /em andamento|já pode trocar|em breve/ }).count()).toBe(0)
    await steps.getByRole('button', { name: 'Escolha a sua loja' }).click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'SELECT')
    await page.getByRole('combobox', { name: 'Loja' }).selectOption({ index: 1 })
    await steps.getByRole('listitem').filter({ hasText: 'Escolha a sua loja' }).getByText('feito').waitFor()
    await steps.getByRole('link', { name: 'Ative as suas ofertas' }).click()
    await page.getByRole('button', { name: 'Ativar todas', exact: true }).click()
    await page.getByText(/^(\d+) de \1 ofertas ativadas\.$/).waitFor()
    await page.goBack()
    await steps
      .getByRole('listitem')
      .filter({ hasText: 'Ative as suas ofertas' })
      .getByText('feito')
      .waitFor()
  })

  it('tells a customer who asked to leave until when that can be taken back, first of all', async () => {
    const page = await home({
      profile: { profile: 'rich', deactivated: { hours: 20, minutes: 0 } },
      store: 1,
    })
    const notice = region(page, 'Seu cadastro')
    await notice.getByText('Você tem 20 horas para solicitar a reativação do seu cadastro').waitFor()
    expect(await bottomOf(notice)).toBeLessThanOrEqual(FIRST_SCREEN)
    // Its button is the primary action now, and the only one.
    await region(page, 'Vence em breve').waitFor()
    expect(await page.getByRole('button', { name: /^Ativar \d+ ofertas/ }).count()).toBe(0)
    await offers(page).getByRole('article').first().waitFor()
    await loaded(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000)
    await expectAccessible(page)
    await page.clock.fastForward(5 * 60_000)
    await notice.getByText('Você tem 19 horas e 55 minutos para solicitar').waitFor()
    // A screen reader would say it again each minute.
    expect(await page.locator('[role="status"], [aria-live]', { hasText: '19 horas' }).count()).toBe(0)
    await notice.getByRole('button', { name: 'Reativar cadastro' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(portal.writes().map(({ path }) => path)).toContain('/api/pessoa/reativar')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  })

  it('says an outage once, with one button that asks for everything again', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/*', status(500))
    const page = await home({ store: 1 })
    await page.getByText('Não foi possível carregar os seus dados').waitFor()
    await loaded(page)
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
    expect(await retry.count()).toBe(1)
    await expectAccessible(page)
    await portal.heal()
    await retry.click()
    await page.getByText('R$ 87,40').waitFor()
    await region(page, 'Campanhas em andamento').waitFor()
    await retry.waitFor({ state: 'detached' })
  })

  it('says once that what is shown could not be refreshed, with one button for everything', async () => {
    portal.tolerate(/ERR_|Failed to load resource/)
    const page = await home({ store: 1 })
    await region(page, 'Campanhas em andamento').waitFor()
    await loaded(page)
    await portal.fault('GET /api/*', { kind: 'lost-answer' })
    await page.reload()
    const balance = region(page, 'Saldo de cashback')
    await balance.getByText('Não foi possível atualizar os seus dados.', { exact: false }).waitFor()
    await region(page, 'Campanhas em andamento').waitFor()
    await loaded(page)
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
    expect(await retry.count()).toBe(1)
    const secondToLapse = region(page, 'Vence em breve').getByRole('listitem').nth(1)
    expect(await bottomOf(secondToLapse)).toBeLessThanOrEqual(FIRST_SCREEN)
    await expectAccessible(page)

    await portal.heal()
    await retry.click()
    await retry.waitFor({ state: 'detached' })
    expect(await page.getByText('Última atualização', { exact: false }).count()).toBe(0)
    await region(page, 'Você já pode trocar').waitFor()
  })

  it('shows the other parts when three fail, and brings them all back with one press', async () => {
    await portal.faults(
      [RUNNING, { kind: 'malformed' }],
      ['GET /api/contacorrente/saldo', { kind: 'html' }],
      ['GET /api/app/banners/*', { kind: 'html' }],
    )
    const page = await home()
    await page.getByText('Não foi possível carregar as campanhas em andamento.').waitFor()
    await page.getByText('Não foi possível carregar o seu saldo.').waitFor()
    await page.getByText('Não foi possível carregar os destaques.').waitFor()
    await region(page, 'Recompensas').waitFor()
    await page.getByText('Cliente desde 14/03/2021').waitFor()
    await expectAccessible(page)

    await portal.heal()
    await retryIn(page, 'Saldo de cashback').first().click()
    await page.getByText('R$ 87,40').waitFor()
    await region(page, 'Campanhas em andamento').getByRole('link', { name: 'Natal Premiado' }).waitFor()
    await region(page, 'Destaques').getByRole('group', { name: '1 de 4' }).first().waitFor()
    await retryIn(page, 'Vence em breve').waitFor({ state: 'detached' })
  })

  it('shows what was known in the place of an answer that is missing, says so, and can ask again', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await home()
    const balance = region(page, 'Saldo de cashback')
    await balance.getByText('R$ 87,40').waitFor()
    // To know what lapses, home asks for the balance too. It has kept that now, and does not ask again below.
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('lapsingCredits')))
    let refused = 0
    await page.route('**/api/contacorrente/saldo', (route) => {
      refused++
      return route.abort()
    })
    await page.reload()
    await balance.getByText('R$ 87,40').waitFor()
    await balance.getByText('Não foi possível atualizar o seu saldo.', { exact: false }).waitFor()
    await expectAccessible(page)

    // The portal tries three times, and three times more in its one second chance. Then it waits for a press.
    await expect.poll(() => refused).toBe(6)
    await page.unroute('**/api/contacorrente/saldo')
    await retryIn(page, 'Saldo de cashback').click()
    await balance.getByText('Não foi possível', { exact: false }).waitFor({ state: 'hidden' })
    await balance.getByText('R$ 87,40').waitFor()
  })
})

describe('the banners', () => {
  const carousel = (page: Page) => region(page, 'Destaques')
  const current = (page: Page) => carousel(page).locator('.swiper-slide-active').getAttribute('aria-label')
  const first = (page: Page) => carousel(page).getByRole('group', { name: '1 de 4' }).first()
  const state = (page: Page) =>
    carousel(page)
      .locator('.swiper')
      .evaluate((slides) => {
        const { animating, autoplay } = (slides as HTMLElement & { swiper: Swiper }).swiper
        return { moves: animating, goesOn: autoplay.running }
      })
  /** In one second. */
  const framesAskedFor = async (page: Page) => {
    const asked = await page.evaluateHandle(() => {
      const original = window.requestAnimationFrame
      const counter = { frames: 0 }
      window.requestAnimationFrame = (draw) => {
        counter.frames++
        return original(draw)
      }
      return counter
    })
    await page.clock.runFor(1000)
    return asked.evaluate(({ frames }) => frames)
  }
  const boxOf = async (page: Page) => {
    const box = await carousel(page).boundingBox()
    if (!box) throw new Error('the carousel is not to be seen')
    return box
  }

  it('move on every 3 seconds, below a pointer too that was only left there, wait for one that moves, and can be paused', async () => {
    const page = await openHome({ reducedMotion: 'no-preference', viewport: DESKTOP })
    await first(page).waitFor()
    const box = await boxOf(page)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.reload()
    await first(page).waitFor()
    await page.clock.fastForward(3100)
    await expect.poll(() => current(page)).toBe('2 de 4')
    await carousel(page).getByText('Destaque 2 de 4', { exact: true }).waitFor()

    // A browser ends the movement in its own time, not in that of the page's clock.
    await expect.poll(() => state(page)).toEqual({ moves: false, goesOn: true })
    await page.clock.runFor(1000)
    expect(await framesAskedFor(page), 'while a banner stands still').toBe(0)

    await page.mouse.move(x + 20, y, { steps: 3 })
    await expect.poll(() => state(page)).toEqual({ moves: false, goesOn: false })
    await page.clock.fastForward(9000)
    expect(await current(page)).toBe('2 de 4')

    await page.mouse.move(2, 2)
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000)
        return current(page)
      })
      .toBe('3 de 4')

    await carousel(page).getByRole('button', { name: 'Pausar destaques' }).click()
    const paused = await current(page)
    await page.clock.fastForward(9000)
    expect(await current(page)).toBe(paused)
  })

  it('show the first picture with the figures, where it stays when the rest of home comes', async () => {
    portal.tolerate(/ERR_FAILED/)
    let sendRest = () => {}
    const page = await openHome({
      prepare: async (page) => {
        sendRest = (await holdBack(page, /assets\/home-rest-.*\.js/)).release
        await page.route(/assets\/banner-carousel-.*\.js/, () => {})
        // A font that comes late is used only from the next style sheet on, and has other measures (docs/decisions/131).
        await page.route(/\.woff2$/, (route) => route.abort())
      },
    })
    const early = page.locator('main img[src*="banner-1"]')
    await expect
      .poll(() => early.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const before = await early.boundingBox()
    sendRest()
    const drawn = page.locator('[data-state=loaded]').getByRole('img', { name: 'Destaque 1' })
    await drawn.waitFor()
    const soon = region(page, 'Vence em breve').getByRole('listitem')
    await expect.poll(() => soon.getByRole('link').count()).toBe(3)
    expect(await drawn.boundingBox()).toEqual(before)
  })

  it('ask for the rest of home without waiting for its style sheet', async () => {
    let restAsked: Promise<unknown> | undefined
    await openHome({
      prepare: async (page) => {
        const styleSheet = await holdBack(page, /assets\/everyday-.*\.css/)
        // The page may ask for the sheet before its `load` event, which then waits for it.
        restAsked = page.waitForRequest(/assets\/home-rest-.*\.js/).then(styleSheet.release)
      },
    })
    await restAsked
  })

  it('keep the first picture, and complain of nothing, when that code cannot be fetched', async () => {
    portal.tolerate(/ERR_FAILED/, /Failed to fetch dynamically imported module/, /MissingPart/)
    let refused = 0
    const page = await openHome({
      prepare: async (page) => {
        await page.route(/assets\/banner-carousel-.*\.js/, async (route) => {
          await route.abort()
          refused++
        })
      },
    })
    await expect.poll(() => refused).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Não foi possível mostrar esta parte da tela.').count()).toBe(0)
    await page.getByRole('img', { name: 'Destaque 1' }).waitFor()
  })

  it('stand still for people who prefer reduced motion, and are turned by buttons', async () => {
    const page = await home()
    await carousel(page).getByRole('button', { name: 'Retomar destaques' }).waitFor()
    await page.clock.fastForward(9000)
    expect(await current(page)).toBe('1 de 4')
    await carousel(page).getByRole('button', { name: 'Próximo destaque' }).press('Enter')
    await expect.poll(() => current(page)).toBe('2 de 4')
    await carousel(page).getByRole('button', { name: 'Destaque anterior' }).click()
    await expect.poll(() => current(page)).toBe('1 de 4')
  })

  it('lead where they say with the keyboard, but for those that are out of sight', async () => {
    const page = await home()
    await first(page).waitFor()
    const reachable = () =>
      carousel(page)
        .locator('.swiper-slide a[href]')
        .evaluateAll((links) =>
          links
            .filter((link) => link.closest('[inert]') === null)
            .map((link) => link.closest('.swiper-slide')?.getAttribute('aria-label')),
        )
    await carousel(page).getByRole('button', { name: 'Próximo destaque' }).click()
    await expect.poll(() => current(page)).toBe('2 de 4')
    await expect.poll(reachable).toEqual(['2 de 4'])
  })

  it('are one picture with its link, and no carousel, where there is only one', async () => {
    await portal.fault(
      'GET /api/app/banners/135',
      answering([
        { url: '/sandbox/pictures/banners/banner-1.svg', link: 'https://example.com/natal', idLoja: 0 },
      ]),
    )
    const asked: string[] = []
    const page = await openHome({
      prepare: async (page) => {
        page.on('request', (request) => asked.push(request.url()))
      },
    })
    const link = page.getByRole('link', { name: 'Destaque 1' })
    await link.locator('[data-state=loaded]').waitFor()
    expect(await link.getAttribute('href')).toBe('https://example.com/natal')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('banner-carousel'))).toEqual([])
  })

  it('follow a finger, come back from a short way, and begin again after the last', async () => {
    const page = await openHome({ touch: true })
    await carousel(page).getByRole('button', { name: 'Retomar destaques' }).waitFor()
    await carousel(page).scrollIntoViewIfNeeded()
    const box = await boxOf(page)
    const y = box.y + box.height / 2
    const phone = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => phone.send('Input.dispatchTouchEvent', { type, touchPoints })
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', { x: from, y })
      for (const way of [0.25, 0.5, 0.75, 1]) await touch('touchMove', { x: from + (to - from) * way, y })
      await touch('touchEnd')
    }
    await swipe(330, 60)
    await expect.poll(() => current(page)).toBe('2 de 4')
    await swipe(60, 330)
    await expect.poll(() => current(page)).toBe('1 de 4')
    await swipe(60, 330)
    await expect.poll(() => current(page)).toBe('4 de 4')
    // A finger that rests before it leaves has no speed: only the way counts.
    await touch('touchStart', { x: 330, y })
    await touch('touchMove', { x: 300, y })
    await page.clock.fastForward(1000)
    await touch('touchEnd')
    await page.clock.fastForward(1000)
    expect(await current(page)).toBe('4 de 4')
  })
})

it('says when the name of the customer could not be read, and greets by it, without its capitals, when it is asked for again', async () => {
  portal.tolerate(/Failed to load resource/)
  await portal.fault('GET /api/pessoa', status(500))
  const page = await home()
  await page.getByText('Olá!', { exact: true }).waitFor()
  const missing = page.getByText('Não foi possível carregar o seu nome.')
  await missing.waitFor()
  // With a telephone, which the portal would ask for.
  const shouted = { nomeRazao: 'MARIA DA SILVA', telefones: [{ tipo: 'C', ddd: '41', numero: '999998888' }] }
  await portal.fault('GET /api/pessoa', answering(shouted))
  await missing.locator('..').getByRole('button', { name: 'Tentar de novo' }).click()
  const greeting = page.getByText('Olá, MARIA!', { exact: true })
  await greeting.waitFor()
  // The text is as it was sent, and drawn in title case.
  expect(await greeting.allInnerTexts()).toEqual(['Olá, Maria!'])
  expect(await page.getByText('MARIA DA SILVA', { exact: true }).allInnerTexts()).toEqual(['Maria da Silva'])
})
