import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/ui/app/routes.ts'
import { status } from '../support/faults.ts'
import { openPortal, resumeTime, stopTime } from '../support/portal.ts'
import { TEST_NOW } from '../support/test-now.ts'

const portal = openPortal()

const SECOND = 1000
const at = (page: Page) => page.evaluate(() => window.location.hash)
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('portal.token'), localStorage.getItem('portal.session')])
const addressOf = (path: string) => path.replace(':id', '7')

async function atHome(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
}

async function atLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entrar' }).waitFor()
  expect(await at(page)).toBe('#/')
}

/** Stores this in the portal's own origin and opens a screen with it. */
async function openWith(stored: Record<string, string>, path = '/portal'): Promise<Page> {
  const page = await portal.open('/')
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  await page.goto(`${portal.url}/#${path}`)
  await page.reload()
  return page
}

const record = (token: string, expires: number) =>
  JSON.stringify({ access_token: token, '.expires': new Date(expires).toUTCString() })

describe('without a session', () => {
  const protectedPaths = routes
    .filter((entry) => entry.access === 'protected')
    .map((entry) => addressOf(entry.path))
  const unknownPaths = [
    '/nada',
    '/portal/x',
    '//evil.example',
    '/\\\\evil.example',
    '/%E0%A4%A',
    '/%2f%2fevil',
    '/campanha',
  ]

  it.each([
    ['every protected address', protectedPaths],
    ['every unknown or hostile address', [...unknownPaths, '/javascript:alert(1)', `/${'x'.repeat(5000)}`]],
  ])('%s leads to the login screen and stays on this origin', async (_, paths) => {
    const page = await portal.open('/register')
    for (const path of paths) {
      await page.evaluate((address) => window.location.assign(`#${address}`), path)
      await atLogin(page)
      expect(await page.evaluate(() => window.location.origin)).toBe(portal.url)
    }
  })
})

describe('a stored session', () => {
  it('opens the portal from the login screen', async () => {
    const page = await portal.enter('/')
    await atHome(page)
    expect(await at(page)).toBe('#/portal')
  })

  it('leads from an unknown address to the portal', async () => {
    const page = await portal.enter('/nada')
    await atHome(page)
  })

  it('that has expired is deleted', async () => {
    const page = await openWith({ 'portal.token': 't', 'portal.session': record('t', TEST_NOW - SECOND) })
    await atLogin(page)
    expect(await stored(page)).toEqual([null, null])
  })

  it.each([
    { 'portal.token': 't' },
    { 'portal.session': record('t', TEST_NOW + SECOND) },
    { 'portal.token': 't', 'portal.session': '{"access_token":"t","' },
    { 'portal.token': 't', 'portal.session': '{"access_token":"t",".expires":"amanhã"}' },
    { 'portal.token': 't', 'portal.session': '[]' },
  ])('of which half is missing or unreadable is deleted: %j', async (half) => {
    const page = await openWith(half)
    await atLogin(page)
    expect(await stored(page)).toEqual([null, null])
  })

  it.each(['portal.token', 'portal.session'])('is looked at with each step: %s has gone', async (key) => {
    const page = await portal.enter('/portal')
    await atHome(page)
    await page.evaluate((gone) => {
      localStorage.removeItem(gone)
      window.location.assign('#/perfil')
    }, key)
    await atLogin(page)
    expect(await stored(page)).toEqual([null, null])
  })

  it('ends on the screen at the moment it expires', async () => {
    const page = await portal.enter('/portal')
    await atHome(page)
    await page.clock.fastForward(60 * 60 * SECOND)
    await atLogin(page)
    await page.getByText('Sua sessão expirou. Entre novamente.').waitFor()
    expect(await stored(page)).toEqual([null, null])
  })

  it('ends when the server no longer accepts it', async () => {
    portal.tolerate(/401/)
    await portal.fault('GET /api/contacorrente/saldo', status(401))
    const page = await portal.enter('/portal')
    await atLogin(page)
    await page.getByText('Sua sessão expirou. Entre novamente.').waitFor()
    expect(await stored(page)).toEqual([null, null])
  })
})

describe('signing out', () => {
  it('says good-bye for 1.5 seconds, then forgets the customer', async () => {
    const page = await portal.enter('/portal')
    await atHome(page)
    await stopTime(page)
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByText('Saindo da sua conta. Até logo!').waitFor()
    expect((await stored(page))[0]).not.toBeNull()

    await resumeTime(page, 1500)
    await atLogin(page)
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([])
    expect(await page.content()).not.toContain('Maria')
  })

  it('works without a signal', async () => {
    // Without a service worker the login screen's code cannot be fetched either.
    portal.tolerate(/Failed to load resource/, /preload|dynamically imported module|MissingPart/)
    const page = await portal.enter('/portal')
    await atHome(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByText('Saindo da sua conta. Até logo!').waitFor()
    await page.clock.fastForward(1500)
    await expect.poll(() => stored(page)).toEqual([null, null])
  })

  it('in one tab signs out the others', async () => {
    const page = await portal.enter('/portal')
    await atHome(page)
    const other = await page.context().newPage()
    await other.goto(`${portal.url}/#/compras`)
    await other.getByRole('heading', { level: 1 }).waitFor()

    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.clock.fastForward(1500)

    await atLogin(page)
    await other.getByRole('button', { name: 'Entrar' }).waitFor()
  })

  it('cannot be undone by going back', async () => {
    const page = await portal.enter('/portal')
    await atHome(page)
    await page.evaluate(() => window.location.assign('#/chats'))
    await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.clock.fastForward(1500)
    await atLogin(page)
    await page.goBack()
    await atLogin(page)
  })
})

describe('storage that does not work', () => {
  it.each(['getItem', 'setItem'] as const)(
    'lets the customer sign in for the tab when %s throws',
    async (method) => {
      const customer = await portal.customer()
      const page = await portal.open('/')
      await page.addInitScript((name) => {
        Storage.prototype[name] = () => {
          throw new DOMException('blocked', 'SecurityError')
        }
      }, method)
      await page.reload()
      await page.getByLabel('CPF ou CNPJ').fill(customer.document)
      await page.getByLabel('Senha', { exact: true }).fill(customer.password)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await atHome(page)
    },
  )
})
