import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drawn } from '../support/drawn.ts'
import { status } from '../support/faults.ts'
import { resumeTime, stopTime } from '../support/page-time.ts'
import { openPortal } from '../support/portal.ts'
import { loaded, protectedPaths } from '../support/screens.ts'
import { atHome, openAddress, signIn, signOut } from '../support/session-screen.ts'

const portal = openPortal()

const at = (page: Page) => page.evaluate(() => window.location.hash)
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('portal.token'), localStorage.getItem('portal.session')])

async function atLogin(page: Page): Promise<void> {
  // Where the login was already there, the address changes a moment later.
  await expect.poll(() => at(page)).toBe('#/')
  await page.getByRole('button', { name: 'Entrar' }).waitFor()
}

it('without a session every protected or unknown address leads to the login screen of this origin', async () => {
  const page = await portal.visitSignedOut('/register')
  for (const path of [...protectedPaths, '/nada']) {
    await openAddress(page, path)
    await atLogin(page)
    expect(await page.evaluate(() => window.location.origin)).toBe(portal.url)
  }
})

it('what was asked for without a session opens after signing in, and a query behind a route is no part of it', async () => {
  const customer = await portal.customer()
  const page = await portal.visitSignedOut('/register?utm_source=folheto')
  await page.getByRole('heading', { level: 1, name: 'Cadastro' }).waitFor()
  await openAddress(page, '/minhas-preferencias?utm_source=e-mail')
  await atLogin(page)
  await signIn(page, customer)
  await page.getByRole('heading', { level: 1, name: 'Minhas preferências' }).waitFor()
  expect(await at(page)).toBe('#/minhas-preferencias')

  await signOut(page)
  await atLogin(page)
  await signIn(page, customer)
  await atHome(page)
})

it('a browser that says that it is offline, as behind a VPN, is believed until a server answers', async () => {
  const page = await portal.open('/')
  const sayOffline = () => page.evaluate(() => window.dispatchEvent(new Event('offline')))
  const saysOffline = page.getByText('Você está sem internet. Alguns dados')
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await sayOffline()
  await signIn(page, await portal.customer())
  await atHome(page)
  await loaded(page)
  await saysOffline.waitFor({ state: 'detached' })

  // A screen that asks for nothing, so that nothing is answered before the bar is seen.
  await openAddress(page, '/chats')
  await page.waitForLoadState('networkidle')
  await sayOffline()
  await saysOffline.waitFor()
  await openAddress(page, '/minhas-preferencias')
  await saysOffline.waitFor({ state: 'detached' })
})

describe('a stored session', () => {
  it('opens the portal from the login screen and from an unknown address, and is looked at with each step', async () => {
    const page = await portal.enter('/')
    await atHome(page)
    await openAddress(page, '/nada')
    await expect.poll(() => at(page)).toBe('#/portal')
    // A call that still runs without a session would be refused.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => localStorage.removeItem('portal.session'))
    await openAddress(page, '/perfil')
    await atLogin(page)
    expect(await stored(page)).toEqual([null, null])
  })

  it('ends when the server no longer accepts it', async () => {
    portal.tolerate(/401/)
    await portal.fault('GET /api/contacorrente/saldo', status(401))
    const page = await portal.visit('/portal')
    await atLogin(page)
    await page.getByText('Sua sessão expirou. Entre novamente.').waitFor()
    expect(await stored(page)).toEqual([null, null])
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.includes('private'))).toEqual([])
  })
})

describe('signing out', () => {
  it('says good-bye for 1.5 seconds, then forgets the customer', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/pessoa/imagem', status(500))
    const page = await portal.enter('/portal')
    const toast = page.getByText('Ops!, Finalize seu cadastro no menu de Perfil')
    await toast.waitFor()
    await stopTime(page)
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByRole('heading', { level: 1, name: 'Saindo da sua conta. Até logo!' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    // It was about a screen that has been left.
    expect(await toast.count()).toBe(0)
    // Leaving the page now ends the session too.
    expect(await stored(page)).toEqual([null, null])

    await resumeTime(page, 1500)
    await atLogin(page)
    const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
    // Only the note that a customer was here may stay, without saying who. It is written once the page is quiet.
    expect(kept.filter((key) => key !== 'portal.preferences.success.the-test-customer')).toEqual([])
    expect(await page.content()).not.toContain('Cliente de Teste')
  })

  it('in one tab signs out the others within a second, and cannot be undone by going back', async () => {
    const page = await portal.enter('/portal')
    await atHome(page)
    const others = [await page.context().newPage(), await page.context().newPage()]
    for (const other of others) {
      await other.goto(`${portal.url}/#/compras`)
      await other.getByRole('heading', { level: 1, name: 'Compras' }).waitFor()
    }
    await openAddress(page, '/chats')
    await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()

    // Before the farewell is over.
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    for (const other of others) await other.getByRole('button', { name: 'Entrar' }).waitFor()
    await page.clock.fastForward(1500)
    await atLogin(page)
    await page.goBack()
    await atLogin(page)

    // Another customer signs in: the other tabs show that one, and nothing of the first.
    const next = await portal.customer({ profile: 'rich', name: 'Joana Ferreira' })
    await signIn(page, next)
    await atHome(page)
    for (const other of others) {
      await openAddress(other, '/perfil')
      await expect.poll(() => other.getByLabel('Nome', { exact: true }).inputValue()).toBe('Joana Ferreira')
      expect(await other.content()).not.toContain('Cliente de Teste')
    }
  })

  it('in one tab leaves a registration alone that is being written in another', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/')
    const other = await page.context().newPage()
    await other.goto(`${portal.url}/#/register`)
    const name = other.getByRole('textbox', { name: 'Nome completo' })
    await name.fill('Ana Beatriz Lima')

    await signIn(page, customer)
    await atHome(page)
    await signOut(page)
    await atLogin(page)
    await other.waitForFunction(() => localStorage.getItem('portal.token') === null)
    await drawn(other)
    expect(await at(other)).toBe('#/register')
    await other.reload()
    await other.getByText('Continuamos de onde você parou.').waitFor()
    expect(await name.inputValue()).toBe('Ana Beatriz Lima')
  })
})
