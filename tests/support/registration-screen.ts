import type { Page } from 'playwright-core'
import { numberedDocument } from '../../sandbox/documents.ts'

let used = 0
/** A document that is not registered yet, another in each call. */
export const freshDocument = (kind: 'F' | 'J') => numberedDocument(kind, 800 + used++)

export const thanks = (page: Page) => page.getByRole('dialog', { name: 'Obrigado por se cadastrar!' })

/** What a customer types into the register screen; each value as one would type or paste it. */
export interface TypedRegistration {
  readonly document: string
  readonly name?: string
  readonly birthDate?: string
  readonly cep?: string
  readonly password?: string
}

/** Fills in a complete individual; nothing is sent yet. */
export async function fillIndividual(page: Page, typed: TypedRegistration): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome completo' }).fill(typed.name ?? 'Ana Beatriz Lima')
  await page.getByRole('textbox', { name: 'CPF' }).fill(typed.document)
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill(typed.birthDate ?? '17/05/1990')
  await page.getByRole('combobox', { name: 'Sexo' }).selectOption('Feminino')
  await page.getByRole('combobox', { name: 'Estado civil' }).selectOption('Casado(a)')
  await fillTheRest(page, typed)
}

/** Fills in a complete company; nothing is sent yet. */
export async function fillCompany(page: Page, typed: TypedRegistration): Promise<void> {
  await page.getByRole('radio', { name: 'Pessoa jurídica' }).check()
  await page.getByRole('textbox', { name: 'CNPJ' }).fill(typed.document)
  await page.getByRole('textbox', { name: 'Razão social' }).fill(typed.name ?? 'Padaria Sol Ltda')
  await page.getByRole('textbox', { name: 'Nome fantasia' }).fill('Padaria Sol')
  await page.getByRole('combobox', { name: 'Ramo de atividade' }).selectOption('Padaria')
  await page.getByRole('textbox', { name: 'Nome para contato' }).fill('José')
  await fillTheRest(page, typed)
}

async function fillTheRest(page: Page, { cep, password = 'cafezinho1' }: TypedRegistration): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com')
  await page.getByRole('textbox', { name: 'Celular' }).fill('11987654321')
  await fillCep(page, cep ?? '01001000')
  await page.getByRole('textbox', { name: 'Número' }).fill('100')
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirmar senha' }).fill(password)
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
