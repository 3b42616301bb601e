import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPortal } from '../support/portal.ts'
import { focusedLabel, freshDocument, thanks } from '../support/registration-screen.ts'

const portal = openPortal()

describe('registering by keyboard alone', () => {
  /** Tab until the field with this label has the focus, then types. */
  async function tabTo(page: Page, label: string, text = ''): Promise<void> {
    for (let tab = 0; tab < 12 && (await focusedLabel(page)) !== label; tab++)
      await page.keyboard.press('Tab')
    expect(await focusedLabel(page)).toBe(label)
    await page.keyboard.type(text)
  }

  async function finish(page: Page): Promise<void> {
    await tabTo(page, 'E-mail', 'ana@example.com')
    await tabTo(page, 'Celular', '11987654321')
    await tabTo(page, 'CEP', '01001000')
    await page.keyboard.press('Tab')
    // The look-up fills the street in and moves on to the number.
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'number')
    await page.keyboard.type('100')
    await tabTo(page, 'WhatsApp')
    await page.keyboard.press('Space')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('checkbox', { name: 'WhatsApp' }).isChecked()).toBe(true)
    expect(await focusedLabel(page)).toBe('WhatsApp')
    await tabTo(page, 'Senha', 'cafezinho1')
    await tabTo(page, 'Confirmar senha', 'cafezinho1')
    await tabTo(page, 'Li e aceito os termos')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await thanks(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  }

  it('works for an individual', async () => {
    const page = await portal.open('/register')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, 'Nome completo', 'Ana Beatriz Lima')
    await tabTo(page, 'CPF', freshDocument('F'))
    await tabTo(page, 'Data de nascimento', '17051990')
    await tabTo(page, 'Sexo', 'Fem')
    await tabTo(page, 'Estado civil', 'Cas')
    await finish(page)
  })

  it('works for a company', async () => {
    const page = await portal.open('/register')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, 'Pessoa física')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, 'CNPJ', freshDocument('J').toLowerCase())
    await tabTo(page, 'Razão social', 'Padaria Sol Ltda')
    await tabTo(page, 'Nome fantasia', 'Padaria Sol')
    await tabTo(page, 'Ramo de atividade', 'Padaria')
    await tabTo(page, 'Nome para contato', 'José')
    await finish(page)
  })
})
