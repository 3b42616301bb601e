import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { DESKTOP, openPortal, pressTwentyTimes } from '../support/portal.ts'
import {
  fillIndividual,
  focusedLabel,
  freshDocument,
  registerPressed,
  thanks,
} from '../support/registration-screen.ts'
import { expectNoSidewaysScroll } from '../support/screens.ts'
import { atHome, signIn } from '../support/session-screen.ts'

const portal = openPortal()

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

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
  }

  async function leaveTheThanks(page: Page): Promise<void> {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  }

  it('works for an individual, with the document typed at login, and leads to the login and home', async () => {
    const document = freshDocument('F')
    const page = await portal.visitSignedOut('/')
    await page.getByLabel('CPF ou CNPJ').fill(document)
    await page.getByRole('button', { name: 'Cadastre-se' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cadastro' }).waitFor()
    expect((await textbox(page, 'CPF').inputValue()).replace(/\D/g, '')).toBe(document)
    await tabTo(page, 'Nome completo', 'Ana Beatriz Lima')
    await tabTo(page, 'Data de nascimento', '17051990')
    await tabTo(page, 'Sexo', 'Fem')
    await tabTo(page, 'Estado civil', 'Cas')
    await finish(page)
    await page.getByText('Registro cadastrado com sucesso!!!').waitFor()
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize(DESKTOP)
    await expectAccessible(page)
    await leaveTheThanks(page)
    expect((await page.getByLabel('CPF ou CNPJ').inputValue()).replace(/\D/g, '')).toBe(document)
    await signIn(page, { document, password: 'cafezinho1' })
    await atHome(page)
    await page.getByText('Olá, Ana!', { exact: true }).waitFor()
  })

  it('works for a company, whose own facts are sent with the letters of its CNPJ', async () => {
    const document = freshDocument('J')
    const page = await portal.visitSignedOut('/register')
    await page.getByRole('heading', { level: 1, name: 'Cadastro' }).waitFor()
    await tabTo(page, 'Pessoa física')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, 'CNPJ', document.toLowerCase())
    await tabTo(page, 'Razão social', 'Padaria Sol Ltda')
    await tabTo(page, 'Nome fantasia', 'Padaria Sol')
    await tabTo(page, 'Ramo de atividade', 'Padaria')
    await tabTo(page, 'Nome para contato', 'José')
    const request = page.waitForRequest(/\/cadastro$/)
    await finish(page)
    const sent = new URLSearchParams((await request).postData() ?? '')
    expect(Object.fromEntries(sent)).toMatchObject({
      cpf: document,
      nomeFantasia: 'Padaria Sol',
      tratamento: 'José',
      ramoAtividade: 'Padaria',
    })
    await leaveTheThanks(page)
  })
})

describe('a registration', () => {
  it('names everything that is missing, links to it and focuses the first', async () => {
    const page = await portal.visitSignedOut('/register')
    await registerPressed(page)
    const summary = page.getByRole('alert').filter({ hasText: 'Falta corrigir 15 campos' })
    await summary.waitFor()
    expect(await focusedLabel(page)).toBe('Nome completo')
    expect(await textbox(page, 'Nome completo').getAttribute('aria-invalid')).toBe('true')
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize(DESKTOP)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page, '/register')

    await summary.getByRole('link', { name: 'Informe o estado civil' }).click()
    expect(await focusedLabel(page)).toBe('Estado civil')
    await summary.getByRole('link', { name: 'Aceite os termos para continuar' }).click()
    expect(await focusedLabel(page)).toBe('Li e aceito os termos')
  })

  it('that is refused or in doubt keeps what was typed, ten thousand characters and emoji too, and is sent once', async () => {
    portal.tolerate(/Failed to load resource/)
    const customer = await portal.customer()
    const page = await portal.visitSignedOut('/register')
    const name = `😀 Zoë 👨‍👩‍👧 ${'a'.repeat(10_000)}`
    await fillIndividual(page, { document: customer.document, name })
    await textbox(page, 'Complemento').fill('b'.repeat(10_000))
    await registerPressed(page)
    const status = page.getByRole('status')
    await status.getByText('CPF já cadastrado.').waitFor()
    await status.getByText('Já existe um cadastro com este CPF. Entre ou recupere a senha.').waitFor()
    await page.getByText('O cadastro não foi aceito').waitFor()
    expect(await focusedLabel(page)).toBe('CPF')
    expect(await textbox(page, 'CPF').getAttribute('aria-invalid')).toBe('true')
    expect(await textbox(page, 'Senha').inputValue()).toBe('cafezinho1')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, '/register')

    await textbox(page, 'CPF').fill(freshDocument('F'))
    await portal.fault('POST /api/pessoa/cadastro', { kind: 'lost-answer' })
    await registerPressed(page)
    await status.getByText('Ocorreu um erro ao registrar, por favor tente mais tarde.').waitFor()
    await page.getByText('Não sabemos se o cadastro foi concluído').waitFor()
    expect(await textbox(page, 'Nome completo').inputValue()).toBe(name)
    await expectAccessible(page)

    await textbox(page, 'CPF').fill(freshDocument('F'))
    await portal.fault('POST /api/pessoa/cadastro', { kind: 'slow', ms: 200 })
    portal.sandbox.requests.length = 0
    await pressTwentyTimes(page, 'Cadastrar')
    await thanks(page).waitFor()
    expect(portal.writes()).toHaveLength(1)
  })
})
