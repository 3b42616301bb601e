import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { fromReais } from '@domain/money.ts'
import { describe, expect, it } from 'vitest'
import { offer, promotion } from '../../support/factories/offers.ts'

const price = (name: string, reais?: number, originalReais?: number) => {
  const prices = {
    price: reais === undefined ? undefined : fromReais(reais),
    originalPrice: originalReais === undefined ? undefined : fromReais(originalReais),
  }
  return new ComputeWeightPrice().execute(
    promotion.build({ offers: [{ ...offer.build({ name }), ...prices }] }),
  )[0]
}

describe('pricing a promotion', () => {
  it.each([
    ['PICANHA BOVINA A CADA 100G', 100, 6.99, 8.99],
    ['QUEIJO PRATO A CADA 80G', 80, 5.59, 7.19],
    ['PRESUNTO A CADA 50G', 50, 3.5, 4.5],
  ])('divides both prices of %s', (name, grams, shown, original) => {
    expect(price(name, 69.9, 89.9)).toMatchObject({
      price: fromReais(shown),
      originalPrice: fromReais(original),
      weightPrice: { unit: { grams }, pricePerKilogram: fromReais(69.9) },
    })
  })

  it.each([
    'Picanha a cada 100g',
    'PICANHA À CADA 100G',
    'picanha  bovina a cáda 100g',
    'PICANHA A\u0301 CADA 100G',
  ])('ignores case and accents: %s', (name) => expect(price(name, 10)?.price).toEqual(fromReais(1)))

  it('leaves the prices of what is not sold by weight', () => {
    expect(price('QUEIJO RALADO 50G', 25, 30)).toMatchObject({
      price: fromReais(25),
      originalPrice: fromReais(30),
      weightPrice: undefined,
    })
  })

  it('has no price where the offer has none', () => {
    expect(price('BACON A CADA 50G')).toMatchObject({
      price: undefined,
      originalPrice: undefined,
      weightPrice: { pricePerKilogram: undefined },
    })
  })

  it('rounds to the cent as people do', () => {
    expect(price('BACON A CADA 100G', 10.05)?.price).toEqual(fromReais(1.01))
    expect(price('BACON A CADA 100G', 10.04)?.price).toEqual(fromReais(1))
  })

  it('says of each offer which promotion it is in, and when that runs', () => {
    const { name, start, end, offers } = promotion.build({ offers: offer.buildList(2) })
    const priced = new ComputeWeightPrice().execute({ name, start, end, offers })
    expect(priced).toMatchObject(offers.map((one) => ({ offer: one, promotionName: name, start, end })))
  })
})
