import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { downloaded } from '../support/downloads.ts'
import { status } from '../support/faults.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()

async function myData(page: Page) {
  const { name, text } = await downloaded(page.getByRole('button', { name: 'Baixar meus dados' }))
  return { name, file: JSON.parse(text) as Record<string, unknown> }
}

it('the data protection page says whom to write to, and gives the customer one file with all that the portal knows', async () => {
  portal.tolerate(/Failed to load resource/)
  const customer = await portal.customer()
  const page = await portal.open('/pdo', { customer })
  const email = page.getByRole('link', { name: 'privacidade@boapraca.example' })
  expect(await email.getAttribute('href')).toMatch(/^mailto:privacidade@boapraca\.example/)
  await page.getByRole('heading', { name: 'Seus direitos' }).waitFor()
  const licences = await page.getByRole('link', { name: 'Ver as licenças' }).getAttribute('href')
  expect(await (await fetch(new URL(licences ?? '', portal.url))).text()).toContain('SIL OPEN FONT LICENSE')
  const { name, file } = await myData(page)
  expect(name).toBe('meus-dados-2026-11-20.json')
  expect(file).toMatchObject({
    'gerado em': '2026-11-20',
    'não foi possível ler': [],
    dados: { cadastro: { documento: customer.document }, foto: null },
  })
  await page.getByText('Pronto: o arquivo foi salvo no seu aparelho.').waitFor()
  await expectAccessible(page)

  await portal.fault('GET /api/pessoa/cupons', status(400))
  // An answer of a moment ago is not asked for again.
  await page.clock.fastForward(60_000)
  expect((await myData(page)).file['não foi possível ler']).toEqual(['compras'])
  await page.getByText('Não foi possível ler: compras.').waitFor()
  await expectAccessible(page)

  await page.reload()
  await portal.fault('*', status(403))
  await page.reload()
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  await page
    .getByText('Não foi possível ler os seus dados agora, e nenhum arquivo foi salvo.', { exact: false })
    .waitFor()
})
