import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { downloaded } from '../support/downloads.ts'
import { answering } from '../support/faults.ts'
import { DESKTOP, openPortal, PHONE } from '../support/portal.ts'

const portal = openPortal()

const VOUCHERS = 'GET /api/promocoes/voucher*'

const cards = (page: Page) => page.getByRole('article')
const cardOf = (page: Page, benefit: string) => cards(page).filter({ hasText: benefit })
const finished = (page: Page) => page.getByRole('tab', { name: 'Finalizados' })
const checkout = (page: Page) => page.getByRole('dialog', { name: 'Voucher para o caixa' })

it('vouchers show what they are worth, what lapses first at the top, and their code for the checkout', async () => {
  const page = await portal.visit('/voucher')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const first = cards(page).first()
  await first.getByRole('heading', { name: 'R$ 5 de desconto em cafés' }).waitFor()
  for (const fact of ['Vence em 3 dias', 'R$ 5,00', 'R$ 30,00', '26/10/2026 a 23/11/2026']) {
    await first.getByText(fact).waitFor()
  }
  await first.getByRole('img', { name: 'QR Code do voucher CAFE5' }).waitFor()
  expect(await cards(page).count()).toBe(4)

  await first.getByRole('button', { name: 'Mostrar no caixa' }).click()
  const code = checkout(page).getByRole('img')
  await code.waitFor()
  const size = await code.boundingBox()
  // For a scanner behind glass, as large as the phone allows.
  expect(size?.width).toBeGreaterThan(0.7 * PHONE.width)
  expect(size?.height).toBe(size?.width)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize(DESKTOP)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 640 })
  // A code that breaks into two lines, or has a gap, would be typed with a space.
  const lines = await first
    .getByText('CAFE5', { exact: true })
    .evaluate(
      (shown) => shown.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(shown).lineHeight),
    )
  expect(lines).toBeLessThan(1.5)

  await first.getByRole('button', { name: 'Copiar código' }).click()
  await page.getByText('Código copiado').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CAFE5')
  const reminder = await downloaded(cardOf(page, 'ceia').getByRole('button', { name: 'Criar lembrete' }))
  expect(reminder.name).toBe('lembrete-voucher-CEIA50.ics')
  expect(reminder.text).toContain('DTSTART:20261223T090000')
  await page.getByText(/^Lembrete salvo em um arquivo\./).waitFor()

  await finished(page).click()
  await cardOf(page, 'hortifrúti').getByText('Vencido em 20/10/2026').waitFor()
  await cardOf(page, 'brinquedos').getByText('Usado em 12/10/2026').waitFor()
  expect(await page.getByRole('button', { name: 'Copiar código' }).count()).toBe(0)
  await expectAccessibleInBothThemes(page)
})

it('vouchers that are odd or over show what they can and offer no use; their code is the code itself', async () => {
  const code = 'SO-CODIGO 12'
  const odd = [
    { voucher: code },
    { voucher: null, beneficio: '<script>alert(1)</script>', desconto: null, produtosDesconto: null },
    { voucher: '', beneficio: '', desconto: { valor: 0 } },
    { voucher: 'VENCIDO', beneficio: 'o vencido', dtaFim: '2026-11-01T00:00:00' },
    { voucher: 'GASTO', beneficio: 'o gasto', dtaFim: '2026-12-01T00:00:00', dtaUso: '2026-11-12T00:00:00' },
  ]
  await portal.fault(VOUCHERS, answering(odd))
  const page = await portal.visit('/voucher')
  await page.getByRole('heading', { name: '<script>alert(1)</script>' }).waitFor()
  await page.getByText('Sem código: informe seu CPF ou CNPJ no caixa.').waitFor()
  expect(await cards(page).count()).toBe(4)
  await cardOf(page, 'o vencido').getByText('Vencido em 01/11/2026').waitFor()
  await cardOf(page, 'o gasto').getByText('Usado em 12/11/2026').waitFor()
  for (const over of ['o vencido', 'o gasto']) {
    expect(await cardOf(page, over).getByRole('button').count()).toBe(0)
  }
  await expectAccessible(page)

  const card = cardOf(page, code)
  expect(await card.getByText(code, { exact: true }).textContent()).toBe(code)
  await card.getByRole('button', { name: 'Mostrar no caixa' }).click()
  await checkout(page).getByText(code, { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  await portal.fault(VOUCHERS, answering([]))
  await finished(page).click()
  await page.getByText('Nenhum voucher finalizado.').waitFor()
})
