import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, expectAccessible, openPortal, PHONE } from '../support/portal.ts'
import { focusedLabel } from '../support/registration-screen.ts'

const portal = openPortal()

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('recovering the password on %s', (_, viewport) => {
  it("shows the server's message and clears the form, by keyboard alone", async () => {
    const customer = await portal.customer()
    const page = await portal.open('/', { viewport })
    await page.getByLabel('CPF ou CNPJ').fill(customer.document)
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await page.getByRole('heading', { level: 1, name: 'Recuperar senha' }).waitFor()
    const document = page.getByLabel('CPF ou CNPJ')
    expect((await document.inputValue()).replace(/\D/g, '')).toBe(customer.document)

    await document.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: 'SMS' }).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText('Enviamos uma nova senha por SMS para o seu celular.').waitFor()
    expect(await document.inputValue()).toBe('')
    expect(await page.getByRole('radio', { name: 'SMS' }).isChecked()).toBe(false)
  })

  it.each(['light', 'dark'] as const)('asks for what is missing: %s', async (colorScheme) => {
    const page = await portal.open('/recover-password', { viewport, colorScheme })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Digite um CPF ou CNPJ').waitFor()
    await page.getByText('Por onde deseja receber?').waitFor()
    expect(await focusedLabel(page)).toBe('CPF ou CNPJ')
    await expectAccessible(page)
  })
})

describe('recovering the password', () => {
  it("shows the server's words when it refuses, and keeps the form", async () => {
    portal.tolerate(/404/)
    const page = await portal.open('/recover-password')
    await page.getByLabel('CPF ou CNPJ').fill('15350946056')
    await page.getByRole('radio', { name: 'E-mail' }).check()
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByRole('status').getByText('Cadastro não encontrado.').waitFor()
    expect(await page.getByLabel('CPF ou CNPJ').inputValue()).toBe('153.509.460-56')
  })

  it('admits what it does not know when the answer is lost', async () => {
    portal.tolerate(/Failed to load resource/)
    const customer = await portal.customer()
    const page = await portal.open('/recover-password')
    await portal.fault('POST /api/login/recuperarsenha', { kind: 'lost-answer' })
    await page.getByLabel('CPF ou CNPJ').fill(customer.document)
    await page.getByRole('radio', { name: 'SMS' }).check()
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('a nova senha pode estar a caminho', { exact: false }).waitFor()
    await expectAccessible(page)
  })

  it('leads back to the login', async () => {
    const page = await portal.open('/recover-password')
    await page.getByRole('button', { name: 'Voltar para o login' }).click()
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  })
})

async function change(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Senha atual').fill(current)
  await page.getByLabel('Nova senha', { exact: true }).fill(next)
  await page.getByLabel('Confirmar nova senha').fill(next)
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('changing the password on %s', (_, viewport) => {
  it('says so, clears the form, and the new one works', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/change-password', { customer, viewport })
    await change(page, customer.password, 'nova & senha')
    await page.getByText('Senha alterada com sucesso').waitFor()
    expect(await page.getByLabel('Senha atual').inputValue()).toBe('')

    await change(page, 'nova & senha', 'abc')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=current]')?.value === '')
  })

  it.each(['light', 'dark'] as const)('asks for what is missing: %s', async (colorScheme) => {
    const page = await portal.enter('/change-password', { viewport, colorScheme })
    await page.getByLabel('Senha atual').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
    await page.getByText('Digite a senha atual').waitFor()
    await page.getByText('Digite a nova senha').waitFor()
    expect(await focusedLabel(page)).toBe('Senha atual')

    await page.getByLabel('Nova senha', { exact: true }).fill('ab')
    await page.getByLabel('Confirmar nova senha').fill('ac')
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
    await page.getByText('A nova senha deve ter no mínimo 3 caracteres').waitFor()
    await page.getByText('As senhas não coincidem').waitFor()
    await expectAccessible(page)
  })
})

describe('changing the password', () => {
  it("shows the server's words when the current one is wrong, and keeps what was typed", async () => {
    portal.tolerate(/400/)
    const page = await portal.enter('/change-password')
    await change(page, 'errada', 'novasenha1')
    await page.getByRole('status').getByText('A senha atual não confere.').waitFor()
    expect(await page.getByLabel('Nova senha', { exact: true }).inputValue()).toBe('novasenha1')
  })

  it('tells the password manager whose password it is, out of sight', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/change-password', { customer })
    await page.waitForFunction(
      (document) => window.document.querySelector<HTMLInputElement>('[name=username]')?.value === document,
      customer.document,
    )
    expect(await page.locator('[name=username]').isVisible()).toBe(false)
  })
})
