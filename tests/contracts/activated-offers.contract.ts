import type { ActivatedOffer, ActivatedOffers } from '@application/offers/activated-offers.ts'
import { describe, expect, it } from 'vitest'
import { type ArrangeDevice, itBelongsToOneCustomer, itEndsWithTheSession, itKeepsCopies } from './device.ts'

const coffee: ActivatedOffer = { id: 601, name: 'CAFÉ', end: { year: 2026, month: 11, day: 28 } }
const cheese: ActivatedOffer = { id: 602, name: 'QUEIJO', end: undefined }

export function describeActivatedOffers(adapter: string, arrange: ArrangeDevice<ActivatedOffers>): void {
  describe(`the activated offers, ${adapter}`, () => {
    it('are each listed once, as they were remembered last', () => {
      const { open } = arrange()
      expect(open().list()).toEqual([])
      open().remember({ ...coffee, end: undefined })
      open().remember(cheese)
      open().remember(coffee)
      expect(open().list()).toEqual([cheese, coffee])
    })

    const keep = (activated: ActivatedOffers, offer = coffee) => activated.remember(offer)
    const list = (activated: ActivatedOffers) => activated.list()
    itKeepsCopies(arrange, coffee, keep, list)
    itEndsWithTheSession(arrange, keep, list)
    itBelongsToOneCustomer(arrange, keep, list)
  })
}
