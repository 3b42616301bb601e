import type { Cancellation } from '@application/cancellation.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import type { Store } from '@domain/stores/store.ts'
import { Steering } from '../steering.ts'

export class InMemoryStoreRepository extends StoreRepository {
  readonly steering = new Steering()

  /** @param formatId the format of the stores that this portal shows. */
  constructor(
    private readonly stores: readonly Store[] = [],
    private readonly formatId = 135,
  ) {
    super()
  }

  choices(signal?: Cancellation): Promise<readonly Store[]> {
    return this.steering.answer(() => this.shown(), signal)
  }

  locations(signal?: Cancellation): Promise<readonly Store[]> {
    return this.steering.answer(() => this.shown(), signal)
  }

  private shown(): readonly Store[] {
    return this.stores.filter((store) => store.formatId === this.formatId)
  }
}
