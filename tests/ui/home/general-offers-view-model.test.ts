import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { GeneralOffersViewModel } from '@ui/home/general-offers-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { loadedValue } from '@ui/screen/waiting.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { offer, promotion } from '../../support/factories/offers.ts'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

function arrange(options: { preferred?: number; carried?: unknown } = {}) {
  const { choice, navigation, preferredStore, lastKnown } = storeChoices(options)
  const repository = new InMemoryOfferRepository(
    new Map([
      [1, [promotion.build({ offers: [offer.byWeight().build()] }), promotion.exclusive().build()]],
      [2, [promotion.build()]],
    ]),
  )
  const general = new GeneralOffersViewModel(
    repository,
    new ComputeWeightPrice(),
    lastKnown,
    new Today(new InMemoryClock()),
    choice(),
    navigation,
  )
  return { general, navigation, preferredStore }
}

describe('the general offers', () => {
  it('loads no offers before a store is chosen', async () => {
    const { general } = arrange()
    general.start()
    await settled()
    expect(general.offers.status).toBe('idle')
  })

  it('shows the general offers of the chosen store, and remembers the store', async () => {
    const { general, preferredStore } = arrange()
    general.start()
    general.storeChoice.choose(1)
    await settled()
    expect(loadedValue(general.offers)?.map((item) => item.weightPrice?.price)).toEqual([fromReais(6.99)])
    expect(preferredStore.read()).toBe(1)
  })

  it('opens with the store of the last visit, unless the navigation carried another', async () => {
    const remembered = arrange({ preferred: 2 })
    remembered.general.start()
    await settled()
    expect(remembered.general.storeChoice.store?.id).toBe(2)
    expect(loadedValue(remembered.general.offers)).toHaveLength(1)

    expect(arrange({ preferred: 2, carried: { store: 1 } }).general.storeChoice.chosen).toBe(1)
  })

  it.each([null, 'x', {}, { store: '1' }, { store: null }])(
    'takes no store from %j in the history entry',
    (carried) => expect(arrange({ carried }).general.storeChoice.chosen).toBeUndefined(),
  )

  it('carries the chosen store to the exclusive offers', async () => {
    const { general, navigation } = arrange({ preferred: 1 })
    general.exclusiveOffersPressed()
    expect(navigation.visited).toEqual([{ path: '/promocoes', options: { state: { store: 1 } } }])
  })
})
