import { STATES, type State, sortedByName } from '@domain/person/place.ts'
import type { Cancellation } from '../cancellation.ts'
import { PortFailure } from '../port-failure.ts'
import { PlaceRepository } from './place-repository.ts'

/** The states to choose from, by name (product.md §4). There are always some: the list is public, and the portal knows it too. */
export class ListStates {
  static readonly dependencies = [PlaceRepository] as const

  constructor(private readonly places: PlaceRepository) {}

  /** Rejects only when it was cancelled. */
  async execute(signal?: Cancellation): Promise<readonly State[]> {
    return sortedByName(await this.fetched(signal))
  }

  private async fetched(signal: Cancellation | undefined): Promise<readonly State[]> {
    try {
      const states = await this.places.states(signal)
      return states.length > 0 ? states : STATES
    } catch (thrown) {
      if (thrown instanceof PortFailure) return STATES
      throw thrown
    }
  }
}
