import { PortFailure } from '@application/port-failure.ts'
import { fromReais } from '@domain/money.ts'
import { readShape } from '@infrastructure/http/http-client.ts'
import { toVoucher, wireVoucher } from '@infrastructure/http/vouchers/http-voucher-repository.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const read = (wire: unknown) => toVoucher(readShape(wireVoucher, wire))

describe('a voucher from the wire', () => {
  it('is read as docs/wire.md shows it', () => {
    expect(
      read({
        voucher: 'NATAL26',
        dtaInicio: '2026-11-01T00:00:00',
        dtaFim: '2026-12-31T00:00:00',
        produtosDesconto: [{ precoOriginal: 39.9 }],
        desconto: { valor: 10 },
        vlrMinUsoVoucher: 100,
        beneficio: 'R$ 10 de desconto',
        dtaUso: null,
      }),
    ).toEqual({
      code: 'NATAL26',
      benefit: 'R$ 10 de desconto',
      value: fromReais(10),
      minimumPurchase: fromReais(100),
      productPrices: [fromReais(39.9)],
      start: { year: 2026, month: 11, day: 1 },
      end: { year: 2026, month: 12, day: 31 },
      usedOn: undefined,
    })
  })

  it('is read without anything', () => {
    expect(read({})).toEqual({
      code: undefined,
      benefit: undefined,
      value: undefined,
      minimumPurchase: undefined,
      productPrices: [],
      start: undefined,
      end: undefined,
      usedOn: undefined,
    })
  })

  it('takes amounts of nothing as not known', () => {
    const { value, minimumPurchase, productPrices } = read({
      desconto: { valor: 0 },
      vlrMinUsoVoucher: -1,
      produtosDesconto: [{}, { precoOriginal: 0 }, { precoOriginal: 5 }],
    })
    expect({ value, minimumPurchase, productPrices }).toEqual({
      value: undefined,
      minimumPurchase: undefined,
      productPrices: [fromReais(5)],
    })
  })

  it.each([
    [{ voucher: 26 }],
    [{ dtaFim: 'amanhã' }],
    [{ produtosDesconto: 'todos' }],
    [{ desconto: 10 }],
    ['NATAL26'],
    [null],
  ])('fails the call when it is %j', (wire) => {
    expect(() => read(wire)).toThrow(PortFailure)
  })

  it('is a voucher or a PortFailure, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        try {
          expect(read(wire)).toBeTypeOf('object')
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(PortFailure)
        }
      }),
    )
  })
})
