import { describe, expect, it } from 'vitest'
import { expectAccessible, openPortal } from '../support/portal.ts'

const portal = openPortal()
const TEXT = 'Ops! Parece que você não informou seu telefone click no botão abaixo e atualize o seu cadastro.'

describe('the phone prompt', () => {
  it('comes on every screen of a customer without a phone, and leads to the profile', async () => {
    const page = await portal.enter('/portal', { profile: { profile: 'empty', phone: false } })
    await page.getByRole('dialog').getByText(TEXT).waitFor()
    await expectAccessible(page)

    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').getByText(TEXT).waitFor()

    await page.getByRole('button', { name: 'Atualizar cadastro' }).click()
    await page.getByRole('heading', { level: 1, name: 'Meu perfil' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)

    await page.goto(`${portal.url}/#/voucher`)
    await page.getByRole('dialog').getByText(TEXT).waitFor()
  })

  it('stays away from a customer with a phone', async () => {
    const page = await portal.enter('/voucher')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('comes as soon as a change of screen finds that the phone has gone', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/voucher', { customer })
    await page.waitForLoadState('networkidle')
    const body = { data: { nomeRazao: 'Maria', cpfCnpj: customer.document, telefones: [] }, statusCode: 200 }
    await portal.fault('GET /api/pessoa', { kind: 'wrong-shape', body })
    await page.clock.fastForward(2000)
    await page.evaluate(() => window.location.assign('#/compras'))
    await page.getByRole('dialog').getByText(TEXT).waitFor()
  })
})
