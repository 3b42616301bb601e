import { RememberSeenOffers } from '@application/offers/remember-seen-offers.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { offer, promotion } from '../../support/factories/offers.ts'
import { testDevice } from '../../support/test-device.ts'

const HOUR = 60 * 60 * 1000

const general = promotion.build({ offers: [offer.build({ id: 501 })] })
const exclusive = (...ids: readonly (number | undefined)[]) =>
  promotion.exclusive().build({ offers: ids.map((id) => ({ ...offer.build(), id })) })

function arrange() {
  const clock = new InMemoryClock()
  const { offerVisits } = testDevice(clock)
  return { clock, see: new RememberSeenOffers(offerVisits, clock) }
}

it('has nothing to compare with on the first visit to the offers of a store, until it has ended', () => {
  const { see } = arrange()
  expect(see.execute(1, [exclusive(601)])).toBeUndefined()
  expect(see.execute(1, [exclusive(601, 602)])).toBeUndefined()
})

it('finds the exclusive offers that were not there on the visit before, during the whole visit', () => {
  const { clock, see } = arrange()
  see.execute(1, [general, exclusive(601)])
  clock.advance(HOUR)
  const promotions = [promotion.build({ offers: [offer.build({ id: 502 })] }), exclusive(601, 602, undefined)]
  expect(see.execute(1, promotions)).toEqual(new Set([602]))
  expect(see.execute(1, promotions)).toEqual(new Set([602]))
  clock.advance(HOUR)
  expect(see.execute(1, promotions)).toEqual(new Set())
})

it('keeps the stores apart', () => {
  const { clock, see } = arrange()
  see.execute(1, [exclusive(601)])
  clock.advance(HOUR)
  expect(see.execute(2, [exclusive(601)])).toBeUndefined()
})
