import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, expectAccessible, openPortal, PHONE, pressTwentyTimes } from '../support/portal.ts'
import { focusedLabel } from '../support/registration-screen.ts'

const portal = openPortal()

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('signing in on %s', (_, viewport) => {
  it('leads to the home screen, by keyboard alone', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/', { viewport })

    await page.getByLabel('CPF ou CNPJ').focus()
    await page.keyboard.type(customer.document)
    await page.keyboard.press('Tab')
    await page.keyboard.type(customer.password)
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    expect(page.url()).toBe(`${portal.url}/#/portal`)
    expect(await page.title()).toBe('Home · Rede Boa Praça')
  })

  it.each(['light', 'dark'] as const)(
    'has no accessibility violation in the %s theme',
    async (colorScheme) => {
      const page = await portal.open('/', { viewport, colorScheme })
      await page.getByRole('button', { name: 'Entrar' }).waitFor()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Entrar' }).click()
      await page.getByText('Digite uma senha').waitFor()
      await expectAccessible(page)
    },
  )
})

async function signIn(page: Page, document: string, password: string): Promise<void> {
  await page.getByLabel('CPF ou CNPJ').fill(document)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

describe('the login screen', () => {
  it('fills a large window to its lower edge', async () => {
    const viewport = { width: 1920, height: 1080 }
    const page = await portal.open('/', { viewport })
    const pitch = page.getByText('Sua compra vale mais aqui').locator('..')
    await pitch.waitFor()
    const box = await pitch.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(viewport.height)
  })

  it.each([
    ['button', 'Entrar', 'Digite uma senha'],
    ['checkbox', 'Lembrar senha', 'Lembrar senha'],
    ['link', 'Esqueci minha senha', 'Recuperar senha'],
  ] as const)(
    'hears the press on the %s %s that leaves a doubtful number behind',
    async (role, name, heard) => {
      const page = await portal.open('/')
      await page.getByLabel('CPF ou CNPJ').fill('52998224726')
      const control = page.getByRole(role, { name, exact: true })
      // With a hand's own time between the beginning of the press and its end.
      await control.click({ delay: 100 })
      if (role === 'checkbox') expect(await control.isChecked()).toBe(true)
      else await page.getByText(heard, { exact: true }).first().waitFor()
    },
  )

  it('hears the tap that leaves a doubtful number behind, and then gives its hint', async () => {
    const page = await portal.open('/', { touch: true })
    await page.getByLabel('CPF ou CNPJ').fill('52998224726')
    await page.getByRole('button', { name: 'Entrar' }).tap()
    await page.getByText('Digite uma senha').waitFor()
    await page.getByText('Confira o número: os dígitos verificadores não conferem').waitFor()
  })

  it('asks for what is missing and focuses the first field', async () => {
    const page = await portal.open('/')
    await page.getByRole('button', { name: 'Entrar' }).click()

    await page.getByText('Digite um CPF ou CNPJ').waitFor()
    await page.getByText('Digite uma senha').waitFor()
    expect(await focusedLabel(page)).toBe('CPF ou CNPJ')
  })

  it.each([
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['11222333000181', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12.ABC.345/01DE-35 ', '12.ABC.345/01DE-35'],
  ])('shows %j as %s, typed or pasted', async (typed, shown) => {
    const page = await portal.open('/')
    const field = page.getByLabel('CPF ou CNPJ')
    // The mask comes a moment after the field, and formats what is there by then.
    await field.pressSequentially(typed)
    await expect.poll(() => field.inputValue()).toBe(shown)

    await field.fill('')
    await field.fill(typed)
    expect(await field.inputValue()).toBe(shown)
  })

  it('hints at check digits that do not match, and lets the customer go on', async () => {
    const page = await portal.open('/')
    portal.tolerate(/400/)
    await page.getByLabel('CPF ou CNPJ').fill('52998224724')
    await page.getByLabel('Senha', { exact: true }).fill('x')
    await page.getByText('Confira o número: os dígitos verificadores não conferem').waitFor()

    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByText('CPF/CNPJ ou senha inválidos.').waitFor()
  })

  it("shows the server's words for a wrong password, keeps the document and asks for the password again", async () => {
    const customer = await portal.customer()
    const page = await portal.open('/')
    portal.tolerate(/400/)
    await signIn(page, customer.document, 'errada')

    await page.getByRole('status').getByText('CPF/CNPJ ou senha inválidos.').waitFor()
    expect((await page.getByLabel('CPF ou CNPJ').inputValue()).replace(/\D/g, '')).toBe(customer.document)
    expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('')
    expect(await focusedLabel(page)).toBe('Senha')

    const inPlace = page.getByText('Não conseguimos entrar. Confira o documento e a senha')
    await page.getByRole('button', { name: 'Fechar', exact: true }).click()
    await inPlace.waitFor()
    await expectAccessible(page)
    await page.getByLabel('Senha', { exact: true }).fill('o')
    expect(await inPlace.count()).toBe(0)
  })

  it('says so when the server cannot be reached, and keeps what was typed', async () => {
    const page = await portal.open('/')
    portal.tolerate(/Failed to load resource/)
    await portal.fault('POST /token', { kind: 'reset' })
    await signIn(page, '52998224725', 'praca123')

    await page.getByText('Você está offline. Conecte-se à internet para continuar.').waitFor()
    expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('praca123')
  })

  it('sends one request however often it is pressed', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/')
    await portal.fault('POST /token', { kind: 'slow', ms: 300 })
    await page.getByLabel('CPF ou CNPJ').fill(customer.document)
    await page.getByLabel('Senha', { exact: true }).fill(customer.password)
    portal.sandbox.requests.length = 0

    await pressTwentyTimes(page, 'Entrar')

    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    expect(portal.sandbox.requests.filter(({ path }) => path === '/token')).toHaveLength(1)
  })

  it('remembers the document when asked to, and never stores the password', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/')
    await page.getByLabel('CPF ou CNPJ').fill(customer.document)
    await page.getByLabel('Senha', { exact: true }).fill(customer.password)
    await page.getByRole('checkbox', { name: 'Lembrar senha' }).check()
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()

    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain(customer.password)
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.clock.fastForward(1500)
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await page.reload()
    const field = page.getByLabel('CPF ou CNPJ')
    await field.waitFor()
    expect((await field.inputValue()).replace(/\D/g, '')).toBe(customer.document)
    expect(await page.getByRole('checkbox', { name: 'Lembrar senha' }).isChecked()).toBe(true)
  })

  it('offers the letters of a CNPJ where the keyboard is on the screen, and there alone', async () => {
    const desktop = await portal.open('/', { viewport: DESKTOP })
    await desktop.getByRole('button', { name: 'Entrar' }).waitFor()
    expect(await desktop.getByRole('button', { name: 'Meu CNPJ tem letras' }).count()).toBe(0)

    const phone = await portal.open('/', { touch: true })
    expect(await phone.getByLabel('CPF ou CNPJ').getAttribute('inputmode')).toBe('numeric')
    await phone.getByRole('button', { name: 'Meu CNPJ tem letras' }).click()
    expect(await phone.getByLabel('CPF ou CNPJ').getAttribute('inputmode')).toBe('text')
    expect(await focusedLabel(phone)).toBe('CPF ou CNPJ')
  })

  it('shows and hides the password', async () => {
    const page = await portal.open('/')
    const password = page.getByLabel('Senha', { exact: true })
    await password.fill('praca123')
    await page.getByRole('button', { name: 'Mostrar senha' }).click()
    expect(await password.getAttribute('type')).toBe('text')
  })
})
