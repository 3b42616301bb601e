import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { downloaded } from '../support/downloads.ts'
import { answering, status } from '../support/faults.ts'
import { enlargeText } from '../support/fit.ts'
import { DESKTOP, openPortal, PHONE } from '../support/portal.ts'
import { openAddress } from '../support/session-screen.ts'

const portal = openPortal()
const PURCHASES = '/compras'
const COUPONS = 'GET /api/pessoa/cupons'

it('purchases stand on cards, eight a page, under their months, and are summed up by month', async () => {
  const page = await portal.visit(PURCHASES)
  await page.getByRole('heading', { level: 2, name: 'Novembro de 2026' }).waitFor()
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(8)
  const first = page.getByRole('listitem').filter({ hasText: '000808' })
  expect(await first.textContent()).toMatch(/Loja Centro.*R\$\s180,50.*R\$\s22,40.*19\/11\/2026.*000808/)
  await first.getByText(/^R\$\s3,61 de cashback e 180 IdCoins$/).waitFor()
  await page.getByText('8 compras nesta página').waitFor()

  // However large the text, an amount is no smaller than its label.
  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeText(page)
  const sizeOf = (text: string | RegExp) =>
    first.getByText(text).evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
  expect(await sizeOf(/^R\$\s180,50$/)).toBeGreaterThanOrEqual(await sizeOf('Valor da compra'))
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(PHONE)

  await page.getByRole('button', { name: 'Próxima' }).click()
  await page.getByText('Página 2 de 5').waitFor()
  const older = page.getByRole('listitem').filter({ hasText: '000672' })
  await older.getByText(/^R\$\s[\d,]+ de cashback e \d+ IdCoins$/).waitFor()
  await page.getByRole('button', { name: 'Anterior' }).click()
  await page.getByText('000808').waitFor()

  await page.getByRole('tab', { name: 'Resumo' }).click()
  await page.getByText(/^Em \d\d compras, de dezembro de 2025 a novembro de 2026\.$/).waitFor()
  await page.getByRole('button', { name: 'Tudo' }).click()
  await page.getByText(/^Em 40 compras, de .* a novembro de 2026\.$/).waitFor()
  await page
    .getByText(/^Média de R\$\s[\d.]+,\d\d por mês$/)
    .first()
    .waitFor()
  await page.getByText('Ver em tabela').first().click()
  const rows = page.getByRole('table', { name: 'Compras por mês' }).getByRole('row')
  expect(await rows.count()).toBeGreaterThan(12)
  const topOf = async (role: 'rowheader' | 'cell') => (await rows.nth(1).getByRole(role).boundingBox())?.y
  expect(await topOf('cell'), 'a month and its amount are in one line').toBe(await topOf('rowheader'))
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
  const page = await portal.visit(PURCHASES)
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
  const page = await portal.visit(PURCHASES)
  await page.getByRole('heading', { name: 'Loja <b>Centro</b>' }).waitFor()
  await page.getByRole('heading', { name: 'Loja não informada' }).waitFor()
  await page.getByRole('heading', { name: 'Sem data' }).waitFor()
  await page.getByText('Página 1 de 1').waitFor()
  for (const name of ['Anterior', 'Próxima']) {
    expect(await page.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  }
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Resumo' }).click()
  await page.getByText('1 compra sem data entra no total, mas não aparece em nenhum mês.').waitFor()
})

it('purchases of hundreds of millions stay in one line on a phone, on their cards and in the sums', async () => {
  const coupon = {
    loja: 'Loja Centro',
    idCupom: '000001',
    valorTotalDaCompra: 999999999.99,
    valorTotalDeDesconto: 123456789.5,
    dtaCupom: '2026-11-02',
  }
  await portal.fault(COUPONS, answering({ data: [coupon], totalPages: 1 }))
  const page = await portal.visit(PURCHASES)
  const main = page.getByRole('main')
  const linesOf = (text: RegExp) =>
    main
      .getByText(text)
      .first()
      .evaluate((amount) => {
        const range = document.createRange()
        range.selectNodeContents(amount)
        return range.getClientRects().length
      })
  expect(await linesOf(/^R\$\s999\.999\.999,99$/)).toBe(1)
  expect(await linesOf(/^R\$\s123\.456\.789,50$/)).toBe(1)
  await page.getByRole('tab', { name: 'Resumo' }).click()
  await page.getByText('Total em descontos').waitFor()
  expect(await linesOf(/^R\$\s999\.999\.999,99$/)).toBe(1)
  expect(await linesOf(/^R\$\s123\.456\.789,50$/)).toBe(1)
})

it('purchases make a picture of the year, shared or saved, without a name or document', async () => {
  const page = await portal.enter(PURCHASES)
  await page.getByRole('tab', { name: 'Resumo' }).click()
  const year = page.getByRole('region', { name: 'Seu ano' })
  await year.getByText('Loja favorita').waitFor()
  const share = year.getByRole('button', { name: 'Compartilhar imagem' })
  // A browser without a share sheet.
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }))
  const saved = await downloaded(share)
  expect(saved.name).toBe('meu-ano-2026.png')
  await page.getByRole('status').getByText('Imagem salva. Procure nos seus arquivos baixados.').waitFor()

  await page.evaluate(() =>
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        const picture = await createImageBitmap(files[0] as File)
        document.title = `${files[0]?.type} ${picture.width}x${picture.height}`
        throw new DOMException('No.', 'AbortError')
      },
    }),
  )
  await share.click()
  await page.waitForFunction(() => document.title === 'image/png 1080x1350')
  await expectAccessible(page)
})

it('purchases of a company are read by month, and saved as a file by a button as high as the choice of the month', async () => {
  const coupons = Array.from({ length: 8 }, (_, index) => ({
    loja: index === 0 ? '=CMD("a";1)' : 'N'.repeat(100),
    idCupom: `90000${index}`,
    valorTotalDaCompra: 123456789.5,
    valorTotalDeDesconto: 0,
    dtaCupom: index < 6 ? '2026-11-02' : '2026-10-30',
  }))
  await portal.fault(COUPONS, answering({ data: coupons, totalPages: 9 }))
  const page = await portal.visit(PURCHASES, {
    profile: { profile: 'rich', kind: 'J' },
    viewport: DESKTOP,
  })
  // The file is of one month: before one is chosen, the screen says so.
  await page.getByText('Escolha um mês para baixar a planilha (CSV).').waitFor()
  const month = page.getByRole('combobox', { name: 'Mês' })
  await month.selectOption('Novembro de 2026')
  await page.getByText('6 compras', { exact: false }).waitFor()
  const save = page.getByRole('button', { name: 'Baixar CSV' })
  // Asked until two boxes are of the same moment: a typeface that comes late moves both.
  const places = async () => {
    const [field, button] = [await month.boundingBox(), await save.boundingBox()]
    return [field?.y === button?.y, field?.height === button?.height]
  }
  await expect.poll(places).toEqual([true, true])
  const file = await downloaded(save)
  expect(file.name).toBe('compras-2026-11.csv')
  expect(file.text.split('\r\n')[1]).toBe(`02/11/2026;"'=CMD(""a"";1)";900000;123456789,50;0,00;;`)
  expect(file.text.split('\r\n')).toHaveLength(8)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessibleInBothThemes(page)
  // A look at the summary forgets nothing.
  await page.getByRole('tab', { name: 'Resumo' }).click()
  await page.getByRole('tab', { name: 'Lista' }).click()
  await page.getByText('6 compras', { exact: false }).waitFor()
  await month.selectOption('Todas as compras')
  await page.getByRole('navigation', { name: 'Páginas de compras' }).waitFor()
})

it('purchases are listed before the server says whose they are, where the device knows it', async () => {
  const page = await portal.visit('/portal')
  await page.getByText('Olá, Cliente!', { exact: true }).waitFor()
  await portal.fault('GET /api/pessoa', { kind: 'hang' })
  await openAddress(page, PURCHASES)
  // Sooner than the portal gives the answer up.
  await page.getByRole('heading', { level: 2, name: 'Novembro de 2026' }).waitFor({ timeout: 10_000 })
})

it('purchases are listed where the person cannot be loaded, and a company can ask again for its months', async () => {
  portal.tolerate(/Failed to load resource/)
  await portal.fault('GET /api/pessoa', status(500))
  const page = await portal.visit(PURCHASES, { profile: { profile: 'rich', kind: 'J' } })
  await page.getByRole('heading', { level: 2, name: 'Novembro de 2026' }).waitFor()
  await page.getByText('Não foi possível carregar a escolha do mês.').waitFor()
  await expectAccessible(page)
  await portal.faults()
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('combobox', { name: 'Mês' }).waitFor()
})
