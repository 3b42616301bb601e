import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import { expectAccessible, openPortal, tryAgain } from '../support/portal.ts'
import { fillCep } from '../support/registration-screen.ts'

const portal = openPortal()

describe('the address by its CEP', () => {
  it('is filled in, locked where it came filled, and goes on with the number', async () => {
    const page = await portal.open('/register')
    await fillCep(page, '01001-000')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'number')
    for (const [label, value] of [
      ['Endereço', 'Praça da Sé'],
      ['Bairro', 'Sé'],
      ['Cidade', 'São Paulo'],
      ['UF', 'SP'],
    ] as const) {
      const field = page.getByRole('textbox', { name: label, exact: true })
      expect(await field.inputValue()).toBe(value)
      expect(await field.getAttribute('readonly')).not.toBeNull()
    }

    await page.getByRole('textbox', { name: 'Número' }).fill('100')
    await page.getByRole('textbox', { name: 'Complemento' }).fill('ap 12')
    await fillCep(page, '80020310')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=city]')?.value === 'Curitiba',
    )
    expect(await page.getByRole('textbox', { name: 'Número' }).inputValue()).toBe('')
    expect(await page.getByRole('textbox', { name: 'Complemento' }).inputValue()).toBe('')
  })

  it('leaves street and district to the customer in a town with a single CEP', async () => {
    const page = await portal.open('/register')
    await fillCep(page, '13825000')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'street')
    await page.keyboard.type('Rua das Rosas')
    expect(await page.getByRole('textbox', { name: 'Endereço' }).inputValue()).toBe('Rua das Rosas')
    expect(await page.getByRole('textbox', { name: 'Cidade' }).inputValue()).toBe('Holambra')
    expect(await page.getByRole('textbox', { name: 'Cidade' }).getAttribute('readonly')).not.toBeNull()
  })

  it.each(['light', 'dark'] as const)(
    'offers states by name and their cities when nobody knows the CEP: %s',
    async (colorScheme) => {
      const page = await portal.open('/register', { colorScheme })
      await fillCep(page, '99999999')
      await page.getByText('Não encontramos este CEP. Preencha o endereço.').waitFor()
      const states = page.getByRole('combobox', { name: 'UF' })
      await states.locator('option', { hasText: 'Acre' }).waitFor({ state: 'attached' })
      const names = await states.locator('option').allTextContents()
      expect(names.slice(1, 4)).toEqual(['Acre', 'Alagoas', 'Amapá'])
      expect(names).toHaveLength(28)

      await states.selectOption('Paraná')
      const cities = page.getByRole('combobox', { name: 'Cidade' })
      await cities.locator('option', { hasText: 'Londrina' }).waitFor({ state: 'attached' })
      await cities.selectOption('Londrina')
      await expectAccessible(page)
    },
  )

  it('can be given by hand when CEP, states and cities all fail', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.faults(
      ['GET /api/consulta/cep/*', status(503)],
      ['GET /sandbox/estados', { kind: 'html' }],
      ['GET /api/cidade/uf/*', { kind: 'malformed' }],
    )
    const page = await portal.open('/register')
    await page.getByRole('textbox', { name: 'CEP' }).fill('01001000')
    await page.getByRole('textbox', { name: 'CEP' }).blur()
    await page.clock.fastForward(5000)
    await page.getByText('Não foi possível consultar o CEP agora.').waitFor()

    await page.getByRole('combobox', { name: 'UF' }).selectOption('São Paulo')
    await page.getByRole('textbox', { name: 'Cidade' }).fill('Holambra')
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await page.getByRole('combobox', { name: 'Cidade' }).selectOption('Holambra')
  })
})
