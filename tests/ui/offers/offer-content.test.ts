import { addDays } from '@domain/calendar-day.ts'
import { fromReais } from '@domain/money.ts'
import type { Discount, Prices } from '@domain/offers/promotion.ts'
import { discountTexts, offerContent, validityText } from '@ui/offers/offer-content.ts'
import { offerItem } from '@ui/offers/offer-item.ts'
import { formatMoney } from '@ui/screen/format.ts'
import { describe, expect, it } from 'vitest'
import { offer } from '../../support/factories/offers.ts'

const today = { year: 2026, month: 11, day: 20 }

const item = (endsIn: number | undefined, startsIn?: number) =>
  offerItem(
    'key',
    {
      offer: offer.build(),
      promotionName: 'Só para você',
      start: startsIn === undefined ? undefined : addDays(today, startsIn),
      end: endsIn === undefined ? undefined : addDays(today, endsIn),
      price: fromReais(5),
      originalPrice: fromReais(7),
      weightPrice: undefined,
    },
    today,
  )

const discountText = (discount: Discount, prices: Prices) =>
  discountTexts(offer.build({ discounts: [discount] }), prices)[0]

describe('what an offer card says', () => {
  it.each([
    [8, 'Até 28/11/2026'],
    [3, 'Termina em 3 dias (23/11/2026)'],
    [1, 'Termina amanhã (21/11/2026)'],
    [0, 'Termina hoje (20/11/2026)'],
    [-1, 'Encerrada em 19/11/2026'],
  ])('of an offer whose last day is in %i days is %j', (endsIn, text) => {
    expect(validityText(item(endsIn, -3))).toBe(text)
  })

  it('of an unknown last day is undefined', () => {
    expect(validityText(item(undefined))).toBeUndefined()
  })

  it.each([
    [1, 'Começa amanhã (21/11/2026)'],
    [3, 'Começa em 3 dias (23/11/2026)'],
  ])('of an offer that begins in %i days is %j', (startsIn, text) => {
    expect(validityText(item(8, startsIn))).toBe(text)
  })

  it.each<[Discount, string]>([
    [{ kind: 'percent-off', percent: 22 }, '22% de desconto'],
    [{ kind: 'message', message: 'Leve 3, pague 2' }, 'Leve 3, pague 2'],
    [
      { kind: 'message-with-price', message: 'Na compra de 3' },
      `Na compra de 3 · ${formatMoney(fromReais(5))}`,
    ],
    [{ kind: 'per-unit' }, `${formatMoney(fromReais(2))} de desconto por unidade`],
    [{ kind: 'per-litre', amount: fromReais(0.1) }, `${formatMoney(fromReais(0.1))} de desconto por litro`],
  ])('of the discount %j is %j', (discount, text) => {
    expect(discountText(discount, item(1))).toBe(text)
  })

  it.each([
    { price: undefined, originalPrice: fromReais(7) },
    { price: fromReais(5), originalPrice: undefined },
    { price: fromReais(5), originalPrice: fromReais(5) },
  ])('of a discount per unit that the prices %j do not show is undefined', (prices) => {
    expect(discountText({ kind: 'per-unit' }, prices)).toBeUndefined()
  })

  it.each([
    ['individual', 'Limite de 4 por CPF'],
    ['company', 'Limite de 4 por CNPJ'],
    [undefined, 'Limite de 4 por CPF ou CNPJ'],
  ] as const)('of a limit for the customer %s is %j', (customer, text) => {
    expect(offerContent.limit(4, customer)).toBe(text)
  })

  it.each([
    [2.5, 'Limite de 2,5 por CPF'],
    [0.4, 'Limite de 0,4 por CPF'],
    [0.125, 'Limite de 0,125 por CPF'],
    [1000, 'Limite de 1.000 por CPF'],
  ])('of a limit of %d, as of what is sold by weight, is %j', (quantity, text) => {
    expect(offerContent.limit(quantity, 'individual')).toBe(text)
  })

  it('of a message with a price is what there is of the two, and undefined without either', () => {
    const priceless = { price: undefined, originalPrice: undefined }
    expect(discountText({ kind: 'message-with-price', message: 'Na compra de 3' }, priceless)).toBe(
      'Na compra de 3',
    )
    expect(discountText({ kind: 'message-with-price', message: '' }, item(1))).toBe(formatMoney(fromReais(5)))
    expect(discountText({ kind: 'message-with-price', message: '' }, priceless)).toBeUndefined()
  })

  it('of a discount that the server has sent twice is said once', () => {
    const twice = offer.build({
      discounts: [
        { kind: 'percent-off', percent: 22 },
        { kind: 'percent-off', percent: 22 },
      ],
    })
    expect(discountTexts(twice, item(1))).toEqual(['22% de desconto'])
  })
})
