import { KeptOfferVisits } from '@application/offers/kept-offer-visits.ts'
import { SessionStore } from '@application/session/session-store.ts'
import type { Id } from '@domain/id.ts'
import type { OfferVisits } from '@domain/offers/offer-visits.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { identifier, optional } from '../shapes.ts'
import { outlivingKey } from './outliving-key.ts'
import { readStored } from './read-stored.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'

const ids = v.array(identifier)

const storedVisits = v.object({ at: v.number(), before: optional(ids), now: ids })

@injectable()
export class LocalStorageOfferVisits extends KeptOfferVisits {
  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
  }

  of(storeId: Id): OfferVisits | undefined {
    return readStored(this.storage, this.key(storeId), storedVisits)
  }

  keep(storeId: Id, visits: OfferVisits): void {
    this.storage.set(this.key(storeId), JSON.stringify(visits))
  }

  private key(storeId: Id): string {
    return outlivingKey(this.sessions, 'offer-visits', storeId)
  }
}
