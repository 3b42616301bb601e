import type { SavedOffer } from '@application/offers/saved-offers.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import { InMemorySessionStore } from '@infrastructure/in-memory/session/in-memory-session-store.ts'
import { LocalStorageActivatedOffers } from '@infrastructure/storage/local-storage-activated-offers.ts'
import { LocalStorageSavedOffers } from '@infrastructure/storage/local-storage-saved-offers.ts'
import type { KeyValueStorage } from '@infrastructure/storage/safe-storage.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offer } from '../../support/factories/offers.ts'
import { session } from '../../support/factories/session.ts'

/** localStorage without a browser. */
class MapStorage implements KeyValueStorage {
  readonly entries = new Map<string, string>()
  get = (key: string) => this.entries.get(key)
  set = (key: string, value: string) => void this.entries.set(key, value)
  remove = (key: string) => void this.entries.delete(key)
  keys = () => [...this.entries.keys()]
}

const café: SavedOffer = {
  offer: offer.build({ id: 601, name: 'CAFÉ', image: undefined, limit: undefined }),
  promotionName: 'Só para você',
  end: { year: 2026, month: 11, day: 28 },
  storeName: 'Loja Centro',
}

function arrange() {
  const storage = new MapStorage()
  const sessions = new InMemorySessionStore(session.build({ customer: 'maria' }))
  return {
    storage,
    sessions,
    saved: new LocalStorageSavedOffers(storage, sessions),
    activated: new LocalStorageActivatedOffers(storage, sessions),
  }
}

describe('the saved offers in storage', () => {
  it('come back as they were', () => {
    const { saved, storage } = arrange()
    const unknownEnd: SavedOffer = {
      ...café,
      offer: offer.withoutPrice().build({ id: undefined }),
      end: undefined,
      storeName: undefined,
    }
    saved.save(café)
    saved.save(unknownEnd)
    expect(saved.list()).toEqual([café, unknownEnd])
    // In reais, as portals before this one kept them.
    expect([...storage.entries.values()].join()).toContain('"price":15.9')
  })

  it('hold each offer once, and let it go', () => {
    const { saved } = arrange()
    saved.save(café)
    saved.save({ ...café, storeName: 'Loja Batel' })
    expect(saved.list()).toEqual([{ ...café, storeName: 'Loja Batel' }])
    saved.remove(offerIdentity(café.offer))
    expect(saved.list()).toEqual([])
  })

  it('belong to one customer, under keys that are wiped with the session', () => {
    const { saved, activated, sessions, storage } = arrange()
    saved.save(café)
    activated.remember({ id: 601, name: 'CAFÉ', end: undefined })
    expect(storage.keys().every((key) => key.startsWith('portal.preferences.private.'))).toBe(true)
    sessions.save(session.build({ customer: 'joão' }))
    expect(saved.list()).toEqual([])
    expect(activated.list()).toEqual([])
  })

  it('survive whatever stands in storage', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((json) => `[${json}]`),
        ),
        (text) => {
          const { saved, activated, storage } = arrange()
          storage.set('portal.preferences.private.saved-offers.maria', text)
          storage.set('portal.preferences.private.activated-offers.maria', text)
          saved.save(café)
          activated.remember({ id: 601, name: 'CAFÉ', end: undefined })
          expect(saved.list()).toContainEqual(café)
          expect(activated.list()).toContainEqual({ id: 601, name: 'CAFÉ', end: undefined })
        },
      ),
    )
  })
})

describe('the activated offers in storage', () => {
  it('come back as they were, each once', () => {
    const { activated } = arrange()
    const offerOfDay = { id: 601, name: 'CAFÉ', end: { year: 2026, month: 11, day: 28 } }
    activated.remember(offerOfDay)
    activated.remember(offerOfDay)
    expect(activated.list()).toEqual([offerOfDay])
  })
})
