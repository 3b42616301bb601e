import { expect, it } from 'vitest'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { downloaded } from '../support/downloads.ts'
import { answering } from '../support/faults.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()
const STATEMENT = '/contacorrente/extrato'

it('the cash-back statement tells both balances, what lapses first, and the lines two by two', async () => {
  const page = await portal.visit(STATEMENT)
  await page.getByText('R$ 87,40').waitFor()
  await page.getByText('R$ 12,60').waitFor()
  await page.getByText('vence em 3 dias').waitFor()

  const lines = page
    .getByRole('region', { name: 'Lançamentos' })
    .locator('ul > li')
    .filter({ hasText: 'Data' })
  expect(await lines.count()).toBe(2)
  expect(await lines.first().textContent()).toMatch(/Valido[\s\S]*\+ R\$\s3,61 entrada[\s\S]*19\/11\/2026/)
  await page.getByText('Página 1 de 5').waitFor()
  await page.getByRole('button', { name: 'Próxima' }).click()
  await page.getByText('− R$ 15,28').waitFor()
  await page.getByText('saída').waitFor()
  const spent = lines.filter({ hasText: 'saída' })
  expect(await spent.textContent()).not.toMatch(/Venc|vence/)
  await page.getByRole('button', { name: 'Anterior' }).click()
  await page.getByText('Página 1 de 5').waitFor()

  const soon = page.getByRole('listitem').filter({ hasText: 'vence em 10 dias' })
  const reminder = await downloaded(soon.getByRole('button', { name: 'Criar lembrete' }))
  expect(reminder.name).toMatch(/^cashback-\d+\.ics$/)
  expect(reminder.text).toContain('DTSTART:20261128T090000')

  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width: 390, height: 844 })
  const numbers = page.getByRole('navigation', { name: 'Páginas do extrato' }).getByRole('button', {
    name: /^Página/,
  })
  const tops = await numbers.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().y),
  )
  expect(new Set(tops).size).toBe(1)

  await page.getByText('Aqui estão os primeiros 10 lançamentos.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Ver tudo em lista' }).click()
  await page.getByRole('heading', { level: 3, name: 'Novembro de 2026' }).waitFor()
  expect(await numbers.count()).toBe(0)
  const inList = page.getByRole('region', { name: 'Lançamentos' }).getByRole('heading', { level: 4 })
  for (const shown of [10, 20]) {
    expect(await inList.count()).toBe(shown)
    await page.getByRole('button', { name: 'Carregar mais lançamentos' }).click()
    await inList.nth(shown).waitFor()
  }
  await expectAccessibleInBothThemes(page)
  expect(await sideways()).toBeLessThanOrEqual(0)
  await page.getByText('Expirado').first().waitFor()
  await page.getByText('Estes são todos os seus lançamentos.').waitFor()
})

it('the cash-back statement shows what it can of lines that lack something, and their words as words', async () => {
  const lines = [
    { idExtrato: 1, descricao: '<img src=x onerror=alert(1)>', valor: -4, expirado: false },
    { idExtrato: 2, descricao: null, dtaEvento: null, dtaExpiracao: null, valor: null, expirado: null },
    {
      idExtrato: 3,
      descricao: 'N'.repeat(100),
      dtaExpiracao: '2026-03-01',
      valor: 1234567.89,
      expirado: false,
    },
  ]
  await portal.fault('GET /api/contacorrente/extrato', answering({ data: lines }))
  const page = await portal.visit(STATEMENT)
  await page.getByText('<img src=x onerror=alert(1)>').waitFor()
  await page.getByText('− R$ 4,00').waitFor()
  await page.getByText('Valor não informado').waitFor()
  expect(await page.getByText('Vence em').count()).toBe(0)
  await page.getByRole('button', { name: 'Próxima' }).click()
  const odd = page.getByRole('listitem').filter({ hasText: 'NNN' })
  expect(await odd.textContent()).toMatch(/Valido[\s\S]*1\.234\.567,89[\s\S]*Validade01\/03\/2026/)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
