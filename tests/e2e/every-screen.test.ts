import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { screenAt } from '../support/each-screen.ts'
import { answering, type Fault, status } from '../support/faults.ts'
import { brokenWords } from '../support/fit.ts'
import { DESKTOP, EMPTY, openPortal, PHONE } from '../support/portal.ts'
import {
  expectNoSidewaysScroll,
  forget,
  goTo,
  loaded,
  protectedPaths,
  publicPaths,
} from '../support/screens.ts'

const portal = openPortal()

/** Each size and each theme once, because no colour of a screen depends on the size. At the end the page is as at its beginning. */
const LOOKS = [
  [DESKTOP, 'dark'],
  [PHONE, 'light'],
] as const

async function expectReadable(page: Page, path: string): Promise<void> {
  for (const [size, colorScheme] of LOOKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await expectNoSidewaysScroll(page, path)
    await expectAccessible(page)
  }
}

async function expectWords(page: Page, sentences: readonly string[] = []): Promise<void> {
  for (const sentence of sentences) {
    await page.getByRole('main').getByText(sentence, { exact: true }).first().waitFor()
  }
}

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Minha conta' })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })

/** axe leaves what stands on a gradient undecided, so each gradient becomes the lighter of its colours. */
const flattenGradients = () => {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (!getComputedStyle(element).backgroundImage.startsWith('linear-gradient')) continue
    element.style.background = 'var(--color-hero)'
  }
}

const NOTHING_FOR_ANYBODY: readonly (readonly [call: string, answer: Fault])[] = [
  ['GET /api/fidelidade/campanhas', answering(null)],
  ['GET /api/fidelidade/resgates/7', answering({ nomePonto: 'IdCoins' })],
  ['GET /api/lojas', answering([])],
  ['GET /api/termos/aceitos', answering([])],
]

describe('every screen is accessible in both sizes and themes, and fits', () => {
  describe('with data', () => {
    const walk = portal.walker({ store: 1 })
    it.each(protectedPaths)('%s, with a title and one heading, which takes the focus', async (path) => {
      const page = await walk()
      await goTo(page, path)
      if (path !== '/chats') await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
      expect(await page.title()).toBe(`${await page.locator('h1').textContent()} · Rede Boa Praça`)
      expect(await page.locator('h1').count()).toBe(1)
      await loaded(page)
      await expectReadable(page, path)
      expect(await brokenWords(page), path).toEqual([])
    })
  })

  describe('with nothing to show, which it says', () => {
    const walk = portal.walker({ profile: EMPTY })
    it.each(protectedPaths)('%s', async (path) => {
      const page = await walk()
      await portal.faults(...NOTHING_FOR_ANYBODY)
      await goTo(page, path)
      await loaded(page)
      await expectWords(page, screenAt(path).nothing)
      await expectReadable(page, path)
    })
  })

  describe('while it waits', () => {
    const walk = portal.walker()
    it.each(protectedPaths)('%s', async (path) => {
      const page = await walk()
      await portal.fault('GET /api/*', { kind: 'hang' })
      await goTo(page, path)
      await expectReadable(page, path)
    })
  })

  describe('when every load fails, which it says', () => {
    const walk = portal.walker()
    it.each(protectedPaths)('%s', async (path) => {
      portal.tolerate(/Failed to load resource/)
      await portal.fault('GET /api/*', status(500))
      const page = await walk()
      await goTo(page, '/chats')
      // Between two tests the server answers as usual, so the last answers may have come then, and this screen would show them.
      await forget(page)
      await goTo(page, path)
      await loaded(page)
      const { loads } = screenAt(path)
      if (loads) await retry(page).first().waitFor()
      await expectWords(
        page,
        loads?.map((what) => `Não foi possível carregar ${what}`),
      )
      // There is nothing to choose from.
      expect(
        await page
          .getByRole('main')
          .getByText(/^Escolha uma loja/)
          .count(),
      ).toBe(0)
      await accountMenu(page).waitFor()
      await page.evaluate(flattenGradients)
      await expectReadable(page, path)
    })
  })

  const visit = portal.visitor()

  it.each(publicPaths)('to everybody: %s', async (path) => {
    const page = await visit()
    await goTo(page, path)
    await loaded(page)
    await expectReadable(page, path)
  })
})
