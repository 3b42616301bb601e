import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answering } from '../support/faults.ts'
import {
  DESKTOP,
  EMPTY,
  type EnterOptions,
  expectAccessible,
  openPortal,
  PHONE,
  tryAgain,
} from '../support/portal.ts'

const portal = openPortal()

const VOUCHERS = 'GET /api/promocoes/voucher*'

async function openVouchers(options: EnterOptions = {}): Promise<Page> {
  const page = await portal.enter('/voucher', options)
  await page.getByRole('tab', { name: 'Ativos' }).waitFor()
  return page
}

const cards = (page: Page) => page.getByRole('article')
const cardOf = (page: Page, benefit: string) => cards(page).filter({ hasText: benefit })

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('vouchers on %s', (_, viewport) => {
  it('show code, value, minimum and days left, what lapses first at the top', async () => {
    const page = await openVouchers({ viewport })
    const first = cards(page).first()
    await first.getByRole('heading', { name: 'R$ 5 de desconto em cafés' }).waitFor()
    await first.getByText('vence em 3 dias').waitFor()
    await first.getByText('R$ 5,00').waitFor()
    await first.getByText('R$ 30,00').waitFor()
    await first.getByText('26/10/2026 a 23/11/2026').waitFor()
    await first.getByRole('img', { name: 'QR code do voucher CAFE5' }).waitFor()
    expect(await cards(page).count()).toBe(4)
  })

  it.each(['light', 'dark'] as const)(
    'have no accessibility violation in the %s theme',
    async (colorScheme) => {
      const page = await openVouchers({ viewport, colorScheme })
      await page.getByRole('img', { name: 'QR code do voucher CAFE5' }).waitFor()
      await expectAccessible(page)

      await cards(page).first().getByRole('button', { name: 'Mostrar no caixa' }).click()
      const code = page.getByRole('dialog', { name: 'Voucher para o caixa' }).getByRole('img')
      await code.waitFor()
      const size = await code.boundingBox()
      // For a reader behind glass, as large as the phone lets it be.
      expect(size?.width).toBeGreaterThan(0.7 * PHONE.width)
      expect(size?.height).toBe(size?.width)
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await page.getByRole('tab', { name: 'Finalizados' }).click()
      await page.getByText('Usado em').first().waitFor()
      await expectAccessible(page)
    },
  )
})

describe('vouchers', () => {
  it('say in words whether a finished one was used or expired', async () => {
    const page = await openVouchers()
    await page.getByRole('tab', { name: 'Finalizados' }).click()
    await cardOf(page, 'hortifrúti').getByText('Expirado em 20/10/2026').waitFor()
    await cardOf(page, 'brinquedos').getByText('Usado em 12/10/2026').waitFor()
    expect(await page.getByRole('button', { name: 'Copiar código' }).count()).toBe(0)
  })

  it('say so too when the server still lists it among the active ones, and offer no use of it', async () => {
    const ended = [
      { voucher: 'VENCIDO', beneficio: 'o vencido', dtaFim: '2026-11-01T00:00:00' },
      {
        voucher: 'GASTO',
        beneficio: 'o gasto',
        dtaFim: '2026-12-01T00:00:00',
        dtaUso: '2026-11-12T00:00:00',
      },
    ]
    await portal.fault(VOUCHERS, answering(ended))
    const page = await openVouchers()
    await cardOf(page, 'o vencido').getByText('Expirado em 01/11/2026').waitFor()
    await cardOf(page, 'o gasto').getByText('Usado em 12/11/2026').waitFor()
    expect(await cards(page).getByRole('button').count()).toBe(0)
    expect(await page.getByText('vence').count()).toBe(0)
  })

  it('are those of all stores or of one, and all leaves the store out of the call', async () => {
    const asked: string[] = []
    const page = await portal.enter('/voucher', {
      prepare: async (page) => {
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url())
          if (pathname === '/api/promocoes/voucher') asked.push(search)
        })
      },
    })
    const store = page.getByRole('combobox', { name: 'Loja' })
    await store.waitFor()
    expect(await store.locator('option').first().textContent()).toBe('Todas as lojas')
    expect(await store.locator('option:checked').textContent()).toBe('Todas as lojas')
    await cardOf(page, 'padaria').waitFor()

    await store.selectOption('2')
    await cardOf(page, 'padaria').waitFor({ state: 'detached' })
    await expect.poll(() => cards(page).count()).toBe(3)

    await store.selectOption({ label: 'Todas as lojas' })
    await cardOf(page, 'padaria').waitFor()
    expect(asked).toEqual(['?tipo=ativo', '?tipo=ativo&idEmpresa=2'])
  })

  it('show the code itself, on the card and at the checkout', async () => {
    const odd = [{ voucher: 'SO-CODIGO 12' }, { voucher: 'NATAL26' }]
    await portal.fault(VOUCHERS, answering(odd))
    const page = await openVouchers()
    for (const [position, { voucher: code }] of odd.entries()) {
      const card = cards(page).nth(position)
      const shown = card.getByText(code, { exact: true })
      expect(await shown.textContent()).toBe(code)
      await card.getByRole('button', { name: 'Mostrar no caixa' }).click()
      await page.getByRole('dialog').getByText(code, { exact: true }).waitFor()
      await page.keyboard.press('Escape')
    }
  })

  it('copy their code', async () => {
    const page = await openVouchers({ permissions: ['clipboard-read', 'clipboard-write'] })
    await cards(page).first().getByRole('button', { name: 'Copiar código' }).click()
    await page.getByText('Código copiado').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CAFE5')
  })

  it('remind the customer with a file for the calendar, two days before', async () => {
    const page = await openVouchers()
    const download = page.waitForEvent('download')
    await cardOf(page, 'ceia').getByRole('button', { name: 'Lembrar-me' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('lembrete-voucher-CEIA50.ics')
    const stream = await file.createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString()
    expect(text).toContain('DTSTART:20261223T090000')
    await page.getByText('Lembrete salvo.').waitFor()
  })

  it('say so when there are none, and what to do', async () => {
    const page = await openVouchers({ profile: EMPTY })
    await page.getByText('Você não tem vouchers ativos.').waitFor()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Finalizados' }).click()
    await page.getByText('Nenhum voucher finalizado.').waitFor()
    await expectAccessible(page)
  })

  it('say so when they cannot be loaded, and try again', async () => {
    portal.tolerate(/500/)
    await portal.fault(VOUCHERS, { kind: 'malformed' })
    const page = await portal.enter('/voucher')
    await page.getByText('Não foi possível carregar os seus vouchers.').waitFor()
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await cards(page).first().waitFor()
  })

  it('show what is odd without breaking', async () => {
    const odd = [
      { voucher: null, beneficio: '<script>alert(1)</script>', desconto: null, produtosDesconto: null },
      { voucher: 'SOCODIGO' },
      { voucher: '', beneficio: '', desconto: { valor: 0 } },
    ]
    await portal.fault(VOUCHERS, answering(odd))
    const page = await openVouchers()
    await page.getByRole('heading', { name: '<script>alert(1)</script>' }).waitFor()
    await page.getByText('Sem código: informe seu CPF no caixa.').waitFor()
    await page.getByRole('img', { name: 'QR code do voucher SOCODIGO' }).waitFor()
    expect(await cards(page).count()).toBe(2)
    await expectAccessible(page)
  })
})
