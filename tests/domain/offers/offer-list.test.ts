import { type CalendarDay, isOver } from '@domain/calendar-day.ts'
import { fromReais } from '@domain/money.ts'
import {
  canBeActivated,
  endedLast,
  endsSoon,
  type ListedOffer,
  type OfferWish,
  offersFor,
  offersInOrder,
  savedShare,
  searchedTextsOf,
} from '@domain/offers/offer-list.ts'
import type { Discount } from '@domain/offers/promotion.ts'
import { searchIn } from '@domain/search-text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offer } from '../../support/factories/offers.ts'

const today: CalendarDay = { year: 2026, month: 11, day: 20 }
const november = (day: number): CalendarDay => ({ year: 2026, month: 11, day })
const everything: OfferWish = { text: '', kind: 'any', endingSoon: false, order: 'biggest-discount' }

interface Sketch {
  readonly name: string
  readonly price?: number
  readonly originalPrice?: number
  readonly end?: CalendarDay
  readonly discounts?: readonly Discount[]
}

const listed = ({ name, price, originalPrice, end, discounts = [] }: Sketch): ListedOffer => ({
  offer: offer.build({ name, discounts }),
  promotionName: 'Só para você',
  price: price === undefined ? undefined : fromReais(price),
  originalPrice: originalPrice === undefined ? undefined : fromReais(originalPrice),
  end,
})

/** As the screen of the offers does it. */
const chooseOffers = (offers: readonly ListedOffer[], wish: OfferWish) =>
  offersFor(
    searchIn(endedLast(offersInOrder(offers, wish.order), today), searchedTextsOf).find(wish.text),
    wish,
    today,
  )

const names = (offers: readonly ListedOffer[]) => offers.map(({ offer: { name } }) => name)

describe('choosing from a list of offers', () => {
  const café = listed({
    name: 'CAFÉ TORRADO',
    price: 17.9,
    originalPrice: 22.9,
    end: november(22),
    discounts: [{ kind: 'percent-off', percent: 22 }],
  })
  const queijo = listed({
    name: 'QUEIJO',
    price: 4,
    originalPrice: 8,
    end: november(28),
  })
  const gasolina = listed({ name: 'GASOLINA', discounts: [{ kind: 'per-litre', amount: fromReais(0.1) }] })
  const offers = [gasolina, café, queijo]

  it('finds names without their accents', () => {
    expect(names(chooseOffers(offers, { ...everything, text: 'cafe' }))).toEqual(['CAFÉ TORRADO'])
  })

  it('finds offers by the name of their promotion', () => {
    expect(chooseOffers(offers, { ...everything, text: 'so para voce' })).toHaveLength(3)
  })

  it.each([
    ['biggest-discount', ['QUEIJO', 'CAFÉ TORRADO', 'GASOLINA']],
    ['ends-first', ['CAFÉ TORRADO', 'QUEIJO', 'GASOLINA']],
    ['lowest-price', ['QUEIJO', 'CAFÉ TORRADO', 'GASOLINA']],
  ] as const)('orders by %s, with what cannot be compared at the end', (order, expected) => {
    expect(names(chooseOffers(offers, { ...everything, order }))).toEqual(expected)
  })

  it.each([
    ['biggest-discount', ['LEITE', 'QUEIJO', 'CAFÉ TORRADO', 'GASOLINA', 'SABÃO', 'PÃO']],
    ['ends-first', ['LEITE', 'CAFÉ TORRADO', 'QUEIJO', 'GASOLINA', 'SABÃO', 'PÃO']],
    ['lowest-price', ['LEITE', 'QUEIJO', 'CAFÉ TORRADO', 'GASOLINA', 'SABÃO', 'PÃO']],
  ] as const)('orders by %s, with what has ended after all others', (order, expected) => {
    const leite = listed({ name: 'LEITE', price: 2, originalPrice: 8, end: today })
    const sabão = listed({ name: 'SABÃO', price: 0.5, originalPrice: 8, end: november(18) })
    const pão = listed({ name: 'PÃO', price: 1, originalPrice: 8, end: november(19) })
    expect(names(chooseOffers([pão, sabão, ...offers, leite], { ...everything, order }))).toEqual(expected)
  })

  it('keeps one type of discount', () => {
    expect(names(chooseOffers(offers, { ...everything, kind: 'per-litre' }))).toEqual(['GASOLINA'])
  })

  it('keeps what ends soon', () => {
    expect(names(chooseOffers(offers, { ...everything, endingSoon: true }))).toEqual(['CAFÉ TORRADO'])
  })

  it.each([
    [19, false],
    [20, true],
    [23, true],
    [24, false],
  ])('says whether an offer that ends on day %i of this month ends soon on the 20th: %s', (day, soon) => {
    expect(endsSoon({ end: november(day) }, today)).toBe(soon)
  })

  it.each([
    [19, false],
    [20, true],
    [undefined, true],
  ])('can be activated through its last day, here %s: %s', (day, active) => {
    const { offer: one } = café
    const end = day === undefined ? undefined : november(day)
    expect(canBeActivated({ offer: one, end }, today)).toBe(active)
    expect(canBeActivated({ offer: { ...one, id: undefined }, end }, today)).toBe(false)
  })

  it('takes the saving from the prices, else from the percentage, else as none', () => {
    expect(savedShare(queijo)).toBe(0.5)
    expect(savedShare(listed({ name: 'A', discounts: [{ kind: 'percent-off', percent: 30 }] }))).toBe(0.3)
    expect(savedShare(listed({ name: 'B', price: 10, originalPrice: 8 }))).toBe(0)
  })

  it('gives for any list and any wish a part of it, in order, and leaves the list alone', () => {
    const day = fc.record({
      year: fc.constant(2026),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    const price = fc.option(fc.double({ min: 0.01, max: 5000, noNaN: true }), { nil: undefined })
    const anyOffer = fc.record(
      { name: fc.string(), price, originalPrice: price, end: day },
      { requiredKeys: ['name'] },
    )
    const anyWish = fc.record<OfferWish>({
      text: fc.string({ maxLength: 3 }),
      kind: fc.constantFrom('any', 'percent-off', 'per-unit'),
      endingSoon: fc.boolean(),
      order: fc.constantFrom('biggest-discount', 'ends-first', 'lowest-price'),
    })
    fc.assert(
      fc.property(fc.array(anyOffer), anyWish, (sketches, wish) => {
        const all = sketches.map((sketch) => listed(sketch as Sketch))
        const before = [...all]
        const chosen = chooseOffers(all, wish)
        expect(all).toEqual(before)
        expect(chosen.every((item) => all.includes(item))).toBe(true)
        expect(new Set(chosen).size).toBe(chosen.length)
        if (wish.order !== 'lowest-price') return
        const running = chosen.filter(({ end }) => !isOver(end, today))
        expect(chosen.slice(0, running.length)).toEqual(running)
        for (const part of [running, chosen.slice(running.length)]) {
          const prices = part.map(({ price: shown }) => shown?.cents ?? Number.POSITIVE_INFINITY)
          expect(prices).toEqual([...prices].sort((a, b) => (a === b ? 0 : a - b)))
        }
      }),
    )
  })
})
