import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { answering, status } from '../support/faults.ts'
import { DESKTOP, openPortal, tryAgain } from '../support/portal.ts'

const portal = openPortal()

it('Meu CPF no caixa shows the number at the tap, white in both themes, one code at a time, and copies it', async () => {
  const customer = await portal.customer({ profile: 'empty' })
  const page = await portal.visit('/termos', { customer })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Meu CPF no caixa', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Meu CPF no caixa' })
  const written = customer.document.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
  await dialog.getByText(written).waitFor()
  await dialog.getByRole('img', { name: 'Código de barras do seu documento' }).waitFor()
  await dialog.getByRole('button', { name: 'QR Code' }).click()
  await dialog.getByRole('img', { name: 'QR Code do seu documento' }).waitFor()
  expect(await dialog.getByRole('img').count()).toBe(1)
  await dialog.getByRole('button', { name: 'Ocultar número' }).click()
  await dialog.getByText('•••.•••.•••-••').waitFor()
  expect(await dialog.textContent()).not.toContain(written)
  await dialog.getByRole('button', { name: 'Mostrar número' }).click()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 844, height: 390 })
  const [number, code] = await Promise.all([
    dialog.getByText(written).boundingBox(),
    dialog.getByRole('img').boundingBox(),
  ])
  expect(number && code && code.x > number.x + number.width / 2 && code.y < 390).toBe(true)
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await dialog.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Copiar' }).click()
  await dialog.getByText('Copiado').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(customer.document)

  // Another tab signs out.
  await page.evaluate(() => {
    localStorage.removeItem('portal.token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.token' }))
  })
  await page.getByRole('button', { name: 'Entrar' }).waitFor()
  expect(await page.locator('body').textContent()).not.toContain(customer.document.slice(-4, -2))
})

it('Meu CNPJ no caixa is asked for again when it could not be loaded, and has its letters in one line', async () => {
  portal.tolerate(/Failed to load resource/)
  await portal.fault('GET /api/pessoa', status(400))
  const customer = await portal.customer({ profile: 'empty', kind: 'J' })
  const page = await portal.visit('/termos', { customer })
  await page.getByRole('button', { name: 'Meu CPF no caixa' }).click()
  await page.getByText('Não foi possível carregar o seu documento.').waitFor()
  await portal.heal()
  await tryAgain(page)
  const dialog = page.getByRole('dialog', { name: 'Meu CNPJ no caixa' })
  await dialog.getByRole('img', { name: 'Código de barras do seu documento' }).waitFor()
  expect(customer.document).toMatch(/[A-Z]/)
  // A company's button keeps the name that product.md gives it, now that the portal knows the company.
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  const button = page.getByRole('button', { name: 'Meu CPF no caixa', exact: true })
  expect(await button.textContent()).toBe('Meu CPF no caixa')
  await button.click()

  const written = customer.document.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
  // In lines: the font may still be on its way.
  const lines = () =>
    dialog
      .getByText(written)
      .evaluate(
        (digits) =>
          digits.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(digits).lineHeight),
      )
  await expect.poll(lines).toBeLessThan(1.5)
})

it('Meu CPF no caixa stays below its title in a wide window, while the list beside it is looked through', async () => {
  const vouchers = Array.from({ length: 20 }, (_, index) => ({
    voucher: `CODIGO${index}`,
    vlrMinUsoVoucher: 10,
  }))
  await portal.fault('GET /api/promocoes/voucher', answering(vouchers))
  const page = await portal.visit('/termos', { viewport: DESKTOP, store: 1 })
  await page.getByRole('button', { name: 'Meu CPF no caixa', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Meu CPF no caixa' })
  await dialog.getByText('CODIGO19').scrollIntoViewIfNeeded()
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  const [title, name] = await Promise.all([
    dialog.getByRole('heading', { level: 2 }).boundingBox(),
    dialog.getByText('Cliente de Teste').boundingBox(),
  ])
  expect(title && name && name.y - (title.y + title.height)).toBeGreaterThan(0)
})

it('Meu CPF no caixa leads a customer without a store to one, and back to the screen below', async () => {
  const page = await portal.visit('/chats')
  await page.getByRole('button', { name: 'Meu CPF no caixa', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Escolher no mapa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Encontre nossa loja' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Comprar nesta loja' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()
  await page.getByRole('button', { name: 'Meu CPF no caixa', exact: true }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Vouchers que valem aqui' }).waitFor()
})

it('Meu CPF no caixa shows the map below it to a customer without a store who is there already', async () => {
  const page = await portal.visit('/location')
  await page.getByRole('button', { name: 'Meu CPF no caixa', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Escolher no mapa' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Encontre nossa loja' }).waitFor()
})
