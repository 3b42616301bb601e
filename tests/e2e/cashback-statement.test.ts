import { expect, it } from 'vitest'
import { downloaded } from '../support/downloads.ts'
import { answering } from '../support/faults.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()
const STATEMENT = '/contacorrente/extrato'

it('the cash-back statement tells both balances, what lapses first, and the lines two by two', async () => {
  const page = await portal.enter(STATEMENT)
  await page.getByText('R$ 87,40').waitFor()
  await page.getByText('R$ 12,60').waitFor()
  await page.getByText('vence em 3 dias').waitFor()

  const lines = page
    .getByRole('region', { name: 'Lançamentos' })
    .locator('ul > li')
    .filter({ hasText: 'Data' })
  expect(await lines.count()).toBe(2)
  expect(await lines.first().textContent()).toMatch(/Valido[\s\S]*\+ R\$\s3,61 crédito[\s\S]*19\/11\/2026/)
  await page.getByText('Página 1 de 5').waitFor()
  await page.getByRole('button', { name: 'Próxima' }).click()
  await page.getByText('− R$ 15,28').waitFor()
  await page.getByText('débito').waitFor()
  await page.getByRole('button', { name: 'Anterior' }).click()
  await page.getByText('Página 1 de 5').waitFor()

  const soon = page.getByRole('listitem').filter({ hasText: 'vence em 10 dias' })
  const reminder = await downloaded(soon.getByRole('button', { name: 'Lembrar-me' }))
  expect(reminder.name).toMatch(/^cashback-\d+\.ics$/)
  expect(reminder.text).toContain('DTSTART:20261128T090000')

  for (const shown of ['Página 6 de 10', 'Página 11 de 11']) {
    await page.getByRole('button', { name: 'Carregar mais lançamentos' }).click()
    await page.getByText(shown).waitFor()
  }
  await page.getByText('Expirado').first().waitFor()
  await page.getByText('Estes são todos os seus lançamentos.').waitFor()
})

it('the cash-back statement shows what it can of lines that lack something, and their words as words', async () => {
  const lines = [
    { idExtrato: 1, descricao: '<img src=x onerror=alert(1)>', valor: -4, expirado: false },
    { idExtrato: 2, descricao: null, dtaEvento: null, dtaExpiracao: null, valor: null, expirado: null },
  ]
  await portal.fault('GET /api/contacorrente/extrato', answering({ data: lines }))
  const page = await portal.enter(STATEMENT)
  await page.getByText('<img src=x onerror=alert(1)>').waitFor()
  await page.getByText('− R$ 4,00').waitFor()
  await page.getByText('Valor não informado').waitFor()
  expect(await page.getByText('Não vence').count()).toBe(2)
})
