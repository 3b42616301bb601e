import type { Page } from 'playwright-core'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'

type Credentials = Pick<TestCustomer, 'document' | 'password'>

/** Fills in the login screen and sends it. */
export async function signIn(page: Page, { document, password }: Credentials): Promise<void> {
  await page.getByLabel('CPF ou CNPJ').fill(document)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Changes the screen as a press does, without a reload and without waiting for its content. */
export const openAddress = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => window.location.assign(`#${address}`), path)

/** Signs out by the account menu, and lets the time of the good-bye pass. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Minha conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.clock.fastForward(1500)
}

/** The home screen of a customer who is signed in. */
export const atHome = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
