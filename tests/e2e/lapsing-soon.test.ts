import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()

const link = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Vence em breve' }).getByRole('link', { name }).first()

it("home's 'Vence em breve' puts what lapses first at the top, an offer activated here too, and leads to its screen", async () => {
  const page = await portal.enter('/promocoes', { store: 1 })
  await page.getByRole('button', { name: 'Ativar' }).first().click()
  await page.getByRole('button', { name: 'Ativada' }).waitFor()
  await page.evaluate(() => window.location.assign('#/portal'))
  const section = page.getByRole('region', { name: 'Vence em breve' })
  await link(page, /Cashback/).waitFor()
  await section.getByRole('button', { name: /Ver mais/ }).click()
  await link(page, /Oferta ativada/).waitFor()
  const days = await section.getByText(/^vence em \d+ dias$/).allTextContents()
  const numbers = days.map((text) => Number(/\d+/.exec(text)?.[0]))
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))

  await link(page, /R\$ 5 de desconto em cafés.*vence em 3 dias/).click()
  await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
})

it("home's 'Vence em breve' reads the statement again only after ten minutes, and the statement screen after one", async () => {
  const customer = await portal.customer()
  const page = await portal.open('/portal', { customer })
  const pages = () =>
    portal.sandbox.requests
      .filter(({ path, cpf }) => path === '/api/contacorrente/extrato' && cpf === customer.document)
      .map(({ query }) => query.page)
  const comeBack = async () => {
    await page.goBack()
    await link(page, /Cashback/).waitFor()
  }
  const goToVouchers = async () => {
    await link(page, /cafés/).click()
    await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
  }
  const openStatement = async () => {
    await page.getByRole('button', { name: 'Extrato' }).click()
    await page.getByRole('heading', { level: 1, name: 'Extrato de cashback' }).waitFor()
    await page.getByText('vence em 3 dias').waitFor()
  }
  const whole = ['1', '2', '3']
  await link(page, /Cashback/).waitFor()
  await goToVouchers()
  await comeBack()
  expect(pages()).toEqual(whole)

  await openStatement()
  expect(pages()).toEqual(whole)
  await comeBack()
  await page.clock.fastForward(60 * 1000)
  await openStatement()
  expect(pages()).toEqual([...whole, ...whole])
  await comeBack()
  expect(pages()).toEqual([...whole, ...whole])

  await page.clock.fastForward(10 * 60 * 1000)
  await goToVouchers()
  await comeBack()
  expect(pages()).toEqual([...whole, ...whole, ...whole])
})
