import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import { expectAccessible, openPortal, tryAgain } from '../support/portal.ts'
import { fillCep, focusedLabel, registerPressed } from '../support/registration-screen.ts'

const portal = openPortal()

describe('the fields of the registration', () => {
  it('are masked, typed, pasted or filled in by the browser', async () => {
    const page = await portal.open('/register')
    for (const [label, typed, shown] of [
      ['CPF', '52998224725', '529.982.247-25'],
      ['CPF', ' 529.982.247-25 ', '529.982.247-25'],
      ['CPF', '5299822472599999', '529.982.247-25'],
      ['Celular', '11987654321', '(11)98765-4321'],
      ['Celular', '+55 (11) 98765-4321', '(11)98765-4321'],
      ['Data de nascimento', '17051990', '17/05/1990'],
      ['Data de nascimento', '1990-05-17', '17/05/1990'],
      ['UF', 'spx', 'SP'],
      ['CEP', '01001000', '01001-000'],
      ['CEP', '01.001-000', '01001-000'],
    ] as const) {
      const field = page.getByRole('textbox', { name: label, exact: true })
      await field.fill('')
      await field.fill(typed)
      expect(await field.inputValue(), `${label}: ${typed}`).toBe(shown)
    }
  })

  it('take the letters of a CNPJ', async () => {
    const page = await portal.open('/register')
    await page.getByRole('radio', { name: 'Pessoa jurídica' }).check()
    const field = page.getByRole('textbox', { name: 'CNPJ' })
    await field.fill('12abc34501de35')
    expect(await field.inputValue()).toBe('12.ABC.345/01DE-35')
  })

  it('answer an impossible birth date in words, tied to the field', async () => {
    const page = await portal.open('/register')
    const field = page.getByRole('textbox', { name: 'Data de nascimento' })
    for (const [typed, sentence] of [
      ['', 'Informe a data de nascimento'],
      ['30/02/1990', 'Data de nascimento inválida'],
      ['31/12/1899', 'Data de nascimento inválida'],
      ['21/11/2026', 'Data de nascimento inválida'],
      ['123', 'Data de nascimento inválida'],
    ] as const) {
      await field.fill(typed)
      await registerPressed(page)
      await page.getByRole('link', { name: sentence }).waitFor()
      expect(await descriptionOf(field)).toContain(sentence)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
    }
  })

  it('carry the tokens that browsers fill forms in by', async () => {
    const page = await portal.open('/register')
    await page.getByRole('heading', { level: 1 }).waitFor()
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
})

describe('the registration form', () => {
  it('asks before a change of kind throws away what was typed', async () => {
    const page = await portal.open('/register')
    await page.getByRole('radio', { name: 'Pessoa jurídica' }).check()
    await page.getByRole('radio', { name: 'Pessoa física' }).check()
    await page.getByRole('textbox', { name: 'Nome completo' }).fill('Ana')
    await page.getByRole('radio', { name: 'Pessoa jurídica' }).click()

    await page.getByRole('dialog', { name: 'Trocar para pessoa jurídica?' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continuar preenchendo' }).click()
    expect(await page.getByRole('textbox', { name: 'Nome completo' }).inputValue()).toBe('Ana')
    expect(await page.getByRole('radio', { name: 'Pessoa física' }).isChecked()).toBe(true)

    await page.getByRole('radio', { name: 'Pessoa jurídica' }).click()
    await page.getByRole('button', { name: 'Trocar e apagar' }).click()
    expect(await page.getByRole('textbox', { name: 'Razão social' }).inputValue()).toBe('')
  })

  it('asks before WhatsApp is unticked, and does what is answered', async () => {
    const page = await portal.open('/register')
    const whatsapp = page.getByRole('checkbox', { name: 'WhatsApp' })
    await whatsapp.click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Concordo' }).click()
    expect(await whatsapp.isChecked()).toBe(true)
    await whatsapp.click()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    expect(await whatsapp.isChecked()).toBe(false)
  })

  it('is still there after a reload, without the password', async () => {
    const page = await portal.open('/register')
    await page.getByRole('textbox', { name: 'Nome completo' }).fill('Ana Beatriz')
    await fillCep(page, '01001000')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'number')
    await page.getByRole('textbox', { name: 'Senha', exact: true }).fill('cafezinho1')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'cafezinho1',
    )

    await page.reload()
    await page.getByRole('textbox', { name: 'Nome completo' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Nome completo' }).inputValue()).toBe('Ana Beatriz')
    expect(await page.getByRole('textbox', { name: 'Cidade' }).inputValue()).toBe('São Paulo')
    expect(await page.getByRole('textbox', { name: 'Senha', exact: true }).inputValue()).toBe('')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Começar de novo' }).click()
    expect(await page.getByRole('textbox', { name: 'Nome completo' }).inputValue()).toBe('')
    await page.reload()
    await page.getByRole('textbox', { name: 'Nome completo' }).waitFor()
    expect(await page.getByRole('button', { name: 'Começar de novo' }).count()).toBe(0)
  })

  it('fits a screen 320 px wide, with every error shown', async () => {
    const page = await portal.open('/register', { viewport: { width: 320, height: 640 } })
    await registerPressed(page)
    await page.getByRole('link', { name: 'Informe um nome' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  it('starts with the document typed at login', async () => {
    const page = await portal.open('/')
    await page.getByLabel('CPF ou CNPJ').fill('52998224725')
    await page.getByRole('button', { name: 'Cadastre-se' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cadastro' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'CPF' }).inputValue()).toBe('529.982.247-25')
  })

  it('says in red when the connection is lost, and when it is back says no more', async () => {
    portal.tolerate(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    const page = await portal.open('/register')
    await page.getByRole('textbox', { name: 'Nome completo' }).waitFor()
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

  it('offers the terms again when they could not be loaded', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/termos/publicados', status(400))
    const page = await portal.open('/register')
    await page.getByText('Não foi possível carregar os termos do programa.').waitFor()
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await page.getByRole('link', { name: 'Política de Privacidade' }).waitFor()
  })

  it('lets a company write its line of business when the list cannot be had', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/configuracao/*', status(400))
    const page = await portal.open('/register')
    await page.getByRole('radio', { name: 'Pessoa jurídica' }).check()
    await page.getByRole('textbox', { name: 'Ramo de atividade' }).fill('Floricultura')
    await expectAccessible(page)
    expect(await focusedLabel(page)).toBe('Ramo de atividade')
  })
})

/** What assistive technology reads after the field's name. */
function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )
}
