import type { Store } from '@domain/stores/store.ts'
import type { Cancellation } from '../cancellation.ts'

/** Stores of the configured format only (product.md §7). Every method rejects with a PortFailure. */
export abstract class StoreRepository {
  /** The stores to choose from in drop-downs. */
  abstract choices(signal?: Cancellation): Promise<readonly Store[]>
  /** The stores with what the map needs. */
  abstract locations(signal?: Cancellation): Promise<readonly Store[]>
}
