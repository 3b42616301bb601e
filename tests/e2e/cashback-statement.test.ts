import { describe, expect, it } from 'vitest'
import { DESKTOP, EMPTY, expectAccessible, openPortal, PHONE } from '../support/portal.ts'

const portal = openPortal()
const STATEMENT = '/contacorrente/extrato'

const answer = (lines: readonly object[]) => ({
  call: 'GET /api/contacorrente/extrato',
  fault: { kind: 'wrong-shape', body: { data: { data: lines }, statusCode: 200 } },
})

describe.each([
  ['a phone', PHONE, 'light'],
  ['a desktop', DESKTOP, 'dark'],
] as const)('the cash-back statement on %s', (_, viewport, colorScheme) => {
  it('tells both balances, what lapses first, and the lines two by two', async () => {
    const page = await portal.enter(STATEMENT, { viewport, colorScheme })
    await page.getByRole('heading', { level: 1, name: 'Extrato de cashback' }).waitFor()
    await page.getByText('R$ 87,40').waitFor()
    await page.getByText('R$ 12,60').waitFor()
    await page.getByText('vence em 3 dias').waitFor()

    const lines = page
      .getByRole('region', { name: 'Lançamentos' })
      .locator('ul > li')
      .filter({ hasText: 'Data' })
    expect(await lines.count()).toBe(2)
    expect(await lines.first().textContent()).toMatch(/Valido[\s\S]*\+ R\$\s3,61 crédito[\s\S]*19\/11\/2026/)
    await page.getByText('Página 1 de 5').waitFor()

    await page.getByRole('button', { name: 'Próxima' }).click()
    await page.getByText('− R$ 15,28').waitFor()
    await page.getByText('débito').waitFor()
    await page.getByRole('button', { name: 'Anterior' }).click()
    await page.getByText('Página 1 de 5').waitFor()
    await expectAccessible(page)
  })

  it('says so when nothing is registered', async () => {
    const page = await portal.enter(STATEMENT, { viewport, colorScheme, profile: EMPTY })
    await page.getByText('Nenhuma informação registrada.').waitFor()
    await page.getByText('Nenhum crédito do seu extrato tem data para vencer.').waitFor()
    await page.getByText('Informe seu CPF ou CNPJ no caixa para juntar cashback.').waitFor()
    await page.getByText('Nenhuma compra espera confirmação.').waitFor()
    await expectAccessible(page)
  })

  it('offers in place to try again what failed, without a toast', async () => {
    await portal.fault('GET /api/contacorrente/*', { kind: 'malformed' })
    const page = await portal.enter(STATEMENT, { viewport, colorScheme })
    await page.getByText('Não foi possível carregar o seu extrato.').waitFor()
    await page.getByText('Não foi possível carregar o seu saldo.').waitFor()
    expect(await page.getByRole('button', { name: 'Fechar', exact: true }).count()).toBe(0)
    await expectAccessible(page)

    await portal.heal()
    for (const name of ['Saldo de cashback', 'Lançamentos']) {
      await page.getByRole('region', { name }).getByRole('button', { name: 'Tentar de novo' }).click()
    }
    await page.getByText('R$ 87,40').waitFor()
    await page.getByText('Página 1 de 5').waitFor()
  })
})

describe('the cash-back statement', () => {
  it('asks for ten lines at first, and for the next ten when the customer wants more', async () => {
    const customer = await portal.customer()
    const page = await portal.open(STATEMENT, { customer })
    await page.getByText('Página 1 de 5').waitFor()
    await page.getByText('vence em 3 dias').waitFor()

    await page.getByRole('button', { name: 'Carregar mais lançamentos' }).click()
    await page.getByText('Página 6 de 10').waitFor()
    await page.getByRole('button', { name: 'Carregar mais lançamentos' }).click()
    await page.getByText('Página 11 de 11').waitFor()
    await page.getByText('Expirado').first().waitFor()
    await page.getByText('Estes são todos os seus lançamentos.').waitFor()

    const asked = portal.sandbox.requests
      .filter(({ path, cpf }) => path === '/api/contacorrente/extrato' && cpf === customer.document)
      .map(({ query }) => query)
    expect(asked).toEqual([1, 2, 3].map((number) => ({ page: String(number), totalRegistros: '10' })))
  })

  it('reminds of a credit with a file for the calendar, two days before it lapses', async () => {
    const page = await portal.enter(STATEMENT)
    const soon = page.getByRole('listitem').filter({ hasText: 'vence em 10 dias' })
    const download = page.waitForEvent('download')
    await soon.getByRole('button', { name: 'Lembrar-me' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^cashback-\d+\.ics$/)
    const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString()
    expect(text).toContain('DTSTART:20261128T090000')
  })

  it('shows what it can of lines that lack something, and their words as words', async () => {
    await portal.control('faults', {
      faults: [
        answer([
          { idExtrato: 1, descricao: '<img src=x onerror=alert(1)>', valor: -4, expirado: false },
          { idExtrato: 2, descricao: null, dtaEvento: null, dtaExpiracao: null, valor: null, expirado: null },
        ]),
      ],
    })
    const page = await portal.enter(STATEMENT)
    await page.getByText('<img src=x onerror=alert(1)>').waitFor()
    await page.getByText('− R$ 4,00').waitFor()
    await page.getByText('Valor não informado').waitFor()
    expect(await page.getByText('Não vence').count()).toBe(2)
  })
})
