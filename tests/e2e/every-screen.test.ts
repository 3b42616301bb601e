import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { menuEntries } from '../../src/ui/app/routes.ts'
import { expectAccessible, expectLegible } from '../support/accessibility.ts'
import { screenAt } from '../support/each-screen.ts'
import { answering, type Fault, status } from '../support/faults.ts'
import { paintedOtherwise } from '../support/first-sheet.ts'
import { brokenWords, misfits } from '../support/fit.ts'
import { expectFocusInSight } from '../support/focus.ts'
import { DESKTOP, EMPTY, openPortal, PHONE } from '../support/portal.ts'
import {
  expectNoSidewaysScroll,
  forget,
  goTo,
  loaded,
  loadedAltogether,
  protectedPaths,
  publicPaths,
} from '../support/screens.ts'

const portal = openPortal()

/** The lowest window in which a phone still shows both bars. */
const LOW = { width: 390, height: 640 }

/**
 * Each size and each theme once, because no colour of a screen depends on the size. At the end the page is as at its beginning.
 * @param expectOnDesktop the check in the wide window. For a state without data a smaller one is enough, because the state with data
 * was checked whole.
 */
async function expectReadable(page: Page, path: string, expectOnDesktop = expectAccessible): Promise<void> {
  for (const [size, colorScheme, expectGood] of [
    [DESKTOP, 'dark', expectOnDesktop],
    [PHONE, 'light', expectAccessible],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await expectNoSidewaysScroll(page, path)
    await expectGood(page)
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

const USUAL_MENU = menuEntries.flatMap((entry) => (entry.in === 'side' ? [entry.label] : []))

/** WCAG 3.2.3, at the size at which the menu is always there. */
async function expectUsualMenu(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP)
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.waitFor()
  expect(await menu.getByRole('link').allTextContents(), path).toEqual(USUAL_MENU)
}

/** A customer who has asked the device for less motion sees nothing move. */
async function expectNothingToMove(page: Page, path: string): Promise<void> {
  expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0)
}

/** In the colours that a reader has chosen, every control keeps an edge, and what is chosen is more than a colour. */
async function expectEdgesInForcedColors(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const edgeless = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input, select, textarea)')]
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(control)
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
        const drawnByLabel = control.matches('input') && control.closest('label') !== null
        // What looks like a link is known by its words, as links are.
        const isWords = control.matches('button') && control.textContent !== ''
        return !hasEdge && appearance === 'none' && !drawnByLabel && !isWords
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  )
  expect.soft(edgeless, path).toEqual([])
  const unmarked = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-pressed="true"], [aria-selected="true"], [aria-current="page"]')]
      .filter((chosen) => chosen.checkVisibility({ visibilityProperty: true }))
      .filter((chosen) => {
        const edge = (element: Element) => {
          const style = getComputedStyle(element)
          return `${style.borderColor} ${style.borderWidth} ${style.outline} ${style.fontWeight} ${style.textDecorationLine} ${style.boxShadow}`
        }
        const other = [...(chosen.parentElement?.parentElement?.querySelectorAll(chosen.tagName) ?? [])].find(
          (each) => each !== chosen && each.getAttribute('class') === chosen.getAttribute('class'),
        )
        const hasSign = chosen.querySelector('svg') !== null && other?.querySelector('svg') === null
        return other !== undefined && edge(other) === edge(chosen) && !hasSign
      })
      .map((chosen) => chosen.outerHTML.slice(0, 200)),
  )
  expect.soft(unmarked, path).toEqual([])
  await page.emulateMedia({ forcedColors: null })
}

/** On paper three buttons stay. Two of them show a title that the customer reads. The third, **Mostrar senha**, is in a form that customers do not print. */
const READ_ON_PAPER = /^(Regulamento do Programa|Política de Privacidade|Mostrar senha)/

/** On paper nothing asks to be pressed, and what is checked is seen although the browser leaves grounds out to save ink. */
async function expectPaperForReading(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const colours = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect.soft(colours, `${path} in the dark`).toBe('light')
  const controls = page.locator('main :is(button, summary, input[type="search"]):visible')
  const texts = await controls.allTextContents()
  expect
    .soft(
      texts.filter((text) => !READ_ON_PAPER.test(text)),
      path,
    )
    .toEqual([])
  const leftOut = await page
    .locator('main [type="checkbox"]:checked:visible')
    .evaluateAll((inputs) =>
      inputs
        .filter((input) => getComputedStyle(input).getPropertyValue('print-color-adjust') !== 'exact')
        .map((input) => input.outerHTML),
    )
  expect.soft(leftOut, path).toEqual([])
  await page.emulateMedia({ media: null })
}

/** WCAG 1.4.12. As a style sheet that is made in the page, which the policy allows. */
async function expectRoomForSpreadText(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await misfits(page), path).toEqual([])
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  await page.setViewportSize(PHONE)
}

describe('every screen is accessible in both sizes and themes, and fits', () => {
  describe('with data', () => {
    const walk = portal.walker({ store: 1 })
    const known = new Set<string>()

    describe.each(protectedPaths)('%s', (path) => {
      const arrive = async () => {
        const page = await walk()
        await goTo(page, path)
        return page
      }

      it('titled, with the focus on its one heading, still, below the usual menu, with edges in forced colours, with room for spread text, and for reading on paper', async () => {
        const page = await arrive()
        await expectNothingToMove(page, path)
        if (path !== '/chats') await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
        expect(await page.title()).toBe(`${await page.locator('h1').textContent()} · Rede Boa Praça`)
        expect(await page.locator('h1').count()).toBe(1)
        await loaded(page)
        await expectUsualMenu(page, path)
        await expectReadable(page, path)
        expect(await brokenWords(page), path).toEqual([])
        await expectEdgesInForcedColors(page, path)
        await expectRoomForSpreadText(page, path)
        await expectPaperForReading(page, path)
      })

      it('the sheet in the page paints it like its file', async () => {
        const page = await arrive()
        await loaded(page)
        expect(await paintedOtherwise(page, known)).toEqual([])
      })

      it('the keyboard reaches each control, and nothing covers the focus', async () => {
        const page = await arrive()
        await loadedAltogether(page, path)
        await page.setViewportSize(LOW)
        await expectFocusInSight(page, path)
        await page.setViewportSize(PHONE)
      })
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
      await expectReadable(page, path, expectLegible)
    })
  })

  const walkInTrouble = portal.walker()

  describe('while it waits', () => {
    it.each(protectedPaths)('%s', async (path) => {
      const page = await walkInTrouble()
      await portal.fault('GET /api/*', { kind: 'hang' })
      await goTo(page, path)
      await expectReadable(page, path, expectLegible)
    })
  })

  describe('when every load fails, which it says', () => {
    it.each(protectedPaths)('%s', async (path) => {
      portal.tolerate(/Failed to load resource/)
      await portal.fault('GET /api/*', status(500))
      const page = await walkInTrouble()
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
      await expectReadable(page, path, expectLegible)
    })
  })

  const visit = portal.visitor()
  const knownToEverybody = new Set<string>()

  describe.each(publicPaths)('to everybody: %s', (path) => {
    const arrive = async () => {
      const page = await visit()
      await goTo(page, path)
      await loaded(page)
      return page
    }

    it('readable', async () => {
      await expectReadable(await arrive(), path)
    })

    it('the sheet in the page paints it like its file', async () => {
      expect(await paintedOtherwise(await arrive(), knownToEverybody)).toEqual([])
    })

    it('the keyboard reaches each control, and nothing covers the focus', async () => {
      const page = await arrive()
      await page.setViewportSize(LOW)
      await expectFocusInSight(page, path)
      await page.setViewportSize(PHONE)
    })
  })
})
