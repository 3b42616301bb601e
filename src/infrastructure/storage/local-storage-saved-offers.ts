import { type SavedOffer, SavedOffers } from '@application/offers/saved-offers.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { toIsoDay } from '@domain/calendar-day.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { flag, optionalDay, optionalIdentifier, optionalText, text } from '../shapes.ts'
import { CustomerList } from './customer-list.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { storedOffer, toStoredOffer } from './stored-offer.ts'

const savedOffer = v.object({
  offer: storedOffer,
  promotionName: text,
  start: optionalDay,
  end: optionalDay,
  storeId: optionalIdentifier,
  storeName: optionalText,
  isTicked: flag,
  isGone: flag,
})

@injectable()
export class LocalStorageSavedOffers extends SavedOffers {
  private readonly stored: CustomerList<typeof savedOffer>

  constructor(@inject(LOCAL_STORAGE) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    super()
    this.stored = new CustomerList(storage, sessions, 'saved-offers', savedOffer)
  }

  list(): readonly SavedOffer[] {
    return this.stored.read()
  }

  save(saved: SavedOffer): boolean {
    return this.write([...this.without(offerIdentity(saved.offer)), saved])
  }

  remove(identity: string): boolean {
    return this.write(this.without(identity))
  }

  update(change: (saved: SavedOffer) => SavedOffer): boolean {
    return this.write(this.list().map(change))
  }

  private without(identity: string): readonly SavedOffer[] {
    return this.list().filter(({ offer }) => offerIdentity(offer) !== identity)
  }

  private write(offers: readonly SavedOffer[]): boolean {
    return this.stored.write(
      offers.map(({ start, end, offer, ...rest }) => ({
        ...rest,
        start: start && toIsoDay(start),
        end: end && toIsoDay(end),
        offer: toStoredOffer(offer),
      })),
    )
  }
}
