import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { status } from '../support/faults.ts'
import { enlargeText } from '../support/fit.ts'
import { openPortal } from '../support/portal.ts'
import { fillCep } from '../support/registration-screen.ts'

const portal = openPortal()

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const kind = (page: Page, name: 'Pessoa física' | 'Pessoa jurídica') => page.getByRole('radio', { name })

describe('the fields of the registration', () => {
  it('are masked, and carry the tokens that browsers fill forms in by', async () => {
    const page = await portal.visitSignedOut('/register')
    for (const [label, typed, shown] of [
      ['CPF', '5299822472599999', '529.982.247-25'],
      ['Celular', '+55 (11) 98765-4321', '(11)98765-4321'],
      ['Data de nascimento', '1990-05-17', '17/05/1990'],
      ['UF', 'spx', 'SP'],
      ['CEP', '01.001-000', '01001-000'],
    ] as const) {
      const field = textbox(page, label)
      await field.fill(typed)
      expect(await field.inputValue(), `${label}: ${typed}`).toBe(shown)
    }
    // A whole CPF also stays in sight on a small phone with large text.
    await page.setViewportSize({ width: 360, height: 640 })
    await enlargeText(page)
    expect(
      await textbox(page, 'CPF').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0)
    const tokens = Object.fromEntries(
      await page
        .locator('input[autocomplete], select[autocomplete]')
        .evaluateAll((fields) =>
          fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]),
        ),
    )
    expect(tokens).toEqual({
      document: 'username',
      name: 'name',
      birthDate: 'bday',
      gender: 'sex',
      email: 'email',
      mobile: 'tel-national',
      cep: 'postal-code',
      street: 'address-line1',
      number: 'off',
      complement: 'address-line2',
      district: 'address-level3',
      city: 'address-level2',
      state: 'address-level1',
      password: 'new-password',
      confirmation: 'new-password',
    })
  })

  it('take what the keyboard of a phone composes, letter by letter, and format it when the word ends', async () => {
    const page = await portal.open('/register')
    await kind(page, 'Pessoa jurídica').check()
    const keyboard = await page.context().newCDPSession(page)
    for (const [label, word, shown] of [
      ['CNPJ', '12abc34501de35', '12.ABC.345/01DE-35'],
      ['UF', 'sp', 'SP'],
      ['UF', '12', ''],
      ['Celular', '11987654321', '(11)98765-4321'],
    ] as const) {
      const field = textbox(page, label)
      await field.fill('')
      for (let typed = 1; typed <= word.length; typed++) {
        const text = word.slice(0, typed)
        await keyboard.send('Input.imeSetComposition', { text, selectionStart: typed, selectionEnd: typed })
        expect(await field.inputValue(), `${label}: ${text}`).toBe(text)
      }
      await field.blur()
      expect(await field.inputValue(), `${label}: ${word}`).toBe(shown)
    }
  })

  it('are emptied by a change of kind, which can be taken back, and ask before WhatsApp is unticked', async () => {
    const page = await portal.visitSignedOut('/register')
    await textbox(page, 'Nome completo').fill('Ana')
    await kind(page, 'Pessoa jurídica').check()
    expect(await textbox(page, 'Razão social').inputValue()).toBe('')
    await page
      .getByRole('status')
      .getByText('O tipo de pessoa mudou, por isso os campos foram limpos.')
      .waitFor()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Recuperar o que preenchi' }).click()
    expect(await kind(page, 'Pessoa física').isChecked()).toBe(true)
    expect(await textbox(page, 'Nome completo').inputValue()).toBe('Ana')
    await kind(page, 'Pessoa jurídica').check()
    await textbox(page, 'Razão social').fill('Padaria')
    expect(await page.getByRole('button', { name: 'Recuperar o que preenchi' }).count()).toBe(0)

    const whatsapp = page.getByRole('checkbox', { name: 'WhatsApp' })
    await whatsapp.click()
    await page.getByRole('dialog').waitFor()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Concordo' }).click()
    expect(await whatsapp.isChecked()).toBe(true)
    await whatsapp.click()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    expect(await whatsapp.isChecked()).toBe(false)
  })

  it('are filled in from the CEP and locked, and still there after a reload, without the password', async () => {
    const page = await portal.visitSignedOut('/register')
    await textbox(page, 'Nome completo').fill('Ana Beatriz')
    await fillCep(page, '01001000')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'number')
    for (const [label, value] of [
      ['Endereço', 'Praça da Sé'],
      ['Bairro', 'Sé'],
      ['Cidade', 'São Paulo'],
      ['UF', 'SP'],
    ] as const) {
      expect(await textbox(page, label).inputValue()).toBe(value)
      expect(await textbox(page, label).getAttribute('readonly')).not.toBeNull()
    }
    await textbox(page, 'Senha').fill('cafezinho1')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'cafezinho1',
    )

    await page.reload()
    await textbox(page, 'Nome completo').waitFor()
    expect(await textbox(page, 'Nome completo').inputValue()).toBe('Ana Beatriz')
    expect(await textbox(page, 'Cidade').inputValue()).toBe('São Paulo')
    expect(await textbox(page, 'Senha').inputValue()).toBe('')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Começar de novo' }).click()
    expect(await textbox(page, 'Nome completo').inputValue()).toBe('')
    await page.reload()
    await textbox(page, 'Nome completo').waitFor()
    expect(await page.getByRole('button', { name: 'Começar de novo' }).count()).toBe(0)
  })

  it('can all be given by hand when every list fails, and the terms are asked for again', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.faults(
      ['GET /api/consulta/cep/*', status(503)],
      ['GET /sandbox/estados', { kind: 'html' }],
      ['GET /api/cidade/uf/*', { kind: 'malformed' }],
      ['GET /api/configuracao/*', status(400)],
      ['GET /api/termos/publicados', status(400)],
    )
    const page = await portal.open('/register')
    await kind(page, 'Pessoa jurídica').check()
    await textbox(page, 'Ramo de atividade').fill('Floricultura')
    await textbox(page, 'CEP').fill('01001000')
    await textbox(page, 'CEP').blur()
    await page.clock.fastForward(5000)
    await page.getByText('Não foi possível consultar o CEP agora.').waitFor()
    await combobox(page, 'UF').selectOption('São Paulo')
    await textbox(page, 'Cidade').fill('Holambra')
    await page.getByText('Não foi possível carregar os termos do programa.').waitFor()
    const accepts = page.getByRole('checkbox', { name: 'Li e aceito os termos' })
    await accepts.press('Space')
    expect(await accepts.isChecked()).toBe(false)
    await expectAccessible(page)

    await portal.heal()
    const retries = page.getByRole('button', { name: 'Tentar de novo' })
    await retries.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLButtonElement).click()
    })
    await combobox(page, 'Cidade').selectOption('Holambra')
    await page.getByRole('link', { name: 'Política de Privacidade' }).waitFor()
    await accepts.press('Space')
    expect(await accepts.isChecked()).toBe(true)
  })

  it('stand below a red line while the connection is lost', async () => {
    portal.tolerate(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    const page = await portal.visitSignedOut('/register')
    await textbox(page, 'Nome completo').waitFor()
    await portal.fault('GET /sandbox/ping', status(404))
    const banner = page
      .getByRole('alert')
      .getByText('Você está offline. Conecte-se à internet para continuar.')
    await page.clock.fastForward(15_000)
    await banner.waitFor()
    await expectAccessible(page)
    await portal.heal()
    await page.clock.fastForward(15_000)
    await banner.waitFor({ state: 'detached' })
  })
})
