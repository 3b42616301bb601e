import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdBack } from '../support/hold-back.ts'
import { countCalls, demandedRepeats, type Journey, journeys } from '../support/journeys.ts'
import { openPortal } from '../support/portal.ts'
import { ask, balance, confirm, SUCCESS } from '../support/rewards-screen.ts'
import { loaded } from '../support/screens.ts'
import { atHome, signIn } from '../support/session-screen.ts'
import { TEST_NOW } from '../support/test-now.ts'

const portal = openPortal()

/** Every call since the list was emptied. */
const asked = () =>
  portal.sandbox.requests.map(({ method, path, query }) => {
    const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`)
    return `${method} ${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
  })

/** Between two steps, in milliseconds: no two screens are opened in the same moment, and the journey takes less than a minute. */
const PAUSE = 2000

/** Takes the steps of a journey, and compares what each of them asked. @param deeds what the customer does at each step. */
async function take(
  { steps }: Journey,
  page: Page,
  deeds: readonly (() => Promise<unknown>)[],
): Promise<void> {
  expect(deeds).toHaveLength(steps.length)
  for (const [index, { does, calls }] of steps.entries()) {
    await deeds[index]?.()
    await expect.poll(() => asked().toSorted(), { message: does }).toEqual(calls.toSorted())
    // Once everything on the screen is there, no further calls come.
    await loaded(page)
    expect(asked().toSorted(), does).toEqual(calls.toSorted())
    portal.sandbox.requests.length = 0
    await page.clock.fastForward(PAUSE)
  }
}

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** The first two steps of most journeys. */
async function beginning() {
  portal.sandbox.requests.length = 0
  const customer = await portal.customer()
  const page = await portal.open('/')
  const opens = () => page.getByRole('button', { name: 'Entrar' }).waitFor()
  const signsIn = async () => {
    await signIn(page, customer)
    await atHome(page)
  }
  return { page, opens, signsIn }
}

describe('a customer who', () => {
  it(journeys.activation.name, async () => {
    const { page, opens, signsIn } = await beginning()
    await take(journeys.activation, page, [
      opens,
      signsIn,
      () => page.getByRole('combobox', { name: 'Loja' }).selectOption({ index: 1 }),
      async () => {
        await page.getByRole('button', { name: 'Ofertas exclusivas' }).click()
        await titled(page, 'Ofertas exclusivas')
      },
      () => page.getByRole('button', { name: 'Ativar' }).first().click(),
      async () => {
        await page.goBack()
        await titled(page, 'Home')
      },
    ])
  })

  it(journeys.exchange.name, async () => {
    const { page, opens, signsIn } = await beginning()
    await take(journeys.exchange, page, [
      opens,
      signsIn,
      () => page.getByRole('link', { name: 'Ver recompensas' }).click(),
      async () => {
        await balance(page, '1.520 IdCoins').waitFor()
        await ask(page, 'Jogo de panelas')
        await confirm(page)
        await page.getByText(SUCCESS).waitFor()
      },
    ])
  })

  it(journeys.cashback.name, async () => {
    const { page, opens, signsIn } = await beginning()
    await take(journeys.cashback, page, [
      opens,
      signsIn,
      () => page.getByRole('button', { name: 'Extrato' }).click(),
    ])
  })

  it(journeys.points.name, async () => {
    const { page, opens, signsIn } = await beginning()
    await take(journeys.points, page, [
      opens,
      signsIn,
      () => page.getByRole('link', { name: 'Natal Premiado', exact: true }).click(),
      () => page.getByRole('link', { name: 'Extrato' }).click(),
    ])
  })

  it(journeys.look.name, async () => {
    const page = await portal.enter('/portal')
    await page.getByRole('combobox', { name: 'Loja' }).selectOption({ index: 1 })
    await page.getByRole('region', { name: 'Ofertas da sua loja' }).getByRole('article').first().waitFor()
    await loaded(page)
    // One that comes later would count for the next visit.
    const [{ calls }] = journeys.look.steps
    await expect.poll(asked).toEqual(expect.arrayContaining([...calls]))
    // The notices may still read what home has just read. After the jump of the clock that would be too old for them.
    await page.goto('about:blank')
    portal.sandbox.requests.length = 0
    // What lapses is read once in ten minutes, after a reload too.
    await page.clock.setSystemTime(TEST_NOW + 11 * 60_000)
    await take(journeys.look, page, [() => page.goto(`${portal.url}/#/portal`)])
  })

  it.each(Object.values(journeys))('$name asks nothing twice but what is demanded', (journey) => {
    const demanded = demandedRepeats(journey)
    const repeated = [...countCalls(journey)].filter(([call, times]) => times > (demanded.get(call) ?? 1))
    expect(repeated).toEqual([])
  })
})

it('a screen that was left open asks again when the customer comes back after more than a minute', async () => {
  const page = await portal.enter('/portal')
  await page.getByRole('combobox', { name: 'Loja' }).selectOption({ index: 1 })
  const screens = [
    ['/promocoes', '/api/promocoes/global/'],
    ['/voucher', '/api/promocoes/voucher'],
    ['/contacorrente/extrato', '/api/contacorrente/saldo'],
    ['/compras', '/api/pessoa/cupons'],
    ['/campanhas', '/api/fidelidade/campanhas'],
    ['/campanha/7/detalhes', '/api/fidelidade/campanha/7'],
    ['/campanha/7/extrato', '/api/fidelidade/campanha/7/extratos/pontos'],
    ['/campanha/7/resgates', '/api/fidelidade/campanha/7/extratos/pontos'],
    ['/campanha/7/resgates/detalhes', '/api/fidelidade/campanha/7/resgates/pendentes'],
  ] as const
  for (const [screen, call] of screens) {
    await page.goto(`${portal.url}/#${screen}`)
    await loaded(page)
    portal.sandbox.requests.length = 0
    await page.clock.fastForward(61_000)
    // A browser fires both.
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    const calls = () => portal.sandbox.requests.map(({ path }) => path).filter((path) => path === call)
    await expect.poll(calls, { message: screen }).toEqual([call])
  }
})

describe('home', () => {
  /** What is shown first, and what the customer does not wait for. */
  const FIRST = ['contacorrente/saldo', 'cupom/totaldesconto']
  const LAST = [
    'contacorrente/extrato',
    'promocoes/voucher',
    'fidelidade/campanhas/inicial/logado',
    'fidelidade/resgates/home',
    'app/banner-footers/135',
  ]

  it('asks for the balance before its other figures, and last for what nobody waits for', async () => {
    const sent: string[] = []
    const page = await portal.enter('/portal', {
      prepare: async (page) => {
        page.on('request', (request) => sent.push(new URL(request.url()).pathname))
      },
    })
    await page.getByRole('heading', { name: 'Parceiros' }).waitFor()
    await loaded(page)
    const whenAsked = (path: string) => sent.indexOf(`/api/${path}`)
    expect(FIRST.toSorted((one, other) => whenAsked(one) - whenAsked(other))).toEqual(FIRST)
    for (const path of LAST) expect(whenAsked(path)).toBeGreaterThan(Math.max(...FIRST.map(whenAsked)))
  })

  it('asks once for the person, however long the prompt before the telephone takes', async () => {
    let held = { sent: Promise.resolve(), release: () => {} }
    const customer = await portal.customer()
    const page = await portal.open('/portal', {
      customer,
      prepare: async (page) => {
        held = await holdBack(page, '**/api/termosaceite/tipo/verificaaceite')
      },
    })
    await page.getByText('Cliente de Teste', { exact: true }).waitFor()
    await held.sent
    await page.clock.fastForward(10_000)
    portal.sandbox.requests.length = 0
    held.release()
    await expect.poll(asked).toContain('GET /api/pessoa/preferencia')
    expect(asked()).not.toContain('GET /api/pessoa')
  })
})
