import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { WEIGHT_UNITS } from '@domain/offers/weight-unit.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const compute = new ComputeWeightPrice()

describe('computing the price of a weight', () => {
  it.each([
    ['PICANHA BOVINA A CADA 100G', 100, 6.99, 8.99],
    ['QUEIJO PRATO A CADA 80G', 80, 5.59, 7.19],
    ['PRESUNTO A CADA 50G', 50, 3.5, 4.5],
  ])('divides both prices of %s', (name, grams, price, originalPrice) => {
    expect(compute.execute({ name, price: 69.9, originalPrice: 89.9 })).toMatchObject({
      unit: { grams },
      price,
      originalPrice,
      pricePerKilogram: 69.9,
    })
  })

  it.each(['Picanha a cada 100g', 'PICANHA À CADA 100G', 'picanha  bovina a cáda 100g'])(
    'ignores case and accents: %s',
    (name) => expect(compute.execute({ name, price: 10, originalPrice: undefined })?.price).toBe(1),
  )

  it('leaves products alone that are not sold by weight', () => {
    expect(compute.execute({ name: 'ARROZ 5KG', price: 25, originalPrice: 30 })).toBeUndefined()
  })

  it('has no price where the offer has none', () => {
    const price = compute.execute({ name: 'BACON A CADA 50G', price: undefined, originalPrice: undefined })
    expect(price).toMatchObject({ price: undefined, originalPrice: undefined, pricePerKilogram: undefined })
  })

  it('rounds to the cent as people do', () => {
    const name = 'BACON A CADA 100G'
    expect(compute.execute({ name, price: 10.05, originalPrice: undefined })?.price).toBe(1.01)
    expect(compute.execute({ name, price: 10.04, originalPrice: undefined })?.price).toBe(1)
  })

  it('is never more than half a cent from the exact quotient', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(cents, fc.constantFrom(...WEIGHT_UNITS), (priceInCents, unit) => {
        const price = priceInCents / 100
        const result = compute.execute({ name: unit.phrase, price, originalPrice: undefined })?.price
        expect(Math.abs((result ?? Number.NaN) * 100 - priceInCents / unit.divisor)).toBeLessThanOrEqual(
          0.5001,
        )
      }),
    )
  })
})
