import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { KINDS_OF_TEXT, type KindOfText, lengthenAmounts, rewriteAnswers } from '../support/any-text.ts'
import { brokenWords, enlargeText, misfits } from '../support/fit.ts'
import { LAYERS } from '../support/layers.ts'
import { openPortal } from '../support/portal.ts'
import { goTo, loaded, protectedPaths, publicPaths } from '../support/screens.ts'

const portal = openPortal()

/** It ends with that of a phone, in which the next screen and what opens over it are drawn faster. */
const WIDTHS = [1280, 320, 390] as const
const HEIGHT = 800

/** Layers that stay change their screen, and come last. */
const layersOf = (path: string) =>
  LAYERS.filter(({ on }) => on === path).sort(
    (one, other) => Number(one.stays ?? 0) - Number(other.stays ?? 0),
  )

/** @param wholeWords no word breaks in the middle where the window is narrowest. */
async function expectToFit(page: Page, what: string, wholeWords = false): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect(await misfits(page), `${what} at ${width} px`).toEqual([])
    if (wholeWords && width === 320) expect(await brokenWords(page), what).toEqual([])
  }
}

async function expectLayersToFit(page: Page, path: string, wholeWords = false): Promise<void> {
  for (const { name, open, stays } of layersOf(path)) {
    await open(page)
    await expectToFit(page, name, wholeWords)
    if (stays) continue
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelector('dialog[open], :popover-open') === null)
  }
}

describe.each(Object.keys(KINDS_OF_TEXT) as KindOfText[])(
  'every screen and what opens over it fits a server that writes %s',
  (kind) => {
    const prepare = (page: Page) => rewriteAnswers(page, kind)
    const walk = portal.walker({ store: 1, prepare })
    const visit = portal.visitor({ prepare })

    it.each(protectedPaths)('%s', async (path) => {
      const page = await walk()
      await goTo(page, path)
      await loaded(page)
      await expectToFit(page, path)
      await expectLayersToFit(page, path)
    })

    it.each(publicPaths)('to everybody: %s', async (path) => {
      const page = await visit()
      await goTo(page, path)
      await loaded(page)
      await expectToFit(page, path)
    })
  },
)

it('the question that is asked by itself, and its refusal, fit any text', async () => {
  portal.tolerate(/Failed to load resource/)
  const customer = await portal.customer({ profile: 'rich', termsAccepted: false })
  const page = await portal.open('/portal', {
    customer,
    prepare: (page) => rewriteAnswers(page, 'marks, other scripts, emoji and a word of 10,000 letters'),
  })
  await page.getByRole('dialog').getByRole('link').first().waitFor()
  await expectToFit(page, 'the terms prompt')
  await portal.fault('POST /api/termosaceite/3', {
    kind: 'status',
    status: 400,
    body: { description: 'Termo recusado' },
  })
  await page.getByRole('button', { name: 'Aceito' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).waitFor()
  await expectToFit(page, 'a refusal')
})

describe('every screen and what opens over it fits a reader who takes the text twice as large', () => {
  const walk = portal.walker({ store: 1 })
  const visit = portal.visitor()

  it.each(protectedPaths)('%s', async (path) => {
    const page = await walk()
    await enlargeText(page)
    await goTo(page, path)
    await loaded(page)
    await expectToFit(page, path, true)
    await expectLayersToFit(page, path, true)
  })

  it('with figures of 9 digits', async () => {
    const page = await portal.enter('/portal', { store: 1, prepare: lengthenAmounts })
    await enlargeText(page)
    for (const path of ['/portal', '/contacorrente/extrato', '/campanha/7/extrato']) {
      await goTo(page, path)
      await loaded(page)
      await expectToFit(page, path)
    }
  })

  it.each(publicPaths)('to everybody: %s', async (path) => {
    const page = await visit()
    await goTo(page, path)
    await loaded(page)
    await enlargeText(page)
    await expectToFit(page, path)
  })
})
