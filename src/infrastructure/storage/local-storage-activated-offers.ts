import { type ActivatedOffer, ActivatedOffers } from '@application/offers/activated-offers.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { toIsoDay } from '@domain/calendar-day.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { identifier, optionalDay, text } from '../shapes.ts'
import { CustomerRecord } from './customer-record.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'

const storedOffer = v.object({ id: identifier, name: text, end: optionalDay })

@injectable()
export class LocalStorageActivatedOffers extends ActivatedOffers {
  private readonly record: CustomerRecord<typeof storedOffer>

  constructor(@inject(LOCAL_STORAGE) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    super()
    this.record = new CustomerRecord(storage, sessions, 'activated-offers', storedOffer)
  }

  list(): readonly ActivatedOffer[] {
    return this.record.read()
  }

  remember(offer: ActivatedOffer): void {
    const others = this.list().filter(({ id }) => id !== offer.id)
    this.record.write([...others, offer].map(({ end, ...rest }) => ({ ...rest, end: end && toIsoDay(end) })))
  }
}
