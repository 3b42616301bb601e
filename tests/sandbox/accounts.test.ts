import { describe, expect, it } from 'vitest'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { NOW, newCustomer, sandboxForTests, signIn } from './caller.ts'

const sandbox = sandboxForTests()

interface CashbackLine {
  dtaExpiracao?: string
  valor: number
  expirado: boolean
}

describe('the purchases', () => {
  it('come newest first, in pages', async () => {
    const maria = await newCustomer(sandbox.current, { profile: 'rich' })
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) =>
        maria.data(`/api/pessoa/cupons?tamanhoPagina=8&pagina=${page}&idEmpFormato=135`),
      ),
    )
    const purchases = pages.flatMap((page) => page.data)
    expect(purchases).toHaveLength(40)
    const moments = purchases.map(({ dtaCupom }) => dtaCupom)
    expect(moments).toEqual([...moments].sort().reverse())
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([5, 5, 5, 5, 5, 5])
    expect(pages[5]?.data).toEqual([])
  })

  it('add up to what was saved, in the format that was asked for', async () => {
    const maria = await newCustomer(sandbox.current, { profile: 'rich' })
    const all = await maria.data('/api/pessoa/cupons?tamanhoPagina=100&pagina=1&idEmpFormato=135')
    const sum = all.data.reduce(
      (cents: number, line: { valorTotalDeDesconto: number }) =>
        cents + Math.round(line.valorTotalDeDesconto * 100),
      0,
    )
    expect((await maria.data('/api/cupom/totaldesconto?idEmpFormato=135')).desconto).toBe(sum / 100)
    expect((await maria.data('/api/cupom/totaldesconto?idEmpFormato=140')).desconto).toBe(0)
  })

  it.each([
    'tamanhoPagina=8&pagina=0&idEmpFormato=135',
    'tamanhoPagina=8&idEmpFormato=135',
    'tamanhoPagina=x&pagina=1&idEmpFormato=135',
  ])('are refused for %s', async (query) => {
    const maria = await newCustomer(sandbox.current)
    expect((await maria.get(`/api/pessoa/cupons?${query}`)).status).toBe(400)
  })
})

describe('the cash-back account', () => {
  it('has lines of every kind', async () => {
    const maria = await newCustomer(sandbox.current, { profile: 'rich' })
    const lines: CashbackLine[] = (await maria.data('/api/contacorrente/extrato?page=1&totalRegistros=100'))
      .data
    const lapsesIn = (day: string) => lines.some(({ dtaExpiracao }) => dtaExpiracao === `${day}T00:00:00`)
    expect(lines.some(({ valor }) => valor < 0)).toBe(true)
    expect(lines.some(({ expirado }) => expirado)).toBe(true)
    expect(lines.some((line) => !('dtaExpiracao' in line))).toBe(true)
    expect(lapsesIn('2026-11-23')).toBe(true)
    expect(lapsesIn('2026-11-30')).toBe(true)
  })

  it('goes on to the next page', async () => {
    const maria = await newCustomer(sandbox.current, { profile: 'rich' })
    const page = async (number: number) =>
      (await maria.data(`/api/contacorrente/extrato?page=${number}&totalRegistros=10`)).data.length
    expect(await Promise.all([1, 2, 3, 4].map(page))).toEqual([10, 10, 2, 0])
  })

  it('lets what is pending become available and what lapses expire as days go by', async () => {
    let now = NOW
    const clocked = await startSandbox({ now: () => now })
    const { document } = await newCustomer(clocked, { profile: 'rich' })
    now = new Date(NOW.getTime() + 4 * 24 * 3_600_000)
    const caller = await signIn(clocked, document)
    expect((await caller.data('/api/contacorrente/saldo')).saldo).toEqual({
      // 87,40 and 12,60 less the 12,20 that lapsed the day before.
      valorDisponivel: 87.8,
      valorPendente: 0,
    })
    await clocked.close()
  })
})
