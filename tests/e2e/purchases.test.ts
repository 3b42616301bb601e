import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { answering } from '../support/faults.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()
const PURCHASES = '/compras'
const COUPONS = 'GET /api/pessoa/cupons'

it('purchases stand on cards, eight a page, under their months, and are summed up by month', async () => {
  const page = await portal.enter(PURCHASES)
  await page.getByRole('heading', { level: 2, name: 'Novembro de 2026' }).waitFor()
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(8)
  const first = page.getByRole('listitem').filter({ hasText: '000808' })
  expect(await first.textContent()).toMatch(/Loja Centro.*R\$\s180,50.*R\$\s22,40.*19\/11\/2026.*000808/)
  await page.getByText('8 compras nesta página').waitFor()
  await page.getByRole('button', { name: 'Próxima' }).click()
  await page.getByText('Página 2 de 5').waitFor()
  await page.getByText('000672').waitFor()
  await page.getByRole('button', { name: 'Anterior' }).click()
  await page.getByText('000808').waitFor()

  await page.getByRole('tab', { name: 'Resumo' }).click()
  await page.getByText(/^Em \d\d compras, de dezembro de 2025 a novembro de 2026\.$/).waitFor()
  await page.getByRole('button', { name: 'Tudo' }).click()
  await page.getByText(/^Em 40 compras, de .* a novembro de 2026\.$/).waitFor()
  await page.getByText('Ver em tabela').first().click()
  const rows = page.getByRole('table', { name: 'Compras por mês' }).getByRole('row')
  expect(await rows.count()).toBeGreaterThan(12)
  await expectAccessibleInBothThemes(page)
})

it('purchases stay few in the page, under their months, when a server sends them all at once', async () => {
  const coupons = Array.from({ length: 5000 }, (_, index) => ({
    loja: 'Loja Centro',
    idCupom: String(index + 1).padStart(6, '0'),
    valorTotalDaCompra: 10,
    valorTotalDeDesconto: 1,
    dtaCupom: new Date(Date.UTC(2026, 10 - Math.floor(index / 125), 15, 12)).toISOString(),
  }))
  await portal.fault(COUPONS, answering({ data: coupons, totalPages: 1 }))
  const page = await portal.enter(PURCHASES)
  await page.getByRole('heading', { level: 2, name: 'Novembro de 2026' }).waitFor()
  await page.getByText(/^125 compras · R\$\s1\.250,00/).waitFor()
  const newest = page.getByRole('list', { name: 'Novembro de 2026' }).getByRole('listitem')
  expect(await newest.first().getAttribute('aria-setsize')).toBe('125')
  expect(await newest.first().textContent()).toContain('000001')
  const inPage = () => page.getByRole('heading', { level: 3 }).count()
  expect(await inPage()).toBeLessThan(60)
  await expectAccessible(page)

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const oldest = page.getByRole('list', { name: 'Agosto de 2023' }).getByRole('listitem')
  await oldest.filter({ hasText: '005000' }).waitFor()
  expect(await oldest.last().getAttribute('aria-posinset')).toBe('125')
  expect(await inPage()).toBeLessThan(60)
})

it('purchases show what they can of coupons that lack something, and their words as words', async () => {
  const coupon = (more: object) => ({ loja: 'Loja <b>Centro</b>', idCupom: '1', ...more })
  const data = [
    coupon({ valorTotalDaCompra: -12.5, valorTotalDeDesconto: 0, dtaCupom: '2026-11-02' }),
    coupon({ loja: null, idCupom: null }),
  ]
  await portal.fault(COUPONS, answering({ data, totalPages: 0 }))
  const page = await portal.enter(PURCHASES)
  await page.getByRole('heading', { name: 'Loja <b>Centro</b>' }).waitFor()
  await page.getByRole('heading', { name: 'Loja não informada' }).waitFor()
  await page.getByRole('heading', { name: 'Sem data' }).waitFor()
  await page.getByText('Página 1 de 1').waitFor()
  for (const name of ['Anterior', 'Próxima']) {
    expect(await page.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  }
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Resumo' }).click()
  await page.getByText('1 compra sem data está no total, mas em nenhum mês.').waitFor()
})
