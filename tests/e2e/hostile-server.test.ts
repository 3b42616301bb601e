import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, openPortal, STOPPED_BY_POLICY } from '../support/portal.ts'
import { goTo, loaded, protectedPaths } from '../support/screens.ts'

const portal = openPortal()

const PAYLOADS = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '<svg onload="window.hacked=1"></svg>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<a href="javascript:window.hacked=1">clique</a>',
  '"><style>*{display:none}</style>',
  'javascript:window.hacked=1',
  'data:text/html,<script>parent.hacked=1</script>',
]

/** Codes and dates keep their shape: another shape is a failed call, which is another test's subject. */
const KEPT = /^(\d{4}-\d{2}-\d{2}.*|[A-Z]{1,2}|EMAIL|SMS|Fixo|Celular)$/

/** Puts something hostile into every text that the server sends; the next one each time. */
function poison(value: unknown, turn: { count: number }): unknown {
  if (typeof value === 'string') {
    if (value === '' || KEPT.test(value)) return value
    const payload = PAYLOADS[turn.count++ % PAYLOADS.length] ?? ''
    return /^https?:/.test(value) ? payload : `${payload}${value}`
  }
  if (Array.isArray(value)) return value.map((item) => poison(item, turn))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poison(inner, turn)]))
  }
  return value
}

/** With which payload each answer begins: what is fetched first must not decide who gets what. */
let first = 0

const openPoisoned = (path: string): Promise<Page> =>
  portal.enter(path, {
    viewport: DESKTOP,
    store: 1,
    prepare: (page) =>
      page.context().route('**/api/**', async (route) => {
        const response = await route.fetch()
        const body: unknown = await response.json().catch(() => undefined)
        if (route.request().method() !== 'GET' || body === undefined) return route.fulfill({ response })
        return route.fulfill({ response, json: poison(body, { count: first }) })
      }),
  })

/** Nothing ran, nothing left the portal, nothing foreign is in the page. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    scripts: [...document.scripts].filter((script) => !script.src && script.type !== 'application/json')
      .length,
    foreign: document.querySelectorAll('iframe, object, embed, [onerror], [onload]').length,
    links: [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => /^\s*(javascript|vbscript|data:text)/i.test(address)),
    origin: window.location.origin,
  }))
  // The one script is the page's own, whose hash the policy names.
  expect(found, where).toEqual({ hacked: false, scripts: 1, foreign: 0, links: [], origin: portal.url })
}

describe('a server whose every text is hostile', () => {
  it('can run nothing on any screen', async () => {
    portal.tolerate(/Failed to load resource/, ...STOPPED_BY_POLICY)
    const page = await openPoisoned('/portal')
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog opened: ${dialog.message()}`)
    })
    for (const path of protectedPaths) {
      await goTo(page, path)
      await loaded(page)
      await expectHarmless(page, path)
    }
  })

  it('can run nothing through the HTML of a term, whatever it begins with', async () => {
    portal.tolerate(/Failed to load resource/, ...STOPPED_BY_POLICY)
    const page = await openPoisoned('/termos')
    for (const payload of PAYLOADS) {
      first = PAYLOADS.indexOf(payload)
      await page.reload()
      await page.getByRole('main').getByRole('button').first().click()
      await page.clock.fastForward(1500)
      await page.getByRole('button', { name: 'Imprimir' }).waitFor()
      await expectHarmless(page, payload)
    }
  })
})
