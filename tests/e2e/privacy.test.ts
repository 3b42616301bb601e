import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import { DESKTOP, expectAccessible, openPortal, PHONE } from '../support/portal.ts'

const portal = openPortal()

describe('the data protection page', () => {
  it.each([
    ['a phone, light', PHONE, 'light'],
    ['a desktop, dark', DESKTOP, 'dark'],
  ] as const)('tells the rights and whom to write to, on %s', async (_, viewport, colorScheme) => {
    const page = await portal.enter('/pdo', { viewport, colorScheme })
    const email = page.getByRole('link', { name: 'privacidade@boapraca.example' })
    expect(await email.getAttribute('href')).toMatch(/^mailto:privacidade@boapraca\.example/)
    await page.getByRole('heading', { name: 'Seus direitos' }).waitFor()
    await expectAccessible(page)
  })

  it('gives the customer one file with all that the portal knows', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/pdo', { customer })
    const { name, file } = await download(page)
    expect(name).toBe('meus-dados-2026-11-20.json')
    expect(file).toMatchObject({
      'gerado em': '2026-11-20',
      'não foi possível ler': [],
      dados: { cadastro: { documento: customer.document }, foto: null },
    })
    await page.getByText('Pronto: o arquivo foi salvo no seu aparelho.').waitFor()
    await expectAccessible(page)
  })

  it('names in the file what could not be read', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.enter('/pdo')
    await page.getByRole('button', { name: 'Baixar meus dados' }).waitFor()
    await portal.fault('GET /api/pessoa/cupons', status(400))
    const { file } = await download(page)
    expect(file['não foi possível ler']).toEqual(['compras'])
    await page.getByText('Não foi possível ler: compras.').waitFor()
    await expectAccessible(page)
  })

  it('saves nothing when nothing could be read', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.enter('/pdo')
    await page.getByRole('button', { name: 'Baixar meus dados' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await portal.fault('*', status(403))
    await page.reload()
    await page.getByRole('button', { name: 'Baixar meus dados' }).click()
    await page.getByText('Não foi possível ler os seus dados agora.').waitFor()
  })
})

async function download(page: Page): Promise<{ name: string; file: Record<string, unknown> }> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer)
  return { name: saved.suggestedFilename(), file: JSON.parse(Buffer.concat(chunks).toString('utf8')) }
}
