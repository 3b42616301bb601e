import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPortal } from '../support/portal.ts'
import { openAddress } from '../support/session-screen.ts'

const portal = openPortal()

const link = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Vence em breve' }).getByRole('link', { name }).first()

it("home's 'Vence em breve' has a line for each kind, an offer activated here too, and each leads to its screen", async () => {
  const page = await portal.visit('/promocoes', { store: 1 })
  await page.getByRole('button', { name: 'Ativar' }).first().click()
  await page.getByRole('button', { name: 'Ativada' }).waitFor()
  await openAddress(page, '/portal')
  const section = page.getByRole('region', { name: 'Vence em breve' })
  await link(page, /^R\$\s12,20 Cashback · vence em 3 dias$/).waitFor()
  const points = link(page, /^860 IdCoins Churrasco da Praça · até 10\/12\/2026$/)
  await points.waitFor()
  // This campaign allows no exchanges yet.
  expect(await points.getAttribute('href')).toMatch(/\/detalhes$/)
  await link(page, /Oferta ativada/).waitFor()
  await section.getByRole('button', { name: /Ver mais/ }).click()
  const exchangeable = link(page, /^1\.520 IdCoins Natal Premiado · até \d\d\/\d\d\/\d{4}$/)
  expect(await exchangeable.getAttribute('href')).toBe('#/campanha/7/resgates')

  await link(page, /R\$ 5 de desconto em cafés.*vence em 3 dias/).click()
  await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
})
