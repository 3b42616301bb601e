import { searchInStores } from '@domain/stores/store-search.ts'
import { describe, expect, it } from 'vitest'
import { store } from '../../support/factories/stores.ts'

const aguaVerde = store.build({
  name: 'Loja Água Verde',
  address: { district: 'Água Verde', city: 'Curitiba', postalCode: '80240210' },
})
const nowhere = store.withoutAddress().build({ name: 'Loja Nova' })
const { find } = searchInStores([aguaVerde, nowhere])

describe('searching for a store', () => {
  it.each(['agua', 'ÁGUA  verde', 'curitiba agua', '80240210', '80240-210', '80240', 'pr'])(
    'finds it by %j',
    (wanted) => expect(find(wanted)).toEqual([aguaVerde]),
  )

  it.each([
    'Curitiba, PR',
    'curitiba/pr',
    'Curitiba-PR',
    'Curitiba - PR',
    'Rua XV de Novembro, 200',
    'Água Verde, Curitiba – PR',
    'Curitiba; CEP 80240-210',
  ])('finds it by an address as people write it: %j', (wanted) => expect(find(wanted)).toEqual([aguaVerde]))

  it.each(['londrina', '86010', 'ce', 'curitiba, 201', 'agua londrina'])('does not find it by %j', (wanted) =>
    expect(find(wanted)).toEqual([]),
  )

  it('finds one whose CEP comes with its dash by digits alone', () => {
    const batel = store.build({ address: { postalCode: '80420-090' } })
    expect(searchInStores([batel]).find('80420090')).toEqual([batel])
  })

  it('finds a store without an address by its name', () => {
    expect(find('nova')).toEqual([nowhere])
  })
})
