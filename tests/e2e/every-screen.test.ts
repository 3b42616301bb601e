import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import { DESKTOP, EMPTY, expectAccessibleInBothThemes, openPortal, PHONE } from '../support/portal.ts'
import { expectNoSidewaysScroll, goTo, loaded, protectedPaths, publicPaths } from '../support/screens.ts'

const portal = openPortal()

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const

/** One page that walks through the screens, one test each. It begins on a screen that asks for nothing. */
function walker(options: Parameters<typeof portal.enter>[1] = {}): () => Promise<Page> {
  let page: Promise<Page> | undefined
  return () => {
    page ??= arriveAtChats(options)
    return page
  }
}

/** Waits for its heading: a screen that comes before it would be the first one, which takes no focus. */
async function arriveAtChats(options: Parameters<typeof portal.enter>[1]): Promise<Page> {
  const page = await portal.enter('/chats', { ...options, kept: true })
  await page.locator('h1').waitFor()
  return page
}

async function expectReadable(page: Page, path: string): Promise<void> {
  await expectNoSidewaysScroll(page, path)
  await expectAccessibleInBothThemes(page)
}

/** They ask the server for nothing until somebody presses something. */
const WITHOUT_A_LOAD = ['/pdo', '/chats', '/change-password']

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Minha conta' })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })

/** axe leaves what stands on a gradient undecided, so each gradient becomes the lighter of its colours. */
const flattenGradients = () => {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (!getComputedStyle(element).backgroundImage.startsWith('linear-gradient')) continue
    element.style.background = 'var(--color-hero)'
  }
}

describe.each(SIZES)('every screen on %s is accessible in both themes and fits', (_, viewport) => {
  describe('with data', () => {
    const walk = walker({ viewport })
    it.each(protectedPaths)('%s, with a title and one heading, which takes the focus', async (path) => {
      const page = await walk()
      await goTo(page, path)
      if (path !== '/chats') await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
      expect(await page.title()).toBe(`${await page.locator('h1').textContent()} · Rede Boa Praça`)
      expect(await page.locator('h1').count()).toBe(1)
      await loaded(page)
      await expectReadable(page, path)
    })
  })

  describe('with nothing to show', () => {
    const walk = walker({ viewport, profile: EMPTY })
    it.each(protectedPaths)('%s', async (path) => {
      const page = await walk()
      await goTo(page, path)
      await loaded(page)
      await expectReadable(page, path)
    })
  })

  describe('while it waits', () => {
    const walk = walker({ viewport })
    it.each(protectedPaths)('%s', async (path) => {
      const page = await walk()
      await portal.fault('GET /api/*', { kind: 'hang' })
      await goTo(page, path)
      await expectReadable(page, path)
    })
  })

  describe('when every load fails, which it says', () => {
    const walk = walker({ viewport })
    it.each(protectedPaths)('%s', async (path) => {
      portal.tolerate(/Failed to load resource/)
      // Before anything is asked: what one screen knows, the next would not ask for.
      await portal.fault('GET /api/*', status(500))
      const page = await walk()
      await goTo(page, path)
      await loaded(page)
      if (!WITHOUT_A_LOAD.includes(path)) await retry(page).first().waitFor()
      await accountMenu(page).waitFor()
      await page.evaluate(flattenGradients)
      await expectReadable(page, path)
    })
  })

  it.each(publicPaths)('to everybody: %s', async (path) => {
    const page = await portal.open(path, { viewport })
    await goTo(page, path)
    await loaded(page)
    await expectReadable(page, path)
  })
})

describe('every screen fits 320 px, and 640 px with text twice as large', () => {
  const walk = walker()
  it.each(protectedPaths)('%s', async (path) => {
    const page = await walk()
    await page.setViewportSize({ width: 320, height: 640 })
    await goTo(page, path)
    await loaded(page)
    await expectNoSidewaysScroll(page, path)
    await page.setViewportSize({ width: 640, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page, path)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })
})

/**
 * What stands on screens whose answer lacks everything, and is an answer all the same: "a missing list is empty"
 * (docs/backend-team.md, "Shapes").
 */
const NOTHING_THERE: Readonly<Record<string, string>> = {
  '/compras': 'Não há registros para serem mostrados',
  '/termos': 'Você ainda não aceitou nenhum termo.',
  '/perfil': 'Seu cadastro está ativo.',
}

// What else can go wrong ends in the same two failures, which the fault matrix proves for each call.
describe('every screen survives answers of another shape: it says so, and the menu works', () => {
  const walk = walker()
  it.each(protectedPaths)('%s', async (path) => {
    await portal.fault('GET /api/*', { kind: 'wrong-shape' })
    const page = await walk()
    await goTo(page, path)
    await loaded(page)
    const words = NOTHING_THERE[path]
    const said = words === undefined ? retry(page) : page.getByRole('main').getByText(words)
    if (!WITHOUT_A_LOAD.includes(path)) await said.first().waitFor()
    await accountMenu(page).waitFor()
  })
})

describe('every screen leads to the login when the session has ended', () => {
  it.each(protectedPaths)('%s', async (path) => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/*', status(401))
    const page = await portal.enter(path)
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await page.getByText('Sua sessão expirou. Entre novamente.').waitFor()
  })
})
