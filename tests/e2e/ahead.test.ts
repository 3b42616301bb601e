import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/ui/app/routes.ts'
import { openPortal, type PageOptions } from '../support/portal.ts'
import { goTo } from '../support/screens.ts'

const portal = openPortal()

/** Home comes with what surrounds every signed-in screen. */
const HOME_CODE = /assets\/signed-in-[^/]+\.js/

/** The addresses that a page has asked for, from its beginning, and those of them that have come. */
async function openNoting(path: string, options: PageOptions = {}) {
  const asked: string[] = []
  const arrived: string[] = []
  const page = await portal.open(path, {
    ...options,
    prepare: async (prepared) => {
      prepared.on('request', (request) => asked.push(request.url()))
      prepared.on('requestfinished', (request) => arrived.push(request.url()))
      await options.prepare?.(prepared)
    },
  })
  return { page, asked, arrived }
}

it('the figures of home are asked for before the code of the screen has arrived, and once', async () => {
  const asked: string[] = []
  const FIGURES = ['/api/contacorrente/saldo', '/api/cupom/totaldesconto']
  const allAsked = () => FIGURES.every((path) => asked.includes(path))
  const page = await portal.enter('/portal', {
    prepare: async (prepared) => {
      prepared.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await prepared.route(HOME_CODE, async (route) => {
        await expect.poll(allAsked).toBe(true)
        await route.continue()
      })
    },
  })
  await page.getByRole('region', { name: 'Saldo de cashback' }).getByText('R$ 87,40').waitFor()
  for (const path of FIGURES) expect(asked.filter((each) => each === path)).toHaveLength(1)
})

describe('the code of the next screens', () => {
  const withoutNetwork = (page: Page) => page.route('**/assets/**', (route) => route.abort())

  it('is there before it is asked for', async () => {
    const customer = await portal.customer()
    const { page, arrived } = await openNoting('/portal', { customer, fetchesAhead: true })
    const files = await page.evaluate(() => {
      const table = JSON.parse(document.getElementById('portal-files')?.textContent ?? '{}') as {
        files: string[]
        screens: { path: string; files: number[] }[]
      }
      return Object.fromEntries(
        table.screens.map(({ path, files }) => [path, files.map((place) => table.files[place])]),
      )
    })
    // Of all screens, because a file that is on its way when the network goes would be missed in the console.
    const next = routes
      .filter(({ access }) => access === 'protected')
      .flatMap(({ path }) => files[path] ?? [])
    await expect
      .poll(() => next.filter((file) => !arrived.some((url) => url.endsWith(file ?? '?'))))
      .toEqual([])
    // Home itself is made of more files, which may come later: a part of it that is missing loads the page again.
    await page.waitForLoadState('networkidle')
    await withoutNetwork(page)
    for (const path of ['/promocoes', '/compras', '/minhas-preferencias']) await goTo(page, path)
  })

  it('is fetched for home while the customer signs in, and not for one who saves data', async () => {
    const { asked } = await openNoting('/', { fetchesAhead: true })
    await expect.poll(() => asked.some((url) => HOME_CODE.test(url))).toBe(true)

    const saving = await openNoting('/')
    await saving.page.waitForLoadState('networkidle')
    expect(saving.asked.filter((url) => HOME_CODE.test(url))).toEqual([])
  })
})
