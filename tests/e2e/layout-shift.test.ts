import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { once } from '../../src/domain/once.ts'
import { drawn } from '../support/drawn.ts'
import { answering, status } from '../support/faults.ts'
import { DESKTOP, openPortal, PHONE } from '../support/portal.ts'
import { protectedPaths, publicPaths } from '../support/screens.ts'

const portal = openPortal()

/** Which of the answers that have come is shown next. */
type Order = 'oldest first' | 'newest first'

/** Answers, pictures and fonts that have come and are held back from the page. */
class HeldAnswers {
  private readonly held: string[] = []

  private constructor(private readonly browser: CDPSession) {
    browser.on('Fetch.requestPaused', ({ requestId }) => this.held.push(requestId))
  }

  /** Not by Playwright's routes, which keep the browser from using its cache. */
  static async of(page: Page): Promise<HeldAnswers> {
    const browser = await page.context().newCDPSession(page)
    const answers = new HeldAnswers(browser)
    await browser.send('Fetch.enable', {
      patterns: (['XHR', 'Fetch', 'Image', 'Font'] as const).map((resourceType) => ({
        resourceType,
        requestStage: 'Response' as const,
      })),
    })
    return answers
  }

  get count(): number {
    return this.held.length
  }

  async giveOne(order: Order): Promise<void> {
    const requestId = order === 'oldest first' ? this.held.shift() : this.held.pop()
    // A page that was left no longer waits for it.
    if (requestId) await this.browser.send('Fetch.continueResponse', { requestId }).catch(() => undefined)
  }

  /** Of a page that is left. */
  forget(): void {
    this.held.length = 0
  }
}

const isComplete = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('h1') !== null && !document.querySelector('main [aria-busy="true"]'),
  )

/** Gives the page its answers one by one, and lets it draw each. */
async function answerOneByOne(page: Page, answers: HeldAnswers, order: Order): Promise<void> {
  do {
    await answers.giveOne(order)
    await drawn(page)
  } while (answers.count > 0 || !(await isComplete(page)))
}

/** What has moved since the page was opened, by how much, from where to where: nothing was pressed, so all of it counts. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number
          readonly sources: readonly {
            readonly node: Node | null
            readonly previousRect: DOMRectReadOnly
            readonly currentRect: DOMRectReadOnly
          }[]
        }
        new PerformanceObserver((list) => {
          const found = list.getEntries() as Shift[]
          resolve(
            found.map(({ value, sources }) => {
              const moved = sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.textContent?.slice(0, 40)} (${previousRect.y} → ${currentRect.y})`,
              )
              return `${value.toFixed(4)}: ${moved.join(', ')}`
            }),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        // An observer without entries is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
      }),
  )

async function reopenAt(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => window.history.replaceState(null, '', `#${address}`), path)
  await page.reload({ waitUntil: 'commit' })
}

/** Opens one screen after the other, each as a page of its own. */
function visitor(arrive: (options: { readonly kept: true }) => Promise<Page>) {
  const start = once(async () => {
    const page = await arrive({ kept: true })
    await page.locator('h1').waitFor()
    return { page, answers: await HeldAnswers.of(page) }
  })
  return async (path: string, viewport: typeof PHONE) => {
    const { page, answers } = await start()
    answers.forget()
    await page.setViewportSize(viewport)
    await reopenAt(page, path)
    return { page, answers }
  }
}

type Visit = ReturnType<typeof visitor>

/** Opens a screen, and gives it its answers one by one. */
async function visitSlowly(visit: Visit, path: string, viewport: typeof PHONE, order: Order): Promise<Page> {
  const { page, answers } = await visit(path, viewport)
  await answerOneByOne(page, answers, order)
  return page
}

const visitorWith = (profile: object): Visit =>
  visitor((options) => portal.enter('/chats', { ...options, profile }))

/** With a chosen store, which some screens need before they show anything. */
async function enterWithStore(options: Parameters<typeof portal.enter>[1]): Promise<Page> {
  const page = await portal.enter('/', options)
  await page.getByRole('combobox', { name: 'Loja' }).selectOption({ index: 1 })
  return page
}

const visitPublic = visitor((options) => portal.open('/', options))
const visitProtected = visitor(enterWithStore)
const visitEmpty = visitorWith({ profile: 'empty' })

describe.each([
  ['a phone', PHONE, 'newest first', 'oldest first'],
  ['a desktop', DESKTOP, 'oldest first', 'newest first'],
] as const)('nothing moves on %s when answers come late', (_, viewport, order, otherOrder) => {
  it.each([
    ...publicPaths.map((path) => [path, order, visitPublic] as const),
    ...protectedPaths.map((path) => [path, order, visitProtected] as const),
    ['/portal', otherOrder, visitProtected] as const,
  ])('%s, %s', async (path, wanted, visit) => {
    const page = await visitSlowly(visit, path, viewport, wanted)
    expect(page.url()).toContain(`#${path}`)
    expect(await shifts(page)).toEqual([])
  })
})

describe('nothing moves', () => {
  const RICH = { profile: 'rich' }
  const visitRich = visitorWith(RICH)
  const visitCompany = visitorWith({ ...RICH, kind: 'J' })
  const visitLeaving = visitorWith({ ...RICH, deactivated: { hours: 20, minutes: 5 } })

  it.each([
    ['a company, which has a choice above its purchases', '/compras', visitCompany, PHONE, 'newest first'],
    ['a company on a desktop', '/compras', visitCompany, DESKTOP, 'oldest first'],
    ['a customer without a statement', '/contacorrente/extrato', visitEmpty, PHONE, 'newest first'],
    ['a customer who has asked to leave', '/portal', visitLeaving, PHONE, 'newest first'],
    ['a customer who has asked to leave, on a desktop', '/portal', visitLeaving, DESKTOP, 'oldest first'],
  ] as const)('for %s', async (_, path, visit, viewport, order) => {
    const page = await visitSlowly(visit, path, viewport, order)
    expect(await shifts(page)).toEqual([])
  })

  // The balance, which is asked for first, says what of the lines can lapse.
  it.each(['oldest first', 'newest first'] as const)(
    'in a cash-back statement of one page, %s',
    async (order) => {
      const lines = [
        { idExtrato: 1, descricao: 'Compra', valor: 9, dtaExpiracao: '2026-12-20', expirado: false },
      ]
      await portal.fault('GET /api/contacorrente/extrato', answering({ data: lines }))
      const page = await visitSlowly(visitRich, '/contacorrente/extrato', PHONE, order)
      await page.getByRole('button', { name: 'Criar lembrete' }).waitFor()
      expect(await shifts(page)).toEqual([])
    },
  )

  it.each([
    ['the cash-back statement', '/contacorrente/extrato', 'GET /api/contacorrente/extrato'],
    ['the points', '/campanha/7/extrato', 'GET /api/fidelidade/campanha/*/extratos/pontos'],
  ])('where %s cannot be read', async (_, path, call) => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault(call, status(500))
    const page = await visitSlowly(visitRich, path, PHONE, 'newest first')
    await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).waitFor()
    expect(await shifts(page)).toEqual([])
  })
})

/** Money, points and vouchers decide what home shows, and they come one after another. */
describe.each([
  ['a customer who has nothing yet', visitEmpty, 'Comece em três passos:'],
  [
    'a customer who has points alone',
    visitorWith({ profile: 'empty', points: { 7: 1520 } }),
    'Em 2 campanhas',
  ],
])('nothing moves on home for %s', (_, visit, shown) => {
  it.each([
    ['a narrow phone, the last answer first', { width: 320, height: 800 }, 'newest first'],
    ['a phone', PHONE, 'oldest first'],
    ['a phone, the last answer first', PHONE, 'newest first'],
    ['a desktop', DESKTOP, 'oldest first'],
  ] as const)('%s', async (_, viewport, order) => {
    const page = await visitSlowly(visit, '/portal', viewport, order)
    await page.getByText(shown).waitFor()
    expect(await shifts(page)).toEqual([])
  })
})

/**
 * Answers the person when it is called, and nothing else late. Not by Playwright's routes either: without its cache the browser asks
 * for the font again with each style sheet, and draws its stand-in meanwhile.
 */
async function personComesLast(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  const asked: string[] = []
  let isDue = false
  // A page that was left no longer waits for it.
  const answer = (requestId: string) =>
    browser.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
  browser.on('Fetch.requestPaused', async ({ requestId }) => {
    if (isDue) await answer(requestId)
    else asked.push(requestId)
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/pessoa' }] })
  return async () => {
    isDue = true
    await Promise.all(asked.map(answer))
  }
}

/** What is opened in it next is a later visit: the font is there from the beginning, and replaces no other font. */
const walkLeaving = portal.walker({
  store: 1,
  profile: { profile: 'rich', deactivated: { hours: 20, minutes: 5 } },
})

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('nothing moves on %s when it is known late that the customer has asked to leave', async (_, viewport) => {
  const page = await walkLeaving()
  await page.setViewportSize(viewport)
  const answer = await personComesLast(page)
  await reopenAt(page, '/portal')
  const below = page.getByRole('heading', { name: 'Campanhas em andamento' })
  await page.getByRole('button', { name: 'Ativar 14 ofertas' }).waitFor()
  await below.waitFor()
  await drawn(page)
  const before = await below.boundingBox()
  await answer()
  await page.getByRole('button', { name: 'Reativar cadastro (restam 20 h 5 min)' }).waitFor()
  await drawn(page)
  expect(await below.boundingBox()).toEqual(before)
  expect(await shifts(page)).toEqual([])
})
