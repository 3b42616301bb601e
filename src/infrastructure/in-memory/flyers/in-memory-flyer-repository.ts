import type { Cancellation } from '@application/cancellation.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import type { Flyer } from '@domain/flyers/flyer.ts'
import { Steering } from '../steering.ts'

export class InMemoryFlyerRepository extends FlyerRepository {
  readonly steering = new Steering()

  /** @param byStore flyers by the id of their store. */
  constructor(private readonly byStore: ReadonlyMap<number, readonly Flyer[]> = new Map()) {
    super()
  }

  active(storeId: number, signal?: Cancellation): Promise<readonly Flyer[]> {
    return this.steering.answer(() => this.byStore.get(storeId) ?? [], signal)
  }
}
