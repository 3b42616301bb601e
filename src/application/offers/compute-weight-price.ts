import { type WeightUnit, weightUnitOf } from '@domain/offers/weight-unit.ts'

export interface PricedProduct {
  readonly name: string
  /** Reais per kilogram, when the name tells a weight. */
  readonly price: number | undefined
  readonly originalPrice: number | undefined
}

/** Prices for the weight that the product's name tells, in reais and rounded to the cent. */
export interface WeightPrice {
  readonly unit: WeightUnit
  readonly price: number | undefined
  readonly originalPrice: number | undefined
  /** The undivided price, to be shown beside. */
  readonly pricePerKilogram: number | undefined
}

/** Turns the price per kilogram into the price of 100, 80 or 50 grams (portal.md §9, decisions.md §11). */
export class ComputeWeightPrice {
  static readonly dependencies = [] as const

  /** Undefined when the product is not sold by one of those weights. */
  execute(product: PricedProduct): WeightPrice | undefined {
    const unit = weightUnitOf(product.name)
    if (unit === undefined) return undefined
    return {
      unit,
      price: divide(product.price, unit.divisor),
      originalPrice: divide(product.originalPrice, unit.divisor),
      pricePerKilogram: product.price,
    }
  }
}

function divide(reais: number | undefined, divisor: number): number | undefined {
  if (reais === undefined) return undefined
  // In whole cents first: 10.05 / 10 is 1.00499… in binary fractions, and people round it to 1.01.
  return Math.round(Math.round(reais * 100) / divisor) / 100
}
