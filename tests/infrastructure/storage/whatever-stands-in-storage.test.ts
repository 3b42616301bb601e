import { fromReais } from '@domain/money.ts'
import { LocalStorageActivatedOffers } from '@infrastructure/storage/local-storage-activated-offers.ts'
import { LocalStorageLastKnown } from '@infrastructure/storage/local-storage-last-known.ts'
import { LocalStorageProfileImage } from '@infrastructure/storage/local-storage-profile-image.ts'
import { LocalStorageSavedOffers } from '@infrastructure/storage/local-storage-saved-offers.ts'
import { LocalStorageSessionStore } from '@infrastructure/storage/local-storage-session-store.ts'
import { LocalStorageStoredTerms } from '@infrastructure/storage/local-storage-stored-terms.ts'
import { LocalStorageUnsettledRedemptions } from '@infrastructure/storage/local-storage-unsettled-redemptions.ts'
import { type KeyValueStorage, SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { SessionStorageRegistrationDrafts } from '@infrastructure/storage/session-storage-registration-drafts.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { offer } from '../../support/factories/offers.ts'
import { draftOf, registrationForm } from '../../support/factories/registration.ts'
import { session } from '../../support/factories/session.ts'
import { term } from '../../support/factories/term.ts'
import { FakeStorage } from '../../support/fake-storage.ts'

interface Kept {
  keep(): void
  read(): unknown
}

const sessions = new InMemorySessionStore(session.build())
const coffee = offer.build()

const records: Readonly<Record<string, (storage: KeyValueStorage) => Kept>> = {
  'an activated offer': (storage) => {
    const activated = new LocalStorageActivatedOffers(storage, sessions)
    return {
      keep: () => activated.remember({ id: 601, name: 'CAFÉ', end: undefined }),
      read: () => activated.list(),
    }
  },
  'a saved offer': (storage) => {
    const saved = new LocalStorageSavedOffers(storage, sessions)
    return {
      keep: () => saved.save({ offer: coffee, promotionName: '', end: undefined, storeName: undefined }),
      read: () => saved.list(),
    }
  },
  'what was known last': (storage) => {
    const balance = new LocalStorageLastKnown(storage, sessions, new InMemoryClock()).of('balance')
    return {
      keep: () => balance.keep({ available: fromReais(87.4), pending: fromReais(12.6) }),
      read: () => balance.recall(),
    }
  },
  'the address of the photo': (storage) => {
    const image = new LocalStorageProfileImage(storage)
    return { keep: () => image.keep('https://fotos.example/maria.jpg'), read: () => image.read() }
  },
  'the session': (storage) => {
    const stored = new LocalStorageSessionStore(storage, { addEventListener: () => {} })
    return { keep: () => stored.save(session.build()), read: () => stored.current() }
  },
  'a term': (storage) => {
    const terms = new LocalStorageStoredTerms(storage, sessions)
    return { keep: () => terms.choose(term.build()), read: () => terms.chosen() }
  },
  'an unsettled redemption': (storage) => {
    const unsettled = new LocalStorageUnsettledRedemptions(storage)
    const before = { points: 1520, pending: 0, completed: undefined }
    const intent = { campaignId: 7, rewardId: 33, rewardName: '', cost: 1, pointsShown: 1, sentBefore: 0 }
    return { keep: () => unsettled.keep({ ...intent, before, sentAt: 1 }), read: () => unsettled.find(7) }
  },
  'the draft of a registration': (storage) => {
    const drafts = new SessionStorageRegistrationDrafts(storage, sessions)
    return { keep: () => drafts.keep(draftOf(registrationForm.build())), read: () => drafts.read() }
  },
}

const anyText = fc.oneof(
  fc.string(),
  fc.json(),
  fc.json().map((json) => `[${json}]`),
)

it.each(Object.keys(records))(
  '%s is none where anything else stands in storage, and can be kept again',
  (name) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const storage = new FakeStorage()
        const record = records[name]?.(new SafeStorage(() => storage))
        const nothing = record?.read()
        record?.keep()
        const kept = record?.read()
        for (const key of Object.keys(storage)) storage.setItem(key, text)
        expect(record?.read()).toEqual(nothing)
        record?.keep()
        expect(record?.read()).toEqual(kept)
        expect(kept).not.toEqual(nothing)
      }),
    )
  },
)
