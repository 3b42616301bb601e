import type { CalendarDay } from '../calendar-day.ts'
import type { Id } from '../id.ts'
import { compareMoney, type Money, subtractMoney } from '../money.ts'

/** Who a promotion is for: `general` on home, `exclusive` on its own screen (product.md §6). */
type Audience = 'general' | 'exclusive'

/** A group of offers with one validity. */
export interface Promotion {
  readonly audience: Audience
  readonly name: string
  readonly start: CalendarDay | undefined
  readonly end: CalendarDay | undefined
  readonly offers: readonly Offer[]
}

export const ofAudience = (promotions: readonly Promotion[], wanted: Audience): readonly Promotion[] =>
  promotions.filter(({ audience }) => audience === wanted)

/** What something costs, as far as the server says it. */
export interface Prices {
  readonly price: Money | undefined
  readonly originalPrice: Money | undefined
}

/** Where the name asks for a weight (A CADA 100G), both prices are for one kilogram (`weightPriceOf`). */
export interface Offer extends Prices {
  /** What the server activates (`idPromoProd`); absent when this offer cannot be activated. */
  readonly id: Id | undefined
  /** Empty where the server gives none. */
  readonly name: string
  readonly image: string | undefined
  /** How many units one customer may buy at this price. */
  readonly limit: number | undefined
  readonly messages: readonly string[]
  readonly discounts: readonly Discount[]
}

/** What an offer gives, by the server's `tipo` 1 to 5 (product.md §9, rule 12). */
export type Discount =
  | { readonly kind: 'percent-off'; readonly percent: number }
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'message-with-price'; readonly message: string }
  /** Off each unit: what lies between the two prices, as they are shown. */
  | { readonly kind: 'per-unit' }
  /** Off each litre. */
  | { readonly kind: 'per-litre'; readonly amount: Money }

/** Whether the price may hold only under a condition, such as three units at a time, that the offer says in words. */
export const hasCondition = ({ discounts }: Pick<Offer, 'discounts'>): boolean =>
  discounts.some(({ kind }) => kind === 'message' || kind === 'message-with-price')

/** What is saved against the original price; undefined unless that one is the higher of the two. */
export function savingOf({ price, originalPrice }: Prices): Money | undefined {
  if (price === undefined || originalPrice === undefined) return undefined
  return compareMoney(originalPrice, price) > 0 ? subtractMoney(originalPrice, price) : undefined
}
