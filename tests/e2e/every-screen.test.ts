import type { Page } from 'playwright-core'
import { beforeAll, describe, it } from 'vitest'
import {
  DESKTOP,
  expectAccessible,
  expectContrastInTheOtherTheme,
  openPortal,
  type PageOptions,
  PHONE,
} from '../support/portal.ts'
import { expectNoSidewaysScroll, goTo, loaded, protectedPaths, publicPaths } from '../support/screens.ts'

const portal = openPortal()

type Fault = Parameters<typeof portal.fault>[1]

/**
 * One page for all tests of a group, which walks from screen to screen.
 * @param fault of every read, from before the first one: what one screen has read, the next one would not ask for.
 */
function walkingPage(options: PageOptions, profile: object = { profile: 'rich' }, fault?: Fault): () => Page {
  let page: Page
  beforeAll(async () => {
    const customer = await portal.customer(profile)
    if (fault) await portal.fault('GET /api/*', fault)
    page = await portal.open('/portal', { customer, kept: true, ...options })
    await page.locator('h1').first().waitFor()
  })
  return () => page
}

describe.each([
  ['with data, on a phone', { viewport: PHONE }, 'rich', undefined],
  ['with data, on a desktop', { viewport: DESKTOP, colorScheme: 'dark' }, 'rich', undefined],
  ['with nothing to show, on a phone', { viewport: PHONE, colorScheme: 'dark' }, 'empty', undefined],
  ['with nothing to show, on a desktop', { viewport: DESKTOP }, 'empty', undefined],
  ['when every load failed, on a phone', { viewport: PHONE }, 'rich', { kind: 'status', status: 500 }],
  [
    'when every load failed, on a desktop',
    { viewport: DESKTOP, colorScheme: 'dark' },
    'rich',
    { kind: 'status', status: 500 },
  ],
] as const)('%s, an accessible screen that fits', (_, options, profile, fault) => {
  const page = walkingPage(options, { profile }, fault)

  it.each(protectedPaths)('stands at %s', async (path) => {
    portal.tolerate(/Failed to load resource/)
    if (fault) await portal.fault('GET /api/*', fault)
    await goTo(page(), path)
    await loaded(page())
    await expectNoSidewaysScroll(page(), path)
    await expectAccessible(page())
    await expectContrastInTheOtherTheme(page())
  })
})

describe.each([
  ['a phone', { viewport: PHONE }],
  ['a desktop', { viewport: DESKTOP, colorScheme: 'dark' }],
] as const)('while it waits, on %s, an accessible screen that fits', (_, options) => {
  const page = walkingPage(options)

  it.each(protectedPaths)('stands at %s', async (path) => {
    await portal.fault('GET /api/*', { kind: 'hang' })
    await goTo(page(), path)
    await expectNoSidewaysScroll(page(), path)
    await expectAccessible(page())
  })
})

describe('with text twice as large, and at 320 px, a screen that fits', () => {
  const page = walkingPage({ viewport: { width: 320, height: 640 } })

  it.each(protectedPaths)('stands at %s', async (path) => {
    await goTo(page(), path)
    await loaded(page())
    await expectNoSidewaysScroll(page(), path)
    await page().setViewportSize({ width: 640, height: 800 })
    await page().evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page(), path)
    await page().evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page().setViewportSize({ width: 320, height: 640 })
  })
})

/** They ask the server for nothing until the customer presses something. */
const WITHOUT_A_LOAD = ['/pdo', '/chats', '/change-password']

/** Screens for which an answer that lacks everything is an answer: "a missing list is empty" (docs/backend-team.md, "Shapes"). */
const NOTHING_THERE: Readonly<Record<string, string>> = {
  '/compras': 'Não há registros para serem mostrados',
  '/termos': 'Você ainda não aceitou nenhum termo.',
  '/perfil': 'Seu cadastro está ativo.',
}

// The other faults end in the same failure as these (tests/infrastructure/http/fault-matrix.test.ts).
describe.each([
  ['HTTP 500', { kind: 'status', status: 500 }, {}],
  ['malformed answers', { kind: 'malformed' }, {}],
  ['answers of another shape', { kind: 'wrong-shape' }, NOTHING_THERE],
] as const)('with %s', (_, fault, answered: Readonly<Record<string, string>>) => {
  const page = walkingPage({}, undefined, fault)

  it.each(protectedPaths)('%s says so, and the menu works', async (path) => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/*', fault)
    await goTo(page(), path)
    await loaded(page())
    const main = page().getByRole('main')
    const words = answered[path]
    const said =
      words === undefined ? main.getByRole('button', { name: 'Tentar de novo' }) : main.getByText(words)
    if (!WITHOUT_A_LOAD.includes(path)) await said.first().waitFor()
    await page().getByRole('button', { name: 'Minha conta' }).waitFor()
  })
})

it.each(protectedPaths)('%s leads to the login screen when the session has ended', async (path) => {
  portal.tolerate(/Failed to load resource/)
  await portal.fault('GET /api/*', { kind: 'status', status: 401 })
  const page = await portal.open(path, { customer: await portal.customer() })
  await page.getByRole('button', { name: 'Entrar' }).waitFor()
  await page.getByText('Sua sessão expirou. Entre novamente.').waitFor()
})

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('without a session, on %s, an accessible screen that fits', (_, viewport) => {
  it.each(publicPaths)('stands at %s', async (path) => {
    const page = await portal.open('/', { viewport })
    await page.locator('h1').first().waitFor()
    await goTo(page, path)
    await loaded(page)
    await expectNoSidewaysScroll(page, path)
    await expectAccessible(page)
    await expectContrastInTheOtherTheme(page)
  })
})
