import type { Store } from '@domain/stores/store.ts'
import { Factory } from 'fishery'

class StoreFactory extends Factory<Store> {
  at(latitude: number, longitude: number) {
    return this.params({ address: { position: { latitude, longitude } } })
  }

  withoutAddress() {
    return this.params({ address: undefined })
  }
}

export const store = StoreFactory.define(
  ({ sequence }): Store => ({
    id: sequence,
    name: `Loja ${sequence}`,
    address: {
      street: 'Rua XV de Novembro',
      number: '200',
      district: 'Centro',
      city: 'Curitiba',
      state: 'PR',
      postalCode: '80020310',
      position: { latitude: -25.4284, longitude: -49.2733 },
    },
    phones: ['(41) 3333-4444'],
  }),
)
