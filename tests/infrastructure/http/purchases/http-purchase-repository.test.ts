import { PortFailure } from '@application/port-failure.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { fromReais } from '@domain/money.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptedWorld } from '../../../support/scripted-world.ts'

function pageFrom(data: unknown, page = 1) {
  const { get } = scriptedWorld({ status: 200, body: JSON.stringify({ data, statusCode: 200 }) })
  return get(PurchaseRepository).page(page)
}

const COUPON = {
  loja: 'Loja Centro',
  idCupom: '000123',
  valorTotalDaCompra: 230.5,
  valorTotalDeDesconto: 31.2,
  dtaCupom: '2026-11-02T23:59:00',
}

describe('purchases from the wire', () => {
  it('keep the leading zeros of the coupon and the day of the till', async () => {
    expect(await pageFrom({ data: [COUPON], totalPages: 3 })).toEqual({
      purchases: [
        {
          storeName: 'Loja Centro',
          couponNumber: '000123',
          total: fromReais(230.5),
          discount: fromReais(31.2),
          day: { year: 2026, month: 11, day: 2 },
        },
      ],
      pageCount: 3,
    })
  })

  it('know what is missing', async () => {
    const { purchases } = await pageFrom({ data: [{}], totalPages: 1 })
    expect(purchases).toEqual([
      { storeName: '', couponNumber: '', total: undefined, discount: undefined, day: undefined },
    ])
  })

  it.each([
    [{ data: null, totalPages: 0 }, 0],
    [{ data: [], totalPages: -1 }, 0],
    [{ data: [COUPON] }, 2],
  ])('have as many pages as the server says, or as many as were seen: %j', async (data, pageCount) => {
    expect((await pageFrom(data, 2)).pageCount).toBe(pageCount)
  })

  it.each([{ idCupom: 123 }, { valorTotalDaCompra: '230,50' }, { dtaCupom: 'ontem' }])(
    'are a failure when a field is of another type: %j',
    async (wrong) => {
      await expect(pageFrom({ data: [{ ...COUPON, ...wrong }] })).rejects.toMatchObject({
        reason: { kind: 'unexpected' },
      })
    },
  )

  it('are a page or a PortFailure, whatever JSON comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        const end = await pageFrom(data).catch((thrown: unknown) => thrown)
        expect(end instanceof PortFailure || Array.isArray((end as { purchases?: unknown }).purchases)).toBe(
          true,
        )
      }),
    )
  })
})
