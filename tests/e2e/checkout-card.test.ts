import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import { DESKTOP, EMPTY, expectAccessible, openPortal, PHONE, tryAgain } from '../support/portal.ts'

const portal = openPortal()

describe('Meu CPF no caixa', () => {
  it.each([
    ['a phone, light', PHONE, 'light'],
    ['a phone, dark', PHONE, 'dark'],
    ['a desktop, dark', DESKTOP, 'dark'],
  ] as const)('shows the number once it is tapped, white on %s', async (_, viewport, colorScheme) => {
    const customer = await portal.customer({ profile: 'empty' })
    const page = await portal.open('/termos', { customer, viewport, colorScheme })
    await page.getByRole('button', { name: 'Meu CPF no caixa', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Meu CPF no caixa' })
    const written = customer.document.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
    await dialog.getByText('•••.•••.•••-••').waitFor()
    expect(await dialog.textContent()).not.toContain(written)
    expect(await dialog.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light')

    await dialog.getByRole('button', { name: 'Mostrar número' }).click()
    await dialog.getByText(written).waitFor()
    await dialog.getByRole('img', { name: 'Código de barras do seu documento' }).waitFor()
    await dialog.getByRole('img', { name: 'QR Code do seu documento' }).waitFor()
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const)('takes a CNPJ with letters, in one line on %s', async (_, viewport) => {
    const customer = await portal.customer({ profile: 'empty', kind: 'J' })
    const page = await portal.open('/termos', { customer, viewport })
    await page.getByRole('button', { name: 'Meu CPF no caixa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Meu CNPJ no caixa' })
    await dialog.getByRole('button', { name: 'Mostrar número' }).click()
    await dialog.getByRole('img', { name: 'Código de barras do seu documento' }).waitFor()
    expect(customer.document).toMatch(/[A-Z]/)

    const written = customer.document.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
    const heights = await dialog.getByText(written).evaluate((digits) => ({
      ofNumber: digits.getBoundingClientRect().height,
      ofLine: Number.parseFloat(getComputedStyle(digits).lineHeight),
    }))
    expect(heights.ofNumber).toBeLessThan(1.5 * heights.ofLine)
  })

  it('copies the number without punctuation', async () => {
    const customer = await portal.customer({ profile: 'empty' })
    const page = await portal.open('/termos', {
      customer,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByRole('button', { name: 'Meu CPF no caixa' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Copiar' }).click()
    await page.getByRole('dialog').getByText('Copiado').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(customer.document)
  })

  it('is gone after signing out', async () => {
    const customer = await portal.customer({ profile: 'empty' })
    const page = await portal.open('/termos', { customer })
    await page.getByRole('button', { name: 'Meu CPF no caixa' }).click()
    await page.getByRole('button', { name: 'Mostrar número' }).click()
    await page.evaluate(() => {
      localStorage.removeItem('portal.token')
      window.dispatchEvent(new StorageEvent('storage', { key: 'portal.token' }))
    })
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    expect(await page.locator('body').textContent()).not.toContain(customer.document.slice(-4, -2))
  })

  it('can be asked for again when the document cannot be loaded', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.enter('/termos', { profile: EMPTY })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await portal.fault('GET /api/pessoa', status(400))
    await page.reload()
    await page.getByRole('button', { name: 'Meu CPF no caixa' }).click()
    await page.getByText('Não foi possível carregar o seu documento.').waitFor()
    await portal.heal()
    await tryAgain(page)
    await page.getByRole('button', { name: 'Mostrar número' }).waitFor()
  })
})
