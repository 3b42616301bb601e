import type { Page } from 'playwright-core'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import type { openPortal } from './portal.ts'

/** The campaign of the sandbox in which everything is allowed. */
export const CHRISTMAS = 7
export const REWARDS = `/campanha/${CHRISTMAS}/resgates`
/** The call that exchanges points. */
export const EXCHANGE = 'POST /api/fidelidade/extrato'
/** product.md §8 */
export const SUCCESS = 'Parabéns! Troca Realizada com Sucesso!!!'

export const rewardNamed = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

export const redeemButton = (page: Page, name: string) =>
  rewardNamed(page, name).getByRole('button', { name: 'Trocar', exact: true })

export const balance = (page: Page, points: string) =>
  page.getByRole('region', { name: 'Seus pontos' }).getByText(points, { exact: true })

/** Opens the question whether to exchange. */
export async function ask(page: Page, reward: string): Promise<void> {
  await redeemButton(page, reward).click()
  await page.getByRole('dialog', { name: `Trocar por ${reward}?` }).waitFor()
}

export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar troca' }).click()

/** How often this customer asked the sandbox for an exchange. */
export const exchangesOf = (portal: ReturnType<typeof openPortal>, { document }: TestCustomer) =>
  portal.sandbox.requests.filter(
    ({ method, path, cpf }) => `${method} ${path}` === EXCHANGE && cpf === document,
  ).length
