import { divideMoney, type Money } from '../money.ts'
import type { Offer, Prices } from './promotion.ts'

/** A weight whose price is shown instead of that of the kilogram (product.md §9). */
interface WeightUnit {
  readonly grams: number
  /** How the product's name says so. */
  readonly phrase: string
  /** What the price per kilogram is divided by. */
  readonly divisor: number
}

const WEIGHT_UNITS: readonly WeightUnit[] = [
  { grams: 100, phrase: 'A CADA 100G', divisor: 10 },
  { grams: 80, phrase: 'A CADA 80G', divisor: 12.5 },
  { grams: 50, phrase: 'A CADA 50G', divisor: 20 },
]

/** What that weight of an offer costs. */
export interface WeightPrice extends Prices {
  readonly unit: WeightUnit
  /** The undivided price, to be shown beside. */
  readonly pricePerKilogram: Money | undefined
}

/** Turns prices per kilogram into those of 100, 80 or 50 grams; undefined where the name asks for none of them (product.md §9). */
export function weightPriceOf({ name, price, originalPrice }: Offer): WeightPrice | undefined {
  const unit = weightUnitOf(name)
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

/** The unit that a product's name asks for; case and accents do not matter (product.md, rule 11). */
function weightUnitOf(productName: string): WeightUnit | undefined {
  // Most names of a long list ask for none, and need no comparison.
  if (!MAY_NAME_WEIGHT.test(productName)) return undefined
  const name = productName
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
  return WEIGHT_UNITS.find((unit) => name.includes(unit.phrase))
}

const WEIGHT_PHRASE = new RegExp(WEIGHT_UNITS.map(({ phrase }) => phrase).join('|'), 'i')

/** What stands in a product's name before and after the weight that its price is for; undefined where the name says none. */
export function aroundWeightIn(productName: string): readonly [before: string, after: string] | undefined {
  const phrase = WEIGHT_PHRASE.exec(productName.replace(/[àáâã]/giu, 'a'))
  if (phrase === null) return undefined
  return [productName.slice(0, phrase.index), productName.slice(phrase.index + phrase[0].length)]
}
