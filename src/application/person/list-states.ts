import { STATES, type State, sortedByName } from '@domain/person/place.ts'
import type { Cancellation } from '../cancellation.ts'
import { PlaceRepository } from './place-repository.ts'

/** The national list of states to choose from, by name (product.md §4). Where it names none, the portal's own stands. */
export class ListStates {
  static readonly dependencies = [PlaceRepository] as const

  constructor(private readonly places: PlaceRepository) {}

  /** Rejects with a PortFailure. */
  async execute(signal?: Cancellation): Promise<readonly State[]> {
    const states = await this.places.states(signal)
    return states.length > 0 ? sortedByName(states) : STATES
  }
}
