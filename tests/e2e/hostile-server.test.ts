import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fetched } from '../support/fetched.ts'
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { DESKTOP, openPortal } from '../support/portal.ts'
import { goTo, loaded, protectedPaths } from '../support/screens.ts'

const portal = openPortal()

/** Codes and dates keep their shape: another shape is a failed call, which is another test's subject. */
const KEPT = /^(\d{4}-\d{2}-\d{2}.*|[A-Z]{1,2}|EMAIL|SMS|Fixo|Celular)$/

const EVERY_TEXT = HOSTILE_TEXTS.join(' ')

/** Puts everything hostile into every text that the server sends, and into every address one hostile address, the next each time. */
function poison(value: unknown, turn: { count: number }): unknown {
  if (typeof value === 'string') {
    if (value === '' || KEPT.test(value)) return value
    if (/^https?:/.test(value)) return HOSTILE_ADDRESSES[turn.count++ % HOSTILE_ADDRESSES.length]
    return `${EVERY_TEXT}${value}`
  }
  if (Array.isArray(value)) return value.map((item) => poison(item, turn))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poison(inner, turn)]))
  }
  return value
}

const openPoisoned = (path: string): Promise<Page> => {
  const turn = { count: 0 }
  return portal.enter(path, {
    viewport: DESKTOP,
    store: 1,
    prepare: (page) =>
      page.context().route('**/api/**', async (route) => {
        const response = await fetched(route)
        const body: unknown = await response.json().catch(() => undefined)
        if (route.request().method() !== 'GET' || body === undefined) return route.fulfill({ response })
        return route.fulfill({ response, json: poison(body, turn) })
      }),
  })
}

/** Nothing ran, nothing left the portal, nothing foreign is in the page. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    hurt: 'hurt' in window,
    scripts: [...document.scripts].filter((script) => !script.src && script.type !== 'application/json')
      .length,
    foreign: document.querySelectorAll('iframe, object, embed, [onerror], [onload]').length,
    links: [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => /^\s*(javascript|vbscript|data:text)/i.test(address)),
    origin: window.location.origin,
  }))
  // The one script is the page's own, whose hash the policy names.
  expect(found, where).toEqual({ hurt: false, scripts: 1, foreign: 0, links: [], origin: portal.url })
}

describe('a server whose every text is hostile', () => {
  it('can run nothing on any screen nor through the HTML of a term, and not even the policy has anything to object to', async () => {
    portal.tolerate(/Failed to load resource/)
    const requests: string[] = []
    const page = await openPoisoned('/portal')
    page.on('request', (request) => requests.push(request.url()))
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog opened: ${dialog.message()}`)
    })
    for (const path of protectedPaths) {
      await goTo(page, path)
      await loaded(page)
      await expectHarmless(page, path)
    }
    await goTo(page, '/termos')
    await page.getByRole('main').getByRole('button').first().click()
    await page.clock.fastForward(1500)
    await page.getByRole('button', { name: 'Imprimir' }).waitFor()
    await expectHarmless(page, 'the HTML of a term')
    expect(requests.filter((url) => new URL(url).hostname.endsWith('evil.example'))).toEqual([])
  })
})
