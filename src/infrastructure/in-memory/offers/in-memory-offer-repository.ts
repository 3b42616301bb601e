import type { Cancellation } from '@application/cancellation.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { Steering } from '../steering.ts'

const UNKNOWN_OFFER: PortFailureReason = {
  kind: 'rejected',
  status: 404,
  description: 'Oferta não encontrada.',
  errors: [],
}

export class InMemoryOfferRepository extends OfferRepository {
  readonly steering = new Steering()
  /** Every activation that was asked for, in order. */
  readonly activations: number[] = []

  /** @param byStore promotions by the id of their store. */
  constructor(private readonly byStore: ReadonlyMap<number, readonly Promotion[]> = new Map()) {
    super()
  }

  promotions(storeId: number, signal?: Cancellation): Promise<readonly Promotion[]> {
    return this.steering.answer(() => this.byStore.get(storeId) ?? [], signal)
  }

  async activate(offerId: number): Promise<void> {
    this.activations.push(offerId)
    await this.steering.answer(() => {
      const offers = [...this.byStore.values()].flat().flatMap((promotion) => promotion.offers)
      if (!offers.some(({ id }) => id === offerId)) throw new PortFailure(UNKNOWN_OFFER)
    })
  }
}
