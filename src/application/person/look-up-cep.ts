import { digitsOf } from '@domain/person/address.ts'
import type { Place } from '@domain/person/place.ts'
import type { Cancellation } from '../cancellation.ts'
import { PortFailure, refusesRequest } from '../port-failure.ts'
import { PlaceRepository } from './place-repository.ts'

export type CepOutcome =
  | { readonly kind: 'found'; readonly place: Place }
  /** The server does not know this CEP. */
  | { readonly kind: 'unknown' }
  /** It could not be asked for. */
  | { readonly kind: 'failed' }

/** Looks up the address of a CEP. In every case the customer can go on by hand (product.md §4). */
export class LookUpCep {
  static readonly dependencies = [PlaceRepository] as const

  constructor(private readonly places: PlaceRepository) {}

  /**
   * Rejects only when it was cancelled.
   * @param cep complete, masked or not.
   */
  async execute(cep: string, signal?: Cancellation): Promise<CepOutcome> {
    try {
      const place = await this.places.findByCep(digitsOf(cep), signal)
      return place ? { kind: 'found', place } : { kind: 'unknown' }
    } catch (thrown) {
      if (!(thrown instanceof PortFailure)) throw thrown
      return { kind: refusesRequest(thrown.reason) ? 'unknown' : 'failed' }
    }
  }
}
