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
    const { data, totalPages } = await maria.data(
      '/api/pessoa/cupons?tamanhoPagina=30&pagina=1&idEmpFormato=135',
    )
    const moments = data.map(({ dtaCupom }: { dtaCupom: string }) => dtaCupom)
    expect(moments).toEqual([...moments].sort().reverse())
    expect([moments.length, totalPages]).toEqual([30, 2])
  })

  it('add up to the saved total of the format in the query', async () => {
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

  it('makes pending amounts available and expires old ones as days go by', async () => {
    let now = NOW
    const clocked = await startSandbox({ now: () => now })
    const { document } = await newCustomer(clocked, { profile: 'rich' })
    now = new Date(NOW.getTime() + 4 * 24 * 3_600_000)
    const caller = await signIn(clocked, document)
    expect((await caller.data('/api/contacorrente/saldo')).saldo).toEqual({
      // 87.40 + 12.60 - 12.20 that expired the day before.
      valorDisponivel: 87.8,
      valorPendente: 0,
    })
    await clocked.close()
  })
})
