import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/ui/app/routes.ts'
import { DESKTOP, openPortal, STOPPED_BY_POLICY } from '../support/portal.ts'

const portal = openPortal()

const protectedPaths = routes
  .filter((entry) => entry.access === 'protected')
  .map((entry) => entry.path.replace(':id', '7'))

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

/** @param first with which payload each answer begins: what is fetched first must not decide who gets what. */
async function openPoisoned(path: string, first = 0): Promise<Page> {
  const page = await portal.open('/', { viewport: DESKTOP })
  const customer = await portal.customer()
  await page.context().route('**/api/**', async (route) => {
    const response = await route.fetch()
    const body: unknown = await response.json().catch(() => undefined)
    if (route.request().method() !== 'GET' || body === undefined) return route.fulfill({ response })
    return route.fulfill({ response, json: poison(body, { count: first }) })
  })
  await page.evaluate(
    ([token, record]) => {
      localStorage.setItem('portal.token', token)
      localStorage.setItem('portal.session', record)
    },
    [
      customer.token,
      JSON.stringify({ access_token: customer.token, '.expires': 'Sat, 21 Nov 2026 15:00:00 GMT' }),
    ] as const,
  )
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await goTo(page, path)
  return page
}

/** Opens a screen and waits until nothing on it is still waiting. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => window.location.assign(`#${address}`), path)
  await page.waitForFunction((address) => window.location.hash === `#${address}`, path)
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
}

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
  expect(found, where).toEqual({ hacked: false, scripts: 0, foreign: 0, links: [], origin: portal.url })
}

describe('a server whose every text is hostile', () => {
  it('can run nothing on any screen', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await openPoisoned('/portal')
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog opened: ${dialog.message()}`)
    })
    for (const path of protectedPaths) {
      await goTo(page, path)
      await expectHarmless(page, path)
    }
  }, 120_000)

  it.each(PAYLOADS.map((payload, first) => [payload, first] as const))(
    'can run nothing through the HTML of a term, from %s on',
    async (_, first) => {
      portal.tolerate(/Failed to load resource/, ...STOPPED_BY_POLICY)
      const page = await openPoisoned('/termos', first)
      await page.getByRole('heading', { level: 1, name: 'Termos do programa' }).waitFor()
      const card = page.getByRole('main').getByRole('button').first()
      await card.waitFor()
      await card.click()
      await page.clock.fastForward(1500)
      await page.getByRole('button', { name: 'Imprimir' }).waitFor()
      await expectHarmless(page, 'the dialog of a term')
    },
  )
})
