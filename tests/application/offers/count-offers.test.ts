import { CountOffers } from '@application/offers/count-offers.ts'
import { visitsAfterSeeing } from '@domain/offers/offer-visits.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { activatedOffer, offer, promotion } from '../../support/factories/offers.ts'
import { testDevice } from '../../support/test-device.ts'

const HOUR = 60 * 60 * 1000

it('counts each exclusive offer of today once: activated, still to activate, and new among those', () => {
  const clock = new InMemoryClock()
  const { activatedOffers, offerVisits } = testDevice(clock)
  const count = new CountOffers(activatedOffers, offerVisits, clock)
  const ended = { year: 2026, month: 11, day: 19 }
  const promotions = [
    promotion.build({ offers: [offer.build({ id: 501 })] }),
    promotion.exclusive().build({
      offers: [601, 602, 603, 601]
        .map((id) => offer.build({ id }))
        .concat({ ...offer.build(), id: undefined }),
    }),
    promotion.exclusive().build({ end: ended, offers: [offer.build({ id: 701 })] }),
  ]
  activatedOffers.remember(activatedOffer.build({ id: 602 }))
  activatedOffers.remember(activatedOffer.build({ id: 999 }))
  expect(count.execute(1, promotions, clock.today())).toEqual({
    activated: 1,
    toActivate: 2,
    newToActivate: [],
  })

  offerVisits.keep(1, visitsAfterSeeing(undefined, [601, 602], clock.now() - HOUR))
  expect(count.execute(1, promotions, clock.today())).toMatchObject({ toActivate: 2, newToActivate: [603] })
  expect(count.execute(2, promotions, clock.today())).toMatchObject({ toActivate: 2, newToActivate: [] })
})
