import type { Cancellation } from '@application/cancellation.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import type { Id } from '@domain/id.ts'
import { canBeChosen, type Store } from '@domain/stores/store.ts'
import { Steering } from '../steering.ts'

export class InMemoryStoreRepository extends StoreRepository {
  readonly steering = new Steering()

  /** @param onMapOnly stores that no drop-down offers. */
  constructor(
    private readonly stores: readonly Store[] = [],
    private readonly onMapOnly: readonly Store[] = [],
  ) {
    super()
  }

  choices(signal?: Cancellation): Promise<readonly Store[]> {
    return this.steering.answer(() => this.stores.filter(canBeChosen), signal)
  }

  locations(signal?: Cancellation): Promise<readonly Store[]> {
    return this.steering.answer(() => [...this.stores, ...this.onMapOnly], signal)
  }
}

export const demoStores: readonly Store[] = [
  store(1, 'Loja Centro', 'Curitiba', 'PR', { latitude: -25.4284, longitude: -49.2733 }),
  store(2, 'Loja Batel', 'Curitiba', 'PR', { latitude: -25.4431, longitude: -49.2897 }),
  store(3, 'Loja América', 'Joinville', 'SC', { latitude: -26.2887, longitude: -48.8477 }),
]

function store(
  id: Id,
  name: string,
  city: string,
  state: string,
  position: { latitude: number; longitude: number },
): Store {
  return {
    id,
    name,
    address: {
      street: 'Rua XV de Novembro',
      number: '200',
      district: 'Centro',
      city,
      state,
      postalCode: '80020310',
      position,
    },
    phones: ['(41) 3333-4444'],
  }
}
