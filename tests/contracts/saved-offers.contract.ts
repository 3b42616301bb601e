import type { SavedOffer, SavedOffers } from '@application/offers/saved-offers.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import { describe, expect, it } from 'vitest'
import { offer } from '../support/factories/offers.ts'
import { type ArrangeDevice, itBelongsToOneCustomer, itEndsWithTheSession, itKeepsCopies } from './device.ts'

const coffee: SavedOffer = {
  offer: offer.build({ id: 601, name: 'CAFÉ', image: undefined, limit: undefined }),
  promotionName: 'Só para você',
  end: { year: 2026, month: 11, day: 28 },
  storeName: 'Loja Centro',
}

const withoutIdAndEnd: SavedOffer = {
  ...coffee,
  offer: offer.withoutPrice().build({ id: undefined }),
  end: undefined,
  storeName: undefined,
}

export function describeSavedOffers(adapter: string, arrange: ArrangeDevice<SavedOffers>): void {
  describe(`the saved offers, ${adapter}`, () => {
    it('are listed as they were saved, in that order', () => {
      const { open } = arrange()
      expect(open().list()).toEqual([])
      open().save(coffee)
      open().save(withoutIdAndEnd)
      expect(open().list()).toEqual([coffee, withoutIdAndEnd])
    })

    it('are each listed once, and no more when they were removed', () => {
      const { open } = arrange()
      open().save(coffee)
      open().save(withoutIdAndEnd)
      open().save({ ...coffee, storeName: 'Loja Batel' })
      expect(open().list()).toEqual([withoutIdAndEnd, { ...coffee, storeName: 'Loja Batel' }])
      open().remove(offerIdentity(coffee.offer))
      expect(open().list()).toEqual([withoutIdAndEnd])
    })

    const save = (saved: SavedOffers, each = coffee) => saved.save(each)
    const list = (saved: SavedOffers) => saved.list()
    itKeepsCopies(arrange, coffee, save, list)
    itEndsWithTheSession(arrange, save, list)
    itBelongsToOneCustomer(arrange, save, list)
  })
}
