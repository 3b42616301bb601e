import type { ActivatedOffer } from '@application/offers/activated-offers.ts'
import { fromReais } from '@domain/money.ts'
import type { Offer, Promotion } from '@domain/offers/promotion.ts'
import { Factory } from 'fishery'

class OfferFactory extends Factory<Offer> {
  byWeight() {
    return this.params({
      name: 'PICANHA BOVINA A CADA 100G',
      price: fromReais(69.9),
      originalPrice: fromReais(89.9),
    })
  }
}

/** Tests write ids below 1,000 themselves. An offer that a test activates is another one unless the test gives both the same id. */
export const offer = OfferFactory.define(
  ({ sequence }): Offer => ({
    id: 10_000 + sequence,
    name: 'CAFÉ TORRADO E MOÍDO 500G',
    image: 'https://fotos.example/cafe.jpg',
    price: fromReais(15.9),
    originalPrice: fromReais(17.9),
    limit: 3,
    messages: ['Leve hoje'],
    discounts: [{ kind: 'percent-off', percent: 11 }],
  }),
)

class PromotionFactory extends Factory<Promotion> {
  exclusive() {
    return this.params({ audience: 'exclusive' })
  }
}

export const promotion = PromotionFactory.define(
  (): Promotion => ({
    audience: 'general',
    name: 'Ofertas da semana',
    start: { year: 2026, month: 11, day: 16 },
    end: { year: 2026, month: 11, day: 22 },
    offers: [offer.build()],
  }),
)

export const activatedOffer = Factory.define<ActivatedOffer>(({ sequence }) => ({
  id: 20_000 + sequence,
  name: 'CAFÉ',
  price: fromReais(15.9),
  pricePerKilogram: undefined,
  start: { year: 2026, month: 11, day: 16 },
  end: { year: 2026, month: 11, day: 28 },
  storeId: 1,
}))
