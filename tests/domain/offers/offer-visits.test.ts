import { newOffers, type OfferVisits, visitsAfterSeeing } from '@domain/offers/offer-visits.ts'
import { expect, it } from 'vitest'

const MINUTE = 60_000
const noon = 1_000 * MINUTE

it('on the first visit it is not known which offers are new', () => {
  const visits = visitsAfterSeeing(undefined, [1, 2], noon)
  expect(newOffers(undefined, [1, 2], noon)).toBeUndefined()
  expect(newOffers(visits, [1, 2], noon + MINUTE)).toBeUndefined()
})

it('an offer is new for the whole of the visit on which it is first seen, and no longer', () => {
  let visits: OfferVisits = visitsAfterSeeing(undefined, [1, 2], noon)
  const evening = noon + 300 * MINUTE
  expect(newOffers(visits, [1, 2, 3], evening)).toEqual(new Set([3]))
  visits = visitsAfterSeeing(visits, [1, 2, 3], evening)
  // Opened again within the visit, and looked at for long.
  visits = visitsAfterSeeing(visits, [1, 2, 3], evening + 20 * MINUTE)
  expect(newOffers(visits, [1, 2, 3], evening + 50 * MINUTE - 1)).toEqual(new Set([3]))
  expect(newOffers(visits, [1, 2, 3], evening + 50 * MINUTE)).toEqual(new Set())
})

it('a clock that was set back ends a visit too', () => {
  const visits = visitsAfterSeeing(visitsAfterSeeing(undefined, [1], noon), [1, 2], noon + 60 * MINUTE)
  expect(newOffers(visits, [1, 2, 3], noon - 60 * MINUTE)).toEqual(new Set([3]))
})
