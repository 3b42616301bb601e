import { expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { openPortal } from '../support/portal.ts'
import { goTo } from '../support/screens.ts'

const portal = openPortal()
const TEXT = 'Ops! Parece que você não informou seu telefone click no botão abaixo e atualize o seu cadastro.'

it('the phone prompt comes on every screen of a customer without a phone, and leads to the profile', async () => {
  const page = await portal.visit('/portal', { profile: { profile: 'empty', phone: false } })
  const prompt = page.getByRole('dialog').getByText(TEXT)
  await prompt.waitFor()
  await expectAccessible(page)
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await prompt.waitFor()

  // A customer at the checkout is not asked for data first.
  await page.getByRole('button', { name: 'Meu CPF no caixa', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Meu CPF no caixa' })
  await card.waitFor()
  await card.getByRole('button', { name: 'Fechar' }).click()
  await card.waitFor({ state: 'hidden' })

  await portal.fault('GET /api/pessoa', { kind: 'slow', ms: 1000 })
  await page.getByRole('button', { name: 'Atualizar cadastro' }).click()
  await page.waitForFunction(() => document.activeElement?.matches('h1'))
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'phoneKind')
  await goTo(page, '/voucher')
  await prompt.waitFor()
})

it('the phone prompt knows the profile however its address is written', async () => {
  const page = await portal.visit('/Perfil/', { profile: { profile: 'empty', phone: false } })
  await page.getByRole('heading', { level: 1, name: 'Meu perfil' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(2000)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await goTo(page, '/voucher')
  await page.getByRole('dialog').getByText(TEXT).waitFor()
})
