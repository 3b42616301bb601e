import type { Cancellation } from '@application/cancellation.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import { fromReais } from '@domain/money.ts'
import type { Offer, Promotion } from '@domain/offers/promotion.ts'
import { demoPicture } from '../demo-picture.ts'
import { refusal } from '../refusal.ts'
import { Steering } from '../steering.ts'
import { demoStores } from '../stores/in-memory-store-repository.ts'

export class InMemoryOfferRepository extends OfferRepository {
  readonly steering = new Steering()
  /** Every activation that was asked for, in order. */
  readonly activations: Id[] = []

  /** @param byStore promotions by the id of their store. */
  constructor(private readonly byStore: ReadonlyMap<Id, readonly Promotion[]> = new Map()) {
    super()
  }

  promotions(storeId: Id, signal?: Cancellation): Promise<readonly Promotion[]> {
    return this.steering.answer(() => this.byStore.get(storeId) ?? [], signal)
  }

  async activate(offerId: Id): Promise<void> {
    this.activations.push(offerId)
    await this.steering.answer(() => {
      const offers = [...this.byStore.values()].flat().flatMap((promotion) => promotion.offers)
      if (!offers.some(({ id }) => id === offerId)) throw refusal(404, 'Oferta não encontrada.')
    })
  }
}

export const demoPromotions = (today: CalendarDay): ReadonlyMap<Id, readonly Promotion[]> => {
  const promotions: readonly Promotion[] = [
    {
      audience: 'general',
      name: 'Ofertas da semana',
      start: addDays(today, -3),
      end: addDays(today, 3),
      offers: [
        offer(501, 'PICANHA BOVINA A CADA 100G', 69.9, 89.9, { kind: 'percent-off', percent: 22 }),
        offer(502, 'CAFÉ TORRADO E MOÍDO 500G', 15.9, 17.9, { kind: 'per-unit' }),
        offer(503, 'GASOLINA COMUM', 5.79, undefined, { kind: 'per-litre', amount: fromReais(0.1) }),
      ],
    },
    {
      audience: 'exclusive',
      name: 'Só para você',
      start: addDays(today, -1),
      end: addDays(today, 6),
      offers: [
        offer(601, 'QUEIJO MUSSARELA A CADA 80G', 42.5, 49.9, { kind: 'percent-off', percent: 15 }),
        {
          ...offer(602, 'DETERGENTE 500ML', 2.49, undefined, { kind: 'message', message: 'Leve 3, pague 2' }),
          image: undefined,
        },
      ],
    },
  ]
  return new Map(demoStores.map(({ id }) => [id, promotions]))
}

function offer(
  id: Id,
  name: string,
  price: number,
  originalPrice: number | undefined,
  discount: Offer['discounts'][number],
): Offer {
  return {
    id,
    name,
    image: demoPicture(name.replace(/ .*/, ''), 120, 120),
    price: fromReais(price),
    originalPrice: originalPrice === undefined ? undefined : fromReais(originalPrice),
    limit: 3,
    messages: [],
    discounts: [discount],
  }
}
