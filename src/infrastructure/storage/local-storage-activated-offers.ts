import { Clock } from '@application/clock.ts'
import { type ActivatedOffer, ActivatedOffers } from '@application/offers/activated-offers.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { isOver, parseIsoDay, toIsoDay } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import { toReais } from '@domain/money.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { identifier, optionalDay, optionalIdentifier, optionalMoney, text } from '../shapes.ts'
import { CustomerList } from './customer-list.ts'
import { namedCustomerKey } from './outliving-key.ts'
import { readStored } from './read-stored.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'

const storedActivatedOffer = v.object({
  id: identifier,
  name: text,
  price: optionalMoney,
  pricePerKilogram: optionalMoney,
  start: optionalDay,
  end: optionalDay,
  storeId: optionalIdentifier,
})

/** An id with the last day as `2026-11-28`, or empty: short, because there may be thousands. */
const storedIds = v.array(v.tuple([identifier, v.string()]))

type KeptIds = v.InferOutput<typeof storedIds>

/** More than a customer carries to a checkout; writing thousands again for each press would be slow. */
const MAX_WITH_FACTS = 100
const MAX_IDS = 6000

@injectable()
export class LocalStorageActivatedOffers extends ActivatedOffers {
  private readonly stored: CustomerList<typeof storedActivatedOffer>
  /** As read or written last. To read thousands of ids again for each of thousands of offers would take seconds. */
  private lastIds:
    | { readonly key: string; readonly text: string; readonly today: string; readonly ids: KeptIds }
    | undefined

  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    super()
    this.stored = new CustomerList(storage, sessions, 'activated-offers', storedActivatedOffer)
  }

  list(): readonly ActivatedOffer[] {
    return this.stored.read()
  }

  ids(): ReadonlySet<Id> {
    const today = this.clock.today()
    const lasting = this.list().filter(({ end }) => !isOver(end, today))
    return new Set([...this.keptIds().map(([id]) => id), ...lasting.map(({ id }) => id)])
  }

  remember(offer: ActivatedOffer): boolean {
    const others = this.list().filter(({ id }) => id !== offer.id)
    const keepsFacts = this.stored.write(
      [...others, offer].slice(-MAX_WITH_FACTS).map(({ price, pricePerKilogram, start, end, ...rest }) => ({
        ...rest,
        price: price && toReais(price),
        pricePerKilogram: pricePerKilogram && toReais(pricePerKilogram),
        start: start && toIsoDay(start),
        end: end && toIsoDay(end),
      })),
    )
    return this.keepId(offer) && keepsFacts
  }

  private keepId({ id, end }: ActivatedOffer): boolean {
    const key = this.key()
    if (key === undefined) return true
    const others = this.keptIds().filter(([other]) => other !== id)
    const ids: KeptIds = [...others, [id, end ? toIsoDay(end) : ''] as [Id, string]].slice(-MAX_IDS)
    const text = JSON.stringify(ids)
    this.lastIds = { key, text, today: toIsoDay(this.clock.today()), ids }
    return this.storage.set(key, text)
  }

  /** Those whose last day is over are left out, and with the next write they are gone. */
  private keptIds(): KeptIds {
    const key = this.key()
    if (key === undefined) return []
    const day = this.clock.today()
    const today = toIsoDay(day)
    const text = this.storage.get(key)
    if (this.lastIds?.key === key && this.lastIds.text === text && this.lastIds.today === today) {
      return this.lastIds.ids
    }
    const ids = (readStored(this.storage, key, storedIds) ?? []).filter(
      ([, end]) => !isOver(parseIsoDay(end), day),
    )
    if (text !== undefined) this.lastIds = { key, text, today, ids }
    return ids
  }

  /** The customer is there as a short key (docs/decisions/102). */
  private key(): string | undefined {
    return namedCustomerKey(this.sessions, 'activated-offers')
  }
}
