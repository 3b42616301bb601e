import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { drawn } from '../support/drawn.ts'
import { holdBack } from '../support/hold-back.ts'
import { DESKTOP, openPortal, pressTwentyTimes } from '../support/portal.ts'
import { focusedLabel } from '../support/registration-screen.ts'
import { atHome, signIn, signOut } from '../support/session-screen.ts'
import { TEST_NOW } from '../support/test-now.ts'

const portal = openPortal()

const documentField = (page: Page) => page.getByLabel('CPF ou CNPJ')
const passwordField = (page: Page) => page.getByLabel('Senha', { exact: true })
const digits = async (page: Page) => (await documentField(page).inputValue()).replace(/\D/g, '')
/** Its check digits do not match. */
const DOUBTFUL = '52998224726'
const HINT = 'Confira o número: os dígitos verificadores não conferem'

describe('the login screen', () => {
  it('leads home by keyboard alone, remembers the document when asked to, and never stores the password', async () => {
    const customer = await portal.customer()
    const page = await portal.visitSignedOut('/')
    await documentField(page).focus()
    await page.keyboard.type(customer.document)
    await page.keyboard.press('Tab')
    await page.keyboard.type(customer.password)
    await page.getByRole('checkbox', { name: 'Lembrar senha' }).press('Space')
    await passwordField(page).press('Enter')
    await atHome(page)
    expect(page.url()).toBe(`${portal.url}/#/portal`)
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain(customer.password)

    await signOut(page)
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await page.reload()
    await documentField(page).waitFor()
    expect(await digits(page)).toBe(customer.document)
    expect(await page.getByRole('checkbox', { name: 'Lembrar senha' }).isChecked()).toBe(true)
  })

  it('leads home on a device whose clock is a year ahead, and keeps the customer signed in', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/')
    await page.clock.setSystemTime(TEST_NOW + 365 * 86_400_000)
    await page.reload()
    await signIn(page, customer)
    await atHome(page)
    await page.reload()
    await atHome(page)
  })

  it('leads home after the signal was gone while the portal fetched what it needs later', async () => {
    portal.tolerate(/ERR_INTERNET_DISCONNECTED/, /MissingPart/)
    const customer = await portal.customer()
    const page = await portal.open('/')
    await page.locator('html:not([data-start])').waitFor()
    await page.context().setOffline(true)
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/calls-'))
    await page.clock.fastForward(1000)
    await lost
    await page.context().setOffline(false)
    await signIn(page, customer)
    await atHome(page)
  })

  it('leads nowhere a second time when the browser saves the password late', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/')
    await page.evaluate(() => {
      const saved = new Promise<void>((resolve) => addEventListener('saved', () => resolve()))
      Object.assign(navigator.credentials, { store: () => saved })
    })
    await page.getByRole('checkbox', { name: 'Lembrar senha' }).check()
    await signIn(page, customer)
    await atHome(page)
    await page.evaluate(() => {
      location.hash = '#/chats'
    })
    await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('saved')))
    await drawn(page)
    expect(page.url()).toBe(`${portal.url}/#/chats`)
  })

  it('fills a large window, asks for what is missing, and says in place what the server refused', async () => {
    const customer = await portal.customer()
    const page = await portal.visitSignedOut('/', { viewport: { width: 1920, height: 1080 } })
    const pitch = page.getByText('Sua compra vale mais aqui').locator('..')
    await pitch.waitFor()
    const box = await pitch.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(1080)

    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByText('Digite um CPF ou CNPJ').waitFor()
    await page.getByText('Digite uma senha').waitFor()
    expect(await focusedLabel(page)).toBe('CPF ou CNPJ')
    await expectAccessibleInBothThemes(page)

    portal.tolerate(/400/)
    await signIn(page, { ...customer, password: 'errada' })
    await page.getByRole('status').getByText('CPF/CNPJ ou senha inválidos.').waitFor()
    expect(await digits(page)).toBe(customer.document)
    expect(await passwordField(page).inputValue()).toBe('errada')
    expect(await focusedLabel(page)).toBe('Senha')
    const inPlace = page.getByText('Não foi possível entrar. Confira o CPF ou CNPJ e a senha')
    await page.getByRole('button', { name: 'Fechar', exact: true }).click()
    await inPlace.waitFor()
    await expectAccessible(page)
    await passwordField(page).fill('o')
    expect(await inPlace.count()).toBe(0)
  })

  it('signs nobody in who went on to another screen meanwhile', async () => {
    const customer = await portal.customer()
    const page = await portal.visitSignedOut('/')
    const answer = await holdBack(page, '**/token')
    await signIn(page, customer)
    await answer.sent
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    const answered = page.waitForResponse('**/token')
    answer.release()
    await (await answered).finished()
    await drawn(page)
    await page.getByRole('button', { name: 'Voltar para o login' }).click()
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull()
  })

  it('hears each press that leaves a doubtful number behind', async () => {
    for (const [role, name, heard] of [
      ['checkbox', 'Lembrar senha', HINT],
      ['button', 'Entrar', 'Digite uma senha'],
      ['link', 'Esqueci minha senha', 'Recuperar senha'],
    ] as const) {
      const page = await portal.visitSignedOut('/')
      await documentField(page).fill(DOUBTFUL)
      const control = page.getByRole(role, { name, exact: true })
      // With the time that a hand needs between the beginning of the press and its end.
      await control.click({ delay: 100 })
      await page.getByText(heard, { exact: true }).first().waitFor()
      if (role === 'checkbox') expect(await control.isChecked()).toBe(true)
    }
  })

  it('takes a press back that ends beside its control', async () => {
    const page = await portal.visitSignedOut('/')
    const button = page.getByRole('button', { name: 'Entrar', exact: true })
    await button.hover()
    await page.mouse.down()
    await page.mouse.move(2, 2)
    await page.mouse.up()
    await page.getByRole('checkbox', { name: 'Lembrar senha' }).click()
    expect(await page.getByText('Digite uma senha').count()).toBe(0)
    await button.click()
    await page.getByText('Digite uma senha').first().waitFor()
  })

  it('hears the tap too, lets the customer go on after its hint, and offers letters for a CNPJ', async () => {
    portal.tolerate(/400/)
    const page = await portal.open('/', { touch: true })
    expect(await documentField(page).getAttribute('inputmode')).toBe('numeric')
    await documentField(page).fill(DOUBTFUL)
    await page.getByRole('button', { name: 'Entrar' }).tap()
    await page.getByText('Digite uma senha').waitFor()
    await page.getByText(HINT).waitFor()
    await passwordField(page).fill('x')
    await page.getByRole('button', { name: 'Entrar' }).tap()
    await page.getByText('CPF/CNPJ ou senha inválidos.').waitFor()
    await expect.poll(() => focusedLabel(page)).toBe('Senha')
    await page.keyboard.type('outra')
    expect(await passwordField(page).inputValue()).toBe('outra')

    await page.getByRole('button', { name: 'Meu CNPJ tem letras' }).click()
    expect(await documentField(page).getAttribute('inputmode')).toBe('text')
    expect(await focusedLabel(page)).toBe('CPF ou CNPJ')
  })

  it('shows a document with its punctuation, typed or pasted, and offers letters on no real keyboard', async () => {
    const page = await portal.open('/', { viewport: DESKTOP })
    const field = documentField(page)
    for (const [typed, shown] of [
      ['52998224725', '529.982.247-25'],
      ['529.982.247-25', '529.982.247-25'],
      ['11222333000181', '11.222.333/0001-81'],
      ['12abc34501de35', '12.ABC.345/01DE-35'],
      ['12.ABC.345/01DE-35 ', '12.ABC.345/01DE-35'],
    ] as const) {
      await field.fill('')
      // The first time the mask comes a moment after the field, and formats what is there by then.
      await field.pressSequentially(typed)
      await expect.poll(() => field.inputValue(), { message: typed }).toBe(shown)
      await field.fill('')
      await field.fill(typed)
      expect(await field.inputValue(), typed).toBe(shown)
    }
    expect(await page.getByRole('button', { name: 'Meu CNPJ tem letras' }).count()).toBe(0)
  })

  it('keeps what was typed when the server cannot be reached, and sends one request however often it is pressed', async () => {
    const customer = await portal.customer()
    const page = await portal.visitSignedOut('/')
    portal.tolerate(/Failed to load resource/)
    await portal.fault('POST /token', { kind: 'reset' })
    await signIn(page, customer)
    await page.getByText('Não foi possível falar com o servidor. Tente de novo em instantes.').waitFor()
    expect(await passwordField(page).inputValue()).toBe(customer.password)

    await portal.fault('POST /token', { kind: 'slow', ms: 300 })
    portal.sandbox.requests.length = 0
    await pressTwentyTimes(page, 'Entrar')
    await atHome(page)
    expect(portal.sandbox.requests.filter(({ path }) => path === '/token')).toHaveLength(1)
  })
})
