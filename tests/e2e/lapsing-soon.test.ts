import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, EMPTY, expectAccessible, openPortal, PHONE } from '../support/portal.ts'

const portal = openPortal()

const VOUCHERS = 'GET /api/promocoes/voucher*'
const STATEMENT = 'GET /api/contacorrente/extrato*'

const section = (page: Page) => page.getByRole('region', { name: 'Vence em breve' })

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])("home's 'Vence em breve' on %s", (_, viewport) => {
  it.each(['light', 'dark'] as const)(
    'has no accessibility violation in the %s theme',
    async (colorScheme) => {
      const page = await portal.enter('/portal', { viewport, colorScheme })
      await section(page).getByRole('link', { name: /cafés/ }).waitFor()
      await expectAccessible(page)
    },
  )
})

describe("home's 'Vence em breve'", () => {
  it('puts what lapses first at the top, and leads to its screen', async () => {
    const page = await portal.enter('/portal')
    const voucher = section(page).getByRole('link', { name: /R\$ 5 de desconto em cafés/ })
    await voucher.getByText('vence em 3 dias').waitFor()
    await section(page)
      .getByRole('link', { name: /Cashback/ })
      .first()
      .waitFor()
    const days = await section(page)
      .getByText(/^vence em \d+ dias$/)
      .allTextContents()
    const numbers = days.map((text) => Number(/\d+/.exec(text)?.[0]))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))

    await voucher.click()
    await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
  })

  it('knows the offers that were activated on this device', async () => {
    const page = await portal.enter('/promocoes')
    await page.getByRole('combobox', { name: 'Loja' }).selectOption('1')
    await page.getByRole('button', { name: 'Ativar' }).first().click()
    await page.getByRole('button', { name: 'Ativada' }).waitFor()
    await page.evaluate(() => {
      window.location.hash = '#/portal'
    })
    const more = section(page).getByRole('button', { name: /Ver mais/ })
    if (await more.isVisible()) await more.click()
    await section(page)
      .getByRole('link', { name: /Oferta ativada/ })
      .waitFor()
  })

  it('reads the statement again only after ten minutes, and the statement screen after one', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/portal', { customer })
    const cashback = section(page).getByRole('link', { name: /Cashback/ })
    const pages = () =>
      portal.sandbox.requests
        .filter(({ path, cpf }) => path === '/api/contacorrente/extrato' && cpf === customer.document)
        .map(({ query }) => query.page)
    const comeBack = async () => {
      await page.goBack()
      await cashback.first().waitFor()
    }
    const goToVouchers = async () => {
      await section(page).getByRole('link', { name: /cafés/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
    }
    const whole = ['1', '2', '3']
    await cashback.first().waitFor()
    await goToVouchers()
    await comeBack()
    expect(pages()).toEqual(whole)

    const openStatement = async () => {
      await page.getByRole('button', { name: 'Extrato' }).click()
      await page.getByRole('heading', { level: 1, name: 'Extrato de cashback' }).waitFor()
      await page.getByText('vence em 3 dias').waitFor()
    }
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

  it('says so when there is nothing', async () => {
    const page = await portal.enter('/portal', { profile: EMPTY })
    await section(page).getByText('Não encontramos nada para vencer nas próximas duas semanas.').waitFor()
  })

  it('leaves out what fails, silently', async () => {
    await portal.fault(STATEMENT, { kind: 'malformed' })
    const page = await portal.enter('/portal')
    await section(page).getByRole('link', { name: /cafés/ }).waitFor()
    expect(
      await section(page)
        .getByRole('link', { name: /Cashback/ })
        .count(),
    ).toBe(0)

    await portal.fault(VOUCHERS, { kind: 'html' })
    await page.reload()
    await section(page)
      .getByRole('link', { name: /Cashback/ })
      .first()
      .waitFor()
    expect(await section(page).getByRole('link', { name: /cafés/ }).count()).toBe(0)
  })
})
