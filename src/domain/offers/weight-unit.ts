import { divideMoney, type Money } from '../money.ts'
import type { Offer, Prices } from './promotion.ts'

/** A weight whose price is shown instead of that of the kilogram (product.md §9). */
interface WeightUnit {
  readonly grams: number
  /** How a decomposed name of a product says so. */
  readonly phrase: RegExp
  /** What the price per kilogram is divided by. */
  readonly divisor: number
}

/** Case and accents do not matter (product.md, rule 11). In a decomposed name each accent follows its letter. */
const phrase = (text: string): RegExp => new RegExp([...text, ''].join('\\p{Diacritic}*'), 'iu')

const WEIGHT_UNITS: readonly WeightUnit[] = [
  { grams: 100, phrase: phrase('A CADA 100G'), divisor: 10 },
  { grams: 80, phrase: phrase('A CADA 80G'), divisor: 12.5 },
  { grams: 50, phrase: phrase('A CADA 50G'), divisor: 20 },
]

/** What that weight of an offer costs. */
export interface WeightPrice extends Prices {
  readonly unit: WeightUnit
  /** The undivided price, to be shown beside. */
  readonly pricePerKilogram: Money | undefined
}

/** Turns prices per kilogram into those of 100, 80 or 50 grams; undefined where the name asks for none of them (product.md §9). */
export function weightPriceOf({ name, price, originalPrice }: Offer): WeightPrice | undefined {
  const unit = weightIn(name)?.unit
  if (unit === undefined) return undefined
  return {
    unit,
    price: price && divideMoney(price, unit.divisor),
    originalPrice: originalPrice && divideMoney(originalPrice, unit.divisor),
    pricePerKilogram: price,
  }
}

/** A zero before a `g`, or before what may be a `g` once its accents are gone. */
const MAY_NAME_WEIGHT = /0(?:[g^`]|[^ -~])/i

type AroundWeight = readonly [before: string, phrase: string, after: string]

/** The weight that a product's name asks for, and where the name says so. */
function weightIn(
  productName: string,
): { readonly unit: WeightUnit; readonly parts: AroundWeight } | undefined {
  // Most names of a long list ask for none, and need no comparison.
  if (!MAY_NAME_WEIGHT.test(productName)) return undefined
  const name = productName.normalize('NFD')
  for (const unit of WEIGHT_UNITS) {
    const found = unit.phrase.exec(name)
    if (found === null) continue
    const end = found.index + found[0].length
    return {
      unit,
      parts: [name.slice(0, found.index).normalize(), found[0].normalize(), name.slice(end).normalize()],
    }
  }
  return undefined
}

/** A product's name around the weight that its price is for; undefined where the name says none. */
export const aroundWeightIn = (productName: string): AroundWeight | undefined => weightIn(productName)?.parts
