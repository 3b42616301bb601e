import type { Place, State } from '@domain/person/place.ts'
import type { Cancellation } from '../cancellation.ts'

/** The geography of an address. Every method rejects with a PortFailure. */
export abstract class PlaceRepository {
  /** @param cep 8 digits. Undefined when the answer has neither city nor state. */
  abstract findByCep(cep: string, signal?: Cancellation): Promise<Place | undefined>
  /** The national list of states, in no promised order. */
  abstract states(signal?: Cancellation): Promise<readonly State[]>
  /** The names of a state's cities. */
  abstract cities(stateCode: string, signal?: Cancellation): Promise<readonly string[]>
}
