import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fetched } from '../support/fetched.ts'
import { newerBuiltIns, newerInterfaces } from '../support/floor.ts'
import { openPortal } from '../support/portal.ts'
import { goTo, loaded, protectedPaths, publicPaths } from '../support/screens.ts'

const portal = openPortal()

describe('without anything that came after the floor', () => {
  const parts = [...newerBuiltIns, ...newerInterfaces].filter((part) => !/trusted/i.test(part.join('.')))
  const prepare = (page: Page) => page.addInitScript(forget, parts)

  it('every public screen opens', async () => {
    const page = await portal.open('/', { prepare })
    expect(await page.evaluate(() => 'adoptedStyleSheets' in document)).toBe(false)
    for (const path of publicPaths) {
      await goTo(page, path)
      await loaded(page)
    }
  })

  it('every other screen opens, and the account menu too', async () => {
    const page = await portal.enter('/portal', { prepare })
    for (const path of protectedPaths) {
      await goTo(page, path)
      await loaded(page)
      expect(await page.getByText('Tentar de novo').count(), path).toBe(0)
    }
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  })
})

/** Runs in the page, before anything of it: takes out what came after the floor. */
function forget(parts: readonly (readonly [owner: string, name: string])[]): void {
  const scope = window as unknown as Readonly<Record<string, { readonly prototype?: object } | undefined>>
  for (const [owner, name] of parts) {
    const bare = name.replace(/_static$/, '').replace(/^(.+)_event$/, 'on$1')
    const places = owner === 'Window' ? [window, Window.prototype] : [scope[owner], scope[owner]?.prototype]
    for (const place of places) if (place) Reflect.deleteProperty(place, bare)
  }
}

describe('a browser below the floor', () => {
  const text = (page: Page) => page.locator('main:visible').textContent()

  it('reads what it can do', async () => {
    const page = await portal.open('/', {
      prepare: (prepared) =>
        prepared.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule')),
    })
    await page.getByRole('heading', { name: 'O portal não abre neste navegador' }).waitFor()
    expect(await text(page)).toContain('atualize o Chrome')
    expect(await text(page)).not.toContain('Senha')
    expect(await page.locator('input:visible').count()).toBe(0)
  })

  it('that cannot even read the script reads the same', async () => {
    const page = await portal.open('/', {
      prepare: (prepared) =>
        prepared.route(`${portal.url}/`, async (route) => {
          const response = await fetched(route)
          const body = (await response.text()).replace(/<script>.*?<\/script>/gs, '')
          await route.fulfill({ response, body })
        }),
    })
    await page.getByRole('heading', { name: 'O portal não abre neste navegador' }).waitFor()
    expect(await page.locator('input:visible').count()).toBe(0)
  })

  it('is not taken for one by the others', async () => {
    const page = await portal.open('/')
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    expect(await text(page)).not.toContain('não abre')
  })
})
