/** A weight by which an offer's price is told instead of by the kilogram (portal.md §9). */
export interface WeightUnit {
  readonly grams: number
  /** How the product's name says so. */
  readonly phrase: string
  /** What the price per kilogram is divided by. */
  readonly divisor: number
}

export const WEIGHT_UNITS: readonly WeightUnit[] = [
  { grams: 100, phrase: 'A CADA 100G', divisor: 10 },
  { grams: 80, phrase: 'A CADA 80G', divisor: 12.5 },
  { grams: 50, phrase: 'A CADA 50G', divisor: 20 },
]

/** The unit that a product's name asks for, whatever its case and accents (decisions.md §11). */
export function weightUnitOf(productName: string): WeightUnit | undefined {
  const name = productName
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
  return WEIGHT_UNITS.find((unit) => name.includes(unit.phrase))
}
