import { describe, expect, it } from 'vitest'
import { DESKTOP, expectAccessible, openPortal, PHONE } from '../support/portal.ts'
import {
  fillIndividual,
  focusedLabel,
  freshDocument,
  registerPressed,
  thanks,
} from '../support/registration-screen.ts'

const portal = openPortal()

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('registering on %s', (_, viewport) => {
  it.each(['light', 'dark'] as const)(
    'is thanked for and leads to the login, where the new customer signs in: %s',
    async (colorScheme) => {
      const document = freshDocument('F')
      const page = await portal.open('/register', { viewport, colorScheme })
      await expectAccessible(page)
      await fillIndividual(page, { document })
      await registerPressed(page)

      await thanks(page).waitFor()
      await page.getByText('Registro cadastrado com sucesso!!!').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'OK' }).click()

      await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
      expect((await page.getByLabel('CPF ou CNPJ').inputValue()).replace(/\D/g, '')).toBe(document)
      await page.getByLabel('Senha', { exact: true }).fill('cafezinho1')
      await page.getByRole('button', { name: 'Entrar' }).click()
      await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
      await page.getByText('Ana', { exact: false }).first().waitFor()
    },
  )

  it.each(['light', 'dark'] as const)(
    'names everything that is missing, links to it and focuses the first: %s',
    async (colorScheme) => {
      const page = await portal.open('/register', { viewport, colorScheme })
      await registerPressed(page)
      const summary = page.getByRole('alert').filter({ hasText: 'Falta corrigir 15 campos' })
      await summary.waitFor()
      expect(await focusedLabel(page)).toBe('Nome completo')
      await expectAccessible(page)

      await summary.getByRole('link', { name: 'Informe o estado civil' }).click()
      expect(await focusedLabel(page)).toBe('Estado civil')
      await summary.getByRole('link', { name: 'Aceite os termos para continuar' }).click()
      expect(await focusedLabel(page)).toBe('Li e aceito os termos')
    },
  )
})
