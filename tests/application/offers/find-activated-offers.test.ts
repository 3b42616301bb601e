import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { FindActivatedOffers } from '@application/offers/find-activated-offers.ts'
import { fromReais } from '@domain/money.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { activatedOffer, offer, promotion } from '../../support/factories/offers.ts'
import { session } from '../../support/factories/session.ts'
import { testDevice } from '../../support/test-device.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })

const TODAY = november(20)

function arrange() {
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(session.build())
  const { activatedOffers, lastKnown } = testDevice(clock, sessions)
  const find = new FindActivatedOffers(activatedOffers, lastKnown, new ComputeWeightPrice())
  return { sessions, activatedOffers, lastKnown, find }
}

const meat = offer.byWeight().build({ id: 601 })
const ofStore = [promotion.exclusive().build({ end: november(22), offers: [meat, offer.build({ id: 602 })] })]

describe('the activated offers of a store', () => {
  it('are those that were activated there, or in no known store, and have not ended, the one that ends first at the top', () => {
    const { activatedOffers, find } = arrange()
    const endless = { ...activatedOffer.build(), end: undefined }
    const later = activatedOffer.build({ end: november(28) })
    const today = activatedOffer.build({ end: november(20) })
    for (const each of [endless, later, today]) activatedOffers.remember(each)
    activatedOffers.remember(activatedOffer.build({ end: november(19) }))
    activatedOffers.remember(activatedOffer.build({ storeId: 2 }))
    expect(find.execute(1, TODAY)).toEqual([today, later, endless])
    const anywhere = { ...activatedOffer.build({ end: november(21) }), storeId: undefined }
    activatedOffers.remember(anywhere)
    expect(find.execute(3, TODAY)).toEqual([anywhere])
  })

  it('have their facts from what the store offered last, also those of an earlier session', () => {
    const { sessions, activatedOffers, lastKnown, find } = arrange()
    activatedOffers.remember(activatedOffer.build({ id: 601 }))
    sessions.clear('signed-out')
    sessions.save(session.build())
    expect(find.execute(1, TODAY)).toEqual([])

    lastKnown.of('promotions', 1).keep(ofStore)
    const known = {
      id: 601,
      name: meat.name,
      price: fromReais(6.99),
      pricePerKilogram: fromReais(69.9),
      start: november(16),
      end: november(22),
      storeId: 1,
    }
    expect(find.execute(1, TODAY)).toEqual([known])
    expect(find.execute(2, TODAY)).toEqual([])
    expect(find.execute(2, TODAY, ofStore)).toEqual([{ ...known, storeId: 2 }])
  })

  it('leave out those that have not begun', () => {
    const { activatedOffers, find } = arrange()
    const begun = activatedOffer.build({ start: november(20) })
    activatedOffers.remember(begun)
    activatedOffers.remember(activatedOffer.build({ start: november(21) }))
    expect(find.execute(1, TODAY)).toEqual([begun])
  })

  it('are there today where they also stand in a promotion that has not begun', () => {
    const { activatedOffers, find } = arrange()
    activatedOffers.remember(activatedOffer.build({ id: 601 }))
    const next = promotion.exclusive().build({ start: november(23), end: november(29), offers: [meat] })
    expect(find.execute(1, TODAY, [...ofStore, next])).toMatchObject([{ id: 601, end: november(22) }])
    expect(find.execute(1, TODAY, [next])).toEqual([])
  })

  it('are shown once, at the price that the store has now', () => {
    const { activatedOffers, find } = arrange()
    activatedOffers.remember(activatedOffer.build({ id: 601, price: fromReais(9.99) }))
    expect(find.execute(1, TODAY, ofStore)).toMatchObject([{ price: fromReais(6.99) }])
  })
})
