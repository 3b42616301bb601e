import { matchesStore } from '@domain/stores/store-search.ts'
import { describe, expect, it } from 'vitest'
import { store } from '../../support/factories/stores.ts'

const aguaVerde = store.build({
  name: 'Loja Água Verde',
  address: { district: 'Água Verde', city: 'Curitiba', postalCode: '80240210' },
})

describe('searching for a store', () => {
  it.each(['agua', 'ÁGUA  verde', 'curitiba agua', '80240210', '80240-210', '80240', 'pr', ''])(
    'finds it by %j',
    (wanted) => expect(matchesStore(wanted, aguaVerde)).toBe(true),
  )

  it.each(['londrina', '86010', 'agua londrina'])('does not find it by %j', (wanted) =>
    expect(matchesStore(wanted, aguaVerde)).toBe(false),
  )

  it('finds a store without an address by its name', () => {
    const nowhere = store.withoutAddress().build({ name: 'Loja Nova' })
    expect(matchesStore('nova', nowhere)).toBe(true)
    expect(matchesStore('centro', nowhere)).toBe(false)
  })
})
