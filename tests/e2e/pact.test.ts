import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WIRE_CALLS, type WireCall, wireCallOf } from '../../scripts/pact/wire-calls.ts'
import { BAKERY, MARIA } from '../pact/support/examples.ts'
import { contractBreaches } from '../support/contract-breaches.ts'
import { screenAt, textFields } from '../support/each-screen.ts'
import { DESKTOP, openPortal } from '../support/portal.ts'
import { goTo, loaded, protectedPaths } from '../support/screens.ts'
import { atHome, signIn, signOut } from '../support/session-screen.ts'

const portal = openPortal()

/** Every call to the two backends since the test began. The state list and the ping have no contract. */
const seen = () => portal.sandbox.requests.filter(({ path }) => !path.startsWith('/sandbox/'))

/** Waits until a call has reached the backend. */
const sent = (call: WireCall) => expect.poll(() => calls().has(call)).toBe(true)

/** Which calls those were. */
const calls = () => new Set(seen().map(({ method, path }) => wireCallOf(method, path)))

/** The calls of all tours together. */
const toured = new Set<string>()

// The customers of these tests are those of the contracts, so what they type must equal the promised values. Values that differ for
// each customer (a token, an id, the rest of a registration) must only be of the promised kind.
describe('a real browser sends what the contracts promise', () => {
  beforeEach(() => portal.sandbox.reset())

  afterEach(() => {
    for (const call of calls()) if (call !== undefined) toured.add(call)
    const breaches = seen().flatMap((request, index, all) => contractBreaches(request, all.slice(0, index)))
    expect(breaches).toEqual([])
  })

  it('when a customer opens every screen, presses what reads and writes, and leaves', async () => {
    const page = await homeOf(MARIA)
    await page.getByRole('combobox', { name: 'Loja' }).selectOption('1')
    for (const path of protectedPaths) {
      await visit(page, path)
      await screenAt(path).presses?.(page, sent)
    }
    await signOut(page)
    await sent('POST /logout')
  })

  it('when a company accepts a term', async () => {
    const page = await homeOf(BAKERY)
    await page.getByRole('button', { name: 'Aceito', exact: true }).click()
    await sent('POST /api/termosaceite/{id}')
  })

  it('when somebody registers, and asks for a new password', async () => {
    // Maria is registered already: the answer is a refusal, but the request is the same.
    portal.tolerate(/400/)
    const page = await portal.visitSignedOut('/register', { viewport: DESKTOP })
    const fill = textFields(page)
    await page.getByRole('radio', { name: 'Pessoa física' }).check()
    await fill('Nome completo', MARIA.nome)
    await fill('CPF', MARIA.cpf)
    await fill('E-mail', 'maria@example.com')
    await fill('Celular', '11987654321')
    await fill('Data de nascimento', '17/05/1990')
    await page.getByLabel('Sexo', { exact: true }).selectOption('female')
    await page.getByLabel('Estado civil', { exact: true }).selectOption('married')
    await page.getByRole('checkbox', { name: 'Tenho filhos' }).check()
    await fill('CEP', '01001000')
    await page.getByLabel('CEP', { exact: true }).blur()
    await expect.poll(() => page.getByLabel('Cidade', { exact: true }).inputValue()).toBe('São Paulo')
    await fill('Número', '100')
    await fill('Complemento', 'ap 12')
    await page.getByLabel('Senha', { exact: true }).fill('praca123')
    await page.getByLabel('Confirmar senha', { exact: true }).fill('praca123')
    await page.getByRole('checkbox', { name: 'Li e aceito os termos' }).check()
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await sent('POST /api/pessoa/cadastro')

    await visit(page, '/recover-password')
    await page.getByLabel('CPF ou CNPJ').fill(MARIA.cpf)
    await page.getByRole('radio', { name: 'E-mail' }).check()
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Enviamos uma nova senha para o seu e-mail.').waitFor()
  })

  it('when a company fills in an address that nobody knows', async () => {
    const page = await portal.visitSignedOut('/register', { viewport: DESKTOP })
    await page.getByRole('radio', { name: 'Pessoa jurídica' }).check()
    await sent('GET /api/configuracao/cliente/ramoatividade')
    await page.getByRole('textbox', { name: 'CEP', exact: true }).fill('99999999')
    await page.getByRole('textbox', { name: 'CEP', exact: true }).blur()
    await page.getByRole('combobox', { name: 'UF' }).selectOption('São Paulo')
    await sent('GET /api/cidade/uf/{uf}')
  })

  it('and all tours together send every call of the contracts', () => {
    expect([...toured].sort()).toEqual([...WIRE_CALLS].sort())
  })
})

/** The home screen of a customer whom the contracts know. */
async function homeOf({ cpf, senha }: { cpf: string; senha: string }): Promise<Page> {
  const page = await portal.visitSignedOut('/', { viewport: DESKTOP })
  await signIn(page, { document: cpf, password: senha })
  await atHome(page)
  return page
}

/** Opens a screen and waits until it has asked for everything. */
async function visit(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  await loaded(page)
}
