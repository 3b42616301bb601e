import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { formatDocument } from '../../src/domain/person/format-document.ts'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { status } from '../support/faults.ts'
import { openPortal } from '../support/portal.ts'
import { focusedLabel } from '../support/registration-screen.ts'

const portal = openPortal()

it('a password is recovered by keyboard alone, with the document typed at login and the words of the server', async () => {
  portal.tolerate(/404/)
  const customer = await portal.customer()
  const page = await portal.visitSignedOut('/')
  await page.getByLabel('CPF ou CNPJ').fill('15350946056')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await page.getByRole('heading', { level: 1, name: 'Recuperar senha' }).waitFor()
  const document = page.getByLabel('CPF ou CNPJ')
  expect(await document.inputValue()).toBe('153.509.460-56')

  await document.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Por onde deseja receber?').waitFor()
  await expectAccessibleInBothThemes(page)
  const sms = page.getByRole('radio', { name: 'SMS' })
  await document.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  expect(await sms.isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Cadastro não encontrado.').waitFor()
  expect(await document.inputValue()).toBe('153.509.460-56')

  await document.fill(customer.document)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Enviamos uma nova senha por SMS para o seu celular.').waitFor()
  expect(await document.inputValue()).toBe('')
  expect(await sms.isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Voltar para o login' }).click()
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  expect(await document.inputValue()).toBe(formatDocument(customer.document))
})

async function change(page: Page, current: string, next: string, confirmation = next): Promise<void> {
  await page.getByLabel('Senha atual').fill(current)
  await page.getByLabel('Nova senha', { exact: true }).fill(next)
  await page.getByLabel('Confirmar nova senha').fill(confirmation)
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
}

it('a password is changed once nothing is wrong with it, and the password manager learns whose it is', async () => {
  portal.tolerate(/400/)
  const customer = await portal.customer()
  const page = await portal.visit('/change-password', { customer })
  await page.waitForFunction(
    (document) => window.document.querySelector<HTMLInputElement>('[name=username]')?.value === document,
    formatDocument(customer.document),
  )
  expect(await page.locator('[name=username]').isVisible()).toBe(false)

  await change(page, '', 'ab', 'ac')
  await page.getByText('Digite a senha atual').waitFor()
  await page.getByText('A nova senha deve ter no mínimo 3 caracteres').waitFor()
  await page.getByText('As senhas não coincidem').waitFor()
  expect(await focusedLabel(page)).toBe('Senha atual')
  await expectAccessibleInBothThemes(page)

  await change(page, 'errada', 'novasenha1')
  await page.getByRole('status').getByText('A senha atual não confere.').waitFor()
  expect(await page.getByLabel('Nova senha', { exact: true }).inputValue()).toBe('novasenha1')

  const cleared = () =>
    page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=current]')?.value === '')
  await change(page, customer.password, 'nova & senha')
  await page.getByText('Senha alterada com sucesso').waitFor()
  await cleared()
  await change(page, 'nova & senha', 'abc')
  await cleared()
})

it('a password is changed while nothing at all can be read, and the screen says nothing of that', async () => {
  portal.tolerate(/500/)
  const customer = await portal.customer()
  await portal.fault('GET /api/*', status(500))
  const page = await portal.visit('/change-password', { customer })
  await page.getByRole('heading', { level: 1, name: 'Alterar minha senha' }).waitFor()
  await change(page, customer.password, 'novasenha1')
  await page.getByText('Senha alterada com sucesso').waitFor()
  const main = page.getByRole('main')
  expect(await main.getByRole('button', { name: 'Tentar de novo' }).count()).toBe(0)
  expect(await main.getByText('Não foi possível').count()).toBe(0)
})
