import type { Flyer } from '@domain/flyers/flyer.ts'
import type { Id } from '@domain/id.ts'
import type { Cancellation } from '../cancellation.ts'

/** Flyers of a store. Every method rejects with a PortFailure. */
export abstract class FlyerRepository {
  /** Those that hold today. */
  abstract active(storeId: Id, signal?: Cancellation): Promise<readonly Flyer[]>
}
