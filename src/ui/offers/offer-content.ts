import { isUrgent } from '@domain/lapsing/urgency.ts'
import { type Discount, type Prices, savingOf } from '@domain/offers/promotion.ts'
import { assertNever } from '../kit/assert-never.ts'
import { formatDay, formatInteger, formatMoney, inDays } from '../screen/format.ts'
import type { OfferItem } from './offer-item.ts'

export const offerContent = {
  before: 'de',
  now: 'por',
  weight: (grams: number) => `por ${grams} g`,
  perKilogram: (price: string) => `${price} o kg`,
  limit: (quantity: number) => `Limite de ${formatInteger(quantity)} por CPF/CNPJ`,
  startsIn: (when: string, day: string) => `Começa ${when} (${day})`,
  until: (day: string) => `Até ${day}`,
  endsIn: (when: string, day: string) => `Termina ${when} (${day})`,
  ended: (day: string) => `Encerrada em ${day}`,
  noPrice: 'Preço na loja',
} as const

const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

type Validity = Pick<OfferItem, 'start' | 'startsIn' | 'end' | 'daysLeft'>

/** A discount in words (product.md, rule 12); undefined when the prices show no saving. */
export function discountText(discount: Discount, prices: Prices): string | undefined {
  const { price } = prices
  const saving = savingOf(prices)
  switch (discount.kind) {
    case 'percent-off':
      return `${percent.format(discount.percent)}% de desconto`
    case 'message':
      return discount.message
    case 'message-with-price':
      return [discount.message, price && formatMoney(price)].filter(Boolean).join(' ')
    case 'per-unit':
      return saving && `${formatMoney(saving)} de desconto por unidade`
    case 'per-litre':
      return `${formatMoney(discount.amount)} de desconto por litro`
    default:
      return assertNever(discount)
  }
}

/** When an offer begins or ends (product.md, rule 13). */
export function validityText({ start, startsIn, end, daysLeft }: Validity): string | undefined {
  if (start !== undefined && startsIn !== undefined) {
    return offerContent.startsIn(inDays(startsIn), formatDay(start))
  }
  if (end === undefined || daysLeft === undefined) return undefined
  const day = formatDay(end)
  if (daysLeft < 0) return offerContent.ended(day)
  return isUrgent(daysLeft) ? offerContent.endsIn(inDays(daysLeft), day) : offerContent.until(day)
}
