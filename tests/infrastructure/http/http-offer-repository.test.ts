import { OfferRepository } from '@application/offers/offer-repository.ts'
import { PortFailure } from '@application/port-failure.ts'
import { fromReais } from '@domain/money.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptedWorld } from '../../support/scripted-world.ts'

function promotionsFrom(data: unknown): Promise<readonly Promotion[]> {
  const { get } = scriptedWorld({ status: 200, body: JSON.stringify({ data, statusCode: 200 }) })
  return get(OfferRepository).promotions(1)
}

async function offerFrom(fields: object) {
  const [promotion] = await promotionsFrom([{ publico: 'G', tiposDescontos: [{ nome: 'CAFÉ', ...fields }] }])
  return promotion?.offers[0]
}

describe('promotions from the wire', () => {
  it.each([
    ['G', 'general'],
    ['g', 'exclusive'],
    ['E', 'exclusive'],
    [undefined, 'exclusive'],
  ])('for publico %j are %s', async (publico, audience) => {
    expect((await promotionsFrom([{ publico }]))[0]?.audience).toBe(audience)
  })

  it.each([null, []])('are none where the server sends %j', async (data) => {
    expect(await promotionsFrom(data)).toEqual([])
  })

  it('keep the day that the server names', async () => {
    const [promotion] = await promotionsFrom([
      { dtaInicio: '2026-11-16T00:00:00', dtaFim: '2026-11-22T23:59:59' },
    ])
    expect(promotion?.start).toEqual({ year: 2026, month: 11, day: 16 })
    expect(promotion?.end).toEqual({ year: 2026, month: 11, day: 22 })
  })

  it('have rules as a list, as one object, or none', async () => {
    const rule = { tipo: 1, percentualDesconto: 22, mensagem: '' }
    const discount = { kind: 'percent-off', percent: 22 }
    expect((await offerFrom({ regras: [rule] }))?.discounts).toEqual([discount])
    expect((await offerFrom({ regras: rule }))?.discounts).toEqual([discount])
    expect((await offerFrom({ regras: [] }))?.discounts).toEqual([])
    expect((await offerFrom({ regras: null }))?.discounts).toEqual([])
    expect((await offerFrom({}))?.discounts).toEqual([])
  })

  it.each([
    [
      { tipo: 2, mensagem: 'Leve 3' },
      { kind: 'message', message: 'Leve 3' },
    ],
    [
      { tipo: 3, mensagem: 'Por apenas' },
      { kind: 'message-with-price', message: 'Por apenas' },
    ],
    [{ tipo: 4 }, { kind: 'per-unit' }],
    [
      { tipo: 5, percentualDesconto: 0.1 },
      { kind: 'per-litre', amount: fromReais(0.1) },
    ],
  ])('know the discount of %j', async (regras, discount) => {
    expect((await offerFrom({ preco: 15.9, precoOriginal: 17.9, regras }))?.discounts).toEqual([discount])
  })

  it.each([
    { tipo: 1 },
    { tipo: 1, percentualDesconto: 0 },
    { tipo: 2, mensagem: ' ' },
    { tipo: 4, percentualDesconto: 5 },
    { tipo: 5, percentualDesconto: -1 },
    { tipo: 9, percentualDesconto: 5, mensagem: 'x' },
    {},
  ])('leave out a rule that says nothing: %j', async (regras) => {
    expect((await offerFrom({ regras }))?.discounts).toEqual([])
  })

  it('show no price of 0 or less, and no original price that is no saving', async () => {
    expect(await offerFrom({ preco: 0, precoOriginal: -3 })).toMatchObject({
      price: undefined,
      originalPrice: undefined,
    })
    expect(await offerFrom({ preco: 20, precoOriginal: 15 })).toMatchObject({
      price: fromReais(20),
      originalPrice: undefined,
    })
  })

  it('show no picture from an address that is not safe', async () => {
    expect((await offerFrom({ imagem: 'javascript:alert(1)' }))?.image).toBeUndefined()
    expect((await offerFrom({ imagem: '' }))?.image).toBeUndefined()
  })

  it.each([{ preco: '15,90' }, { nome: 7 }, { regras: 'x' }, { qtde: [] }])(
    'fail the call where a field is of another type: %j',
    async (fields) => {
      await expect(offerFrom(fields)).rejects.toMatchObject({ reason: { kind: 'unexpected' } })
    },
  )

  it('never reject with anything but a PortFailure, whatever the server sends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        const end = await promotionsFrom(data).catch((thrown: unknown) => thrown)
        expect(Array.isArray(end) || end instanceof PortFailure).toBe(true)
      }),
    )
  })
})
