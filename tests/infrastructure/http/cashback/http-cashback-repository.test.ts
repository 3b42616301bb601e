import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { PortFailure } from '@application/port-failure.ts'
import { fromReais } from '@domain/money.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptedWorld } from '../../../support/scripted-world.ts'

function statementFrom(data: unknown) {
  const { get } = scriptedWorld({ status: 200, body: JSON.stringify({ data, statusCode: 200 }) })
  return get(CashbackRepository).statement(1)
}

const LINE = {
  idExtrato: 91,
  descricao: 'Cashback compra 000123',
  dtaEvento: '2026-11-02T23:59:00',
  dtaExpiracao: '2027-02-02T00:00:00',
  valor: 4.61,
  expirado: false,
}

describe('the statement from the wire', () => {
  it('keeps the days that the server names', async () => {
    expect((await statementFrom({ data: [LINE] })).lines).toEqual([
      {
        id: 91,
        description: 'Cashback compra 000123',
        day: { year: 2026, month: 11, day: 2 },
        expiresOn: { year: 2027, month: 2, day: 2 },
        amount: fromReais(4.61),
        expired: false,
      },
    ])
  })

  it('knows what is missing from what is nothing', async () => {
    const [line] = (await statementFrom({ data: [{ idExtrato: 1, valor: 0 }] })).lines
    expect(line).toMatchObject({
      description: '',
      day: undefined,
      expiresOn: undefined,
      amount: fromReais(0),
    })
    const [silent] = (await statementFrom({ data: [{ idExtrato: 1 }] })).lines
    expect(silent).toMatchObject({ amount: undefined, expired: false })
  })

  it.each([{}, { data: null }, { data: [] }])('is empty where the server sends %j', async (data) => {
    expect(await statementFrom(data)).toEqual({ lines: [], mayHaveMore: false })
  })

  it('may have more only after a full page', async () => {
    const page = (count: number) => ({
      data: Array.from({ length: count }, (_, id) => ({ ...LINE, idExtrato: id })),
    })
    expect((await statementFrom(page(9))).mayHaveMore).toBe(false)
    expect((await statementFrom(page(10))).mayHaveMore).toBe(true)
  })

  it.each([{ valor: '4,61' }, { dtaExpiracao: '31/02/2027' }, { idExtrato: 'x' }, { expirado: 'S' }])(
    'is a failure when a field is of another type: %j',
    async (wrong) => {
      await expect(statementFrom({ data: [{ ...LINE, ...wrong }] })).rejects.toMatchObject({
        reason: { kind: 'unexpected' },
      })
    },
  )

  it('is a statement or a PortFailure, whatever JSON comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        const end = await statementFrom(data).catch((thrown: unknown) => thrown)
        expect(end instanceof PortFailure || Array.isArray((end as { lines?: unknown }).lines)).toBe(true)
      }),
    )
  })
})
