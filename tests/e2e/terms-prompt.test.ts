import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { status } from '../support/faults.ts'
import { DESKTOP, openPortal } from '../support/portal.ts'
import { signIn } from '../support/session-screen.ts'

const portal = openPortal()
const QUESTION = 'Aceita os Regulamento do Programa e Política de Privacidade?'

it('the terms prompt comes after signing in and goes when all terms are accepted', async () => {
  const customer = await portal.customer({ profile: 'rich', termsAccepted: false })
  const page = await portal.visitSignedOut('/')
  await signIn(page, customer)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(QUESTION).waitFor()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize(DESKTOP)
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
})

it('the terms prompt waits for the end of the dialog that is open, and opens a term in a tab of its own', async () => {
  const customer = await portal.customer({ profile: 'rich', termsAccepted: false })
  await portal.fault('GET /api/termosaceite/tipo/verificaaceite', { kind: 'slow', ms: 1000 })
  const page = await portal.open('/chats', { customer })
  await page.getByRole('button', { name: 'Meu CPF no caixa' }).click()
  const card = page.getByRole('dialog', { name: 'Meu CPF no caixa' })
  await card.waitFor()
  // No further call comes once the terms are known.
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await card.getByRole('button', { name: 'Fechar' }).click()
  const question = page.getByRole('dialog').getByText(QUESTION)
  await question.waitFor()

  // A customer at the checkout is not asked to agree first.
  await page.getByRole('dialog').getByRole('button', { name: 'Meu CPF no caixa', exact: true }).click()
  await card.waitFor()
  await card.getByRole('button', { name: 'Fechar' }).click()
  await card.waitFor({ state: 'hidden' })
  await question.waitFor()

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('dialog').getByRole('link', { name: 'Política de Privacidade' }).click(),
  ])
  await tab.getByText('Dados que tratamos').waitFor()
})

it('the terms prompt says which term failed, goes on from there, and comes before the other prompts', async () => {
  portal.tolerate(/Failed to load resource/)
  const page = await portal.visit('/portal', {
    profile: { profile: 'rich', termsAccepted: false, phone: false, whatsapp: false },
  })
  const dialog = page.getByRole('dialog')
  await portal.fault('POST /api/termosaceite/4', status(500, {}))
  await page.getByRole('button', { name: 'Aceito' }).click()
  await dialog.getByRole('status').getByText('Erro ao aceitar o termo com ID 4').waitFor()
  // Beside the question stand other words, and they are not announced.
  expect(await dialog.getByText('Erro ao aceitar o termo com ID 4').count()).toBe(1)
  await dialog.getByText('O aceite não foi concluído.').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await dialog.getByText('Aceita os temos?').waitFor()
  expect(await dialog.count()).toBe(1)
  await expectAccessible(page)

  await portal.heal()
  portal.sandbox.requests.length = 0
  await page.getByRole('button', { name: 'Aceito' }).click()
  await dialog.getByText(/Ops! Parece que você não informou seu telefone/).waitFor()
  expect(await dialog.count()).toBe(1)
  expect(portal.writes().map(({ path }) => path)).toEqual(['/api/termosaceite/4'])
})
