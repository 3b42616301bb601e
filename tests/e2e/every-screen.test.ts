import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { DESKTOP, expectAccessible, openPortal, PHONE } from '../support/portal.ts'
import { expectNoSidewaysScroll, goTo, loaded, protectedPaths, publicPaths } from '../support/screens.ts'

const portal = openPortal()

const SEVEN_MINUTES = 420_000

/** Opens the portal signed in, and keeps what each screen's own failures write to the console out of the way. */
async function openSignedIn(profile: object, options: Parameters<typeof portal.open>[1]): Promise<Page> {
  const page = await portal.open('/portal', { customer: await portal.customer(profile), ...options })
  await page.locator('h1').first().waitFor()
  return page
}

describe('every screen is accessible and fits', () => {
  it.each([
    ['a phone, light', { viewport: PHONE, colorScheme: 'light' }],
    ['a phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
    ['a desktop, light', { viewport: DESKTOP, colorScheme: 'light' }],
    ['a desktop, dark', { viewport: DESKTOP, colorScheme: 'dark' }],
  ] as const)(
    'with data, on %s',
    async (_, options) => {
      const page = await openSignedIn({ profile: 'rich' }, options)
      for (const path of protectedPaths) {
        await goTo(page, path)
        await loaded(page)
        await expectNoSidewaysScroll(page, path)
        await expectAccessible(page)
      }
    },
    SEVEN_MINUTES,
  )

  it.each([
    ['nothing to show, on a phone', { profile: 'empty' }, [], PHONE, 'light'],
    ['nothing to show, on a desktop', { profile: 'empty' }, [], DESKTOP, 'dark'],
    ['every load failed, on a phone', { profile: 'rich' }, ['status'], PHONE, 'dark'],
    ['every load failed, on a desktop', { profile: 'rich' }, ['status'], DESKTOP, 'light'],
  ] as const)(
    'with %s',
    async (_, profile, faults, viewport, colorScheme) => {
      portal.tolerate(/Failed to load resource/)
      const page = await openSignedIn(profile, { viewport, colorScheme })
      await portal.control('faults', {
        faults: faults.map((kind) => ({ call: 'GET /api/*', fault: { kind, status: 500 } })),
      })
      for (const path of protectedPaths) {
        await goTo(page, path)
        await loaded(page)
        await expectNoSidewaysScroll(page, path)
        await expectAccessible(page)
      }
    },
    SEVEN_MINUTES,
  )

  it.each([
    ['a phone', PHONE, 'light'],
    ['a desktop', DESKTOP, 'dark'],
  ] as const)(
    'while it waits, on %s',
    async (_, viewport, colorScheme) => {
      const page = await openSignedIn({ profile: 'rich' }, { viewport, colorScheme })
      await portal.control('faults', { faults: [{ call: 'GET /api/*', fault: { kind: 'hang' } }] })
      for (const path of protectedPaths) {
        await goTo(page, path)
        await expectNoSidewaysScroll(page, path)
        await expectAccessible(page)
      }
    },
    SEVEN_MINUTES,
  )

  it(
    'at 320 px and with text twice as large',
    async () => {
      const page = await openSignedIn({ profile: 'rich' }, { viewport: { width: 320, height: 640 } })
      for (const path of protectedPaths) {
        await goTo(page, path)
        await loaded(page)
        await expectNoSidewaysScroll(page, path)
      }
      await page.setViewportSize({ width: 640, height: 800 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const path of protectedPaths) {
        await goTo(page, path)
        await loaded(page)
        await expectNoSidewaysScroll(page, path)
      }
    },
    SEVEN_MINUTES,
  )
})

/** They ask the server for nothing until somebody presses something. */
const WITHOUT_A_LOAD = ['/pdo', '/chats', '/change-password']

/**
 * What stands on screens whose answer lacks everything, and is an answer all the same: "a missing list is empty"
 * (docs/backend-team.md, "Shapes").
 */
const NOTHING_THERE: Readonly<Record<string, string>> = {
  '/compras': 'Não há registros para serem mostrados',
  '/termos': 'Você ainda não aceitou nenhum termo.',
  '/perfil': 'Seu cadastro está ativo.',
}

describe('every screen survives', () => {
  it.each([
    ['HTTP 500', { kind: 'status', status: 500 }, {}],
    ['malformed answers', { kind: 'malformed' }, {}],
    ['answers of another shape', { kind: 'wrong-shape' }, NOTHING_THERE],
    ['HTML instead of JSON', { kind: 'html' }, {}],
    ['empty answers', { kind: 'empty' }, {}],
    ['an envelope that says 500', { kind: 'envelope', statusCode: 500, description: 'Fora do ar' }, {}],
  ] as const)(
    '%s: it says so, and the menu works',
    async (_, fault, answered: Readonly<Record<string, string>>) => {
      portal.tolerate(/Failed to load resource/)
      // Before anything is asked: what one screen knows, the next would not ask for.
      await portal.control('faults', { faults: [{ call: 'GET /api/*', fault }] })
      const page = await openSignedIn({ profile: 'rich' }, {})
      const main = page.getByRole('main')
      const retry = main.getByRole('button', { name: 'Tentar de novo' })
      for (const path of protectedPaths) {
        await goTo(page, path)
        await loaded(page)
        const words = answered[path]
        const said = words === undefined ? retry : main.getByText(words)
        if (!WITHOUT_A_LOAD.includes(path)) await said.first().waitFor()
        await page.getByRole('button', { name: 'Minha conta' }).waitFor()
      }
    },
    SEVEN_MINUTES,
  )

  it(
    'an ended session: it leads to the login screen',
    async () => {
      portal.tolerate(/Failed to load resource/)
      const customer = await portal.customer()
      const faults = [{ call: 'GET /api/*', fault: { kind: 'status', status: 401 } }]
      await portal.control('faults', { faults })
      for (const path of protectedPaths) {
        const page = await portal.open(path, { customer })
        await page.getByRole('button', { name: 'Entrar' }).waitFor()
        await page.getByText('Sua sessão expirou. Entre novamente.').waitFor()
        await page.context().close()
      }
    },
    SEVEN_MINUTES,
  )
})

describe('every public screen', () => {
  it('is accessible and fits', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await portal.open('/', { viewport })
      await page.locator('h1').first().waitFor()
      for (const path of publicPaths) {
        await goTo(page, path)
        await loaded(page)
        await expectNoSidewaysScroll(page, path)
        await expectAccessible(page)
      }
    }
  }, 120_000)
})
