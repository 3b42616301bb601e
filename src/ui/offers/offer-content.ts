import { isOfferUrgent, isUrgent } from '@domain/lapsing/urgency.ts'
import { type Discount, type Offer, type Prices, savingOf } from '@domain/offers/promotion.ts'
import { once } from '@domain/once.ts'
import type { PersonKind } from '@domain/person/person.ts'
import { assertNever } from '../kit/assert-never.ts'
import { formatDay, formatMoney, inDays } from '../screen/format.ts'
import type { OfferItem } from './offer-item.ts'

const documents: Readonly<Record<PersonKind, string>> = { individual: 'CPF', company: 'CNPJ' }

export const offerContent = {
  before: 'de',
  now: 'por',
  weight: (grams: number) => `por ${grams} g`,
  perKilogram: (price: string) => `${price} o kg`,
  // Up to three decimals: what is sold by weight may have a limit of 2,5.
  limit: (quantity: number, customer: PersonKind | undefined) =>
    `Limite de ${quantity.toLocaleString('pt-BR')} por ${customer === undefined ? 'CPF ou CNPJ' : documents[customer]}`,
  atCheckout: (customer: PersonKind | undefined, day: string | undefined) =>
    `Informe seu ${customer === undefined ? 'CPF ou CNPJ' : documents[customer]} no caixa${day === undefined ? '' : ` até ${day}`}`,
  startsIn: (when: string, day: string) => `Começa ${when} (${day})`,
  until: (day: string) => `Até ${day}`,
  endsIn: (when: string, day: string) => `Termina ${when} (${day})`,
  ended: (day: string) => `Encerrada em ${day}`,
  noPrice: 'Preço na loja',
  save: 'Salvar',
  isSaved: 'Na lista',
  /** Read aloud after it: what a press does. */
  unsave: ': tocar para tirar',
} as const

const percent = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))

type Validity = Pick<OfferItem, 'start' | 'startsIn' | 'end' | 'daysLeft'>

/** A discount in words (product.md, rule 12); undefined when it has no words, because the prices show no saving or the rule says nothing. */
function discountText(discount: Discount, prices: Prices): string | undefined {
  const { price } = prices
  const saving = savingOf(prices)
  switch (discount.kind) {
    case 'percent-off':
      return `${percent().format(discount.percent)}% de desconto`
    case 'message':
      return discount.message
    case 'message-with-price':
      return [discount.message, price && formatMoney(price)].filter(Boolean).join(' · ') || undefined
    case 'per-unit':
      return saving && `${formatMoney(saving)} de desconto por unidade`
    case 'per-litre':
      return `${formatMoney(discount.amount)} de desconto por litro`
    default:
      return assertNever(discount)
  }
}

/** The discounts of an offer in words, each once: the server may repeat a text. */
export const discountTexts = ({ discounts }: Offer, prices: Prices): readonly string[] => [
  ...new Set(discounts.flatMap((discount) => discountText(discount, prices) ?? [])),
]

/** Whether the validity is shown as urgent. */
export function isValidityNear({ startsIn, daysLeft }: Validity, isOwn: boolean): boolean {
  if (startsIn !== undefined || daysLeft === undefined || daysLeft < 0) return false
  return isOfferUrgent(daysLeft, isOwn)
}

/** When an offer begins; undefined once it has begun. */
export const startText = ({ start, startsIn }: Pick<Validity, 'start' | 'startsIn'>): string | undefined =>
  start && startsIn !== undefined ? offerContent.startsIn(inDays(startsIn), formatDay(start)) : undefined

/** When an offer begins or ends (product.md, rule 13). */
export function validityText({ start, startsIn, end, daysLeft }: Validity): string | undefined {
  const begins = startText({ start, startsIn })
  if (begins !== undefined) return begins
  if (end === undefined || daysLeft === undefined) return undefined
  const day = formatDay(end)
  if (daysLeft < 0) return offerContent.ended(day)
  return isUrgent(daysLeft) ? offerContent.endsIn(inDays(daysLeft), day) : offerContent.until(day)
}
