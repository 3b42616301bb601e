import { toReais } from '@domain/money.ts'
import type { Offer } from '@domain/offers/promotion.ts'
import * as v from 'valibot'
import { money, optionalIdentifier, optionalMoney, optionalNumber, optionalText } from '../shapes.ts'

/** An offer as it is read back from storage, which may hold anything. */
export const storedOffer = v.object({
  id: optionalIdentifier,
  name: v.string(),
  image: optionalText,
  price: optionalMoney,
  originalPrice: optionalMoney,
  limit: optionalNumber,
  messages: v.array(v.string()),
  discounts: v.array(
    // The first that fits is taken, and most discounts are of the first kind.
    v.union([
      v.object({ kind: v.literal('per-unit') }),
      v.object({ kind: v.literal('percent-off'), percent: v.number() }),
      v.object({ kind: v.literal('message'), message: v.string() }),
      v.object({ kind: v.literal('message-with-price'), message: v.string() }),
      v.object({ kind: v.literal('per-litre'), amount: money }),
    ]),
  ),
})

export const toStoredOffer = ({ price, originalPrice, messages, discounts, ...offer }: Offer) => ({
  ...offer,
  price: price && toReais(price),
  originalPrice: originalPrice && toReais(originalPrice),
  messages: [...messages],
  discounts: discounts.map((discount) =>
    discount.kind === 'per-litre' ? { ...discount, amount: toReais(discount.amount) } : discount,
  ),
})
