import type { Cancellation } from '@application/cancellation.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { type Place, STATES, type State } from '@domain/person/place.ts'
import { Steering } from '../steering.ts'

interface Geography {
  /** By the 8 digits of the CEP. */
  readonly places?: ReadonlyMap<string, Place>
  readonly states?: readonly State[]
  /** By the state's code. */
  readonly cities?: ReadonlyMap<string, readonly string[]>
}

export class InMemoryPlaceRepository extends PlaceRepository {
  readonly steering = new Steering()
  /** The CEPs asked for, in order. */
  readonly lookups: string[] = []

  constructor(private readonly geography: Geography = {}) {
    super()
  }

  findByCep(cep: string, signal?: Cancellation): Promise<Place | undefined> {
    this.lookups.push(cep)
    return this.steering.answer(() => this.geography.places?.get(cep), signal)
  }

  states(signal?: Cancellation): Promise<readonly State[]> {
    return this.steering.answer(() => this.geography.states ?? [], signal)
  }

  cities(stateCode: string, signal?: Cancellation): Promise<readonly string[]> {
    return this.steering.answer(() => this.geography.cities?.get(stateCode) ?? [], signal)
  }
}

/** One street, one town with a single CEP; any other CEP is unknown. */
export const demoGeography = {
  places: new Map([
    ['01001000', { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }],
    ['13825000', { street: '', district: '', city: 'Holambra', state: 'SP' }],
  ]),
  states: STATES,
  cities: new Map([
    ['SP', ['Campinas', 'Holambra', 'São Paulo']],
    ['PR', ['Curitiba', 'Londrina']],
  ]),
}
