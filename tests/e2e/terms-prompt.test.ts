import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import { DESKTOP, expectAccessible, openPortal, PHONE } from '../support/portal.ts'

const portal = openPortal()
const QUESTION = 'Aceita os Regulamento do Programa e Política de Privacidade?'

const newcomer = () => portal.customer({ profile: 'rich', termsAccepted: false })

describe('the terms prompt', () => {
  it.each([
    ['a phone, light', PHONE, 'light'],
    ['a desktop, dark', DESKTOP, 'dark'],
  ] as const)(
    'comes after signing in and goes when all terms are accepted, on %s',
    async (_, viewport, colorScheme) => {
      const customer = await newcomer()
      const page = await portal.open('/', { viewport, colorScheme })
      await page.getByLabel('CPF ou CNPJ').fill(customer.document)
      await page.getByLabel('Senha', { exact: true }).fill(customer.password)
      await page.keyboard.press('Enter')

      const dialog = page.getByRole('dialog')
      await dialog.getByText(QUESTION).waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await dialog.getByText(QUESTION).waitFor()

      await page.getByRole('button', { name: 'Aceito' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.reload()
      await page.getByText('Saldo de cashback').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('dialog').count()).toBe(0)
    },
  )

  it('waits for the end of the dialog that the customer has open', async () => {
    const customer = await newcomer()
    await portal.fault('GET /api/termosaceite/tipo/verificaaceite', { kind: 'slow', ms: 1500 })
    const page = await portal.open('/chats', { customer })
    await page.getByRole('button', { name: 'Meu CPF no caixa' }).click()
    const card = page.getByRole('dialog', { name: 'Meu CPF no caixa' })
    await card.waitFor()
    // Nothing is asked any more once the terms are known.
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count()).toBe(1)

    await card.getByRole('button', { name: 'Fechar' }).click()
    await page.getByRole('dialog').getByText(QUESTION).waitFor()
  })

  it('opens a term in a tab of its own', async () => {
    const page = await portal.open('/portal', { customer: await newcomer() })
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('dialog').getByRole('link', { name: 'Política de Privacidade' }).click(),
    ])
    await tab.getByText('Dados que tratamos').waitFor()
  })

  it('stops at the first failure, says which, and goes on from there', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.open('/portal', { customer: await newcomer() })
    await portal.fault('POST /api/termosaceite/4', status(500, {}))
    await page.getByRole('button', { name: 'Aceito' }).click()
    await page.getByRole('alert').getByText('Erro ao aceitar o termo com ID 4').waitFor()
    await page.getByRole('dialog').getByText('Aceita os temos?').waitFor()
    await expectAccessible(page)

    await portal.heal()
    portal.sandbox.requests.length = 0
    await page.getByRole('button', { name: 'Aceito' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const posts = portal.sandbox.requests.filter(({ method }) => method === 'POST')
    expect(posts.map(({ path }) => path)).toEqual(['/api/termosaceite/4'])
  })

  it('says so when the terms cannot be checked, and lets the customer go on', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/termosaceite/tipo/verificaaceite', status(400, {}))
    const page = await portal.open('/portal', { customer: await newcomer() })
    await page.getByText('Erro ao verificar termos').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('comes before the phone and the WhatsApp prompt, one at a time', async () => {
    const page = await portal.enter('/portal', {
      profile: {
        profile: 'rich',
        termsAccepted: false,
        phone: false,
        whatsapp: false,
      },
    })
    await page.getByRole('dialog').getByText(QUESTION).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.getByRole('button', { name: 'Aceito' }).click()
    await page
      .getByRole('dialog')
      .getByText(/Ops! Parece que você não informou seu telefone/)
      .waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
  })
})
