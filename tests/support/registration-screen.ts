import type { Page } from 'playwright-core'
import { numberedDocument } from '../../sandbox/documents.ts'
import { textFields } from './each-screen.ts'

let used = 0
/** A document that is not registered yet, another in each call. */
export const freshDocument = (kind: 'F' | 'J') => numberedDocument(kind, 800 + used++)

export const thanks = (page: Page) => page.getByRole('dialog', { name: 'Obrigado por se cadastrar!' })

/** Fills in a complete individual; nothing is sent yet. */
export async function fillIndividual(
  page: Page,
  { document, name = 'Ana Beatriz Lima' }: { readonly document: string; readonly name?: string },
): Promise<void> {
  const fill = textFields(page)
  await fill('Nome completo', name)
  await fill('CPF', document)
  await fill('Data de nascimento', '17/05/1990')
  await page.getByRole('combobox', { name: 'Sexo' }).selectOption('Feminino')
  await page.getByRole('combobox', { name: 'Estado civil' }).selectOption('Casado(a)')
  await fill('E-mail', 'ana@example.com')
  await fill('Celular', '11987654321')
  await fillCep(page, '01001000')
  await fill('Número', '100')
  await fill('Senha', 'cafezinho1')
  await fill('Confirmar senha', 'cafezinho1')
  await page.getByRole('checkbox', { name: 'Li e aceito os termos' }).check()
}

/** Types a CEP, leaves the field and waits for the answer. */
export async function fillCep(page: Page, cep: string): Promise<void> {
  const looked = page.waitForResponse(/\/api\/consulta\/cep\//)
  await page.getByRole('textbox', { name: 'CEP' }).fill(cep)
  await page.getByRole('textbox', { name: 'CEP' }).blur()
  await looked
}

export const registerPressed = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Cadastrar', exact: true }).click()

/** The label of the field that has the focus. */
export function focusedLabel(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const active = document.activeElement as HTMLInputElement | null
    return active?.labels?.[0]?.textContent ?? undefined
  })
}
