import { Clock } from '@application/clock.ts'
import { type ActivatedOffer, ActivatedOffers } from '@application/offers/activated-offers.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { compareDays, parseIsoDay, toIsoDay } from '@domain/calendar-day.ts'
import { toReais } from '@domain/money.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { identifier, optionalDay, optionalInteger, optionalMoney, optionalText, text } from '../shapes.ts'
import { CustomerRecord } from './customer-record.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PREFERENCES_PREFIX } from './storage-keys.ts'
import { storedRecord } from './stored-record.ts'

const storedOffer = v.object({
  id: identifier,
  name: text,
  price: optionalMoney,
  grams: optionalInteger,
  end: optionalDay,
  storeId: optionalInteger,
  storeName: optionalText,
})

/** An id with the last day as `2026-11-28`, or empty: short, because there may be thousands. */
const storedIds = v.array(v.tuple([v.number(), v.string()]))

/** More than a customer carries to a checkout; writing thousands again for each press would be slow. */
const MOST_WITH_FACTS = 100
const MOST_IDS = 6000

@injectable()
export class LocalStorageActivatedOffers extends ActivatedOffers {
  private readonly record: CustomerRecord<typeof storedOffer>

  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    super()
    this.record = new CustomerRecord(storage, sessions, 'activated-offers', storedOffer)
  }

  list(): readonly ActivatedOffer[] {
    return this.record.read()
  }

  ids(): ReadonlySet<number> {
    return new Set([...this.keptIds().map(([id]) => id), ...this.list().map(({ id }) => id)])
  }

  remember(offer: ActivatedOffer): boolean {
    const others = this.list().filter(({ id }) => id !== offer.id)
    const keepsFacts = this.record.write(
      [...others, offer].slice(-MOST_WITH_FACTS).map(({ price, end, ...rest }) => ({
        ...rest,
        price: price && toReais(price),
        end: end && toIsoDay(end),
      })),
    )
    return this.keepId(offer) && keepsFacts
  }

  private keepId({ id, end }: ActivatedOffer): boolean {
    const key = this.key()
    // Without a name for the customer, the next one would see what this one activated.
    if (key === undefined) return true
    const others = this.keptIds().filter(([other]) => other !== id)
    const ids = [...others, [id, end ? toIsoDay(end) : '']].slice(-MOST_IDS)
    return this.storage.set(key, JSON.stringify(ids))
  }

  /** Those whose last day is over are left out, and with the next write they are gone. */
  private keptIds(): v.InferOutput<typeof storedIds> {
    const key = this.key()
    const kept = key === undefined ? [] : (storedRecord(this.storage, key, storedIds) ?? [])
    const today = this.clock.today()
    return kept.filter(([, end]) => {
      const day = parseIsoDay(end)
      return day === undefined || compareDays(day, today) >= 0
    })
  }

  /** Outside the private prefix, so that it outlives the session. The customer is there as an opaque key (docs/decisions/102). */
  private key(): string | undefined {
    const customer = this.sessions.current()?.customer
    return customer ? `${PREFERENCES_PREFIX}activated-offers.${customer}` : undefined
  }
}
