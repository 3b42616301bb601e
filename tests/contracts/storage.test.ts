import { LocalStorageActivatedOffers } from '@infrastructure/storage/local-storage-activated-offers.ts'
import { LocalStorageLastKnown } from '@infrastructure/storage/local-storage-last-known.ts'
import { LocalStoragePreferredStore } from '@infrastructure/storage/local-storage-preferred-store.ts'
import { LocalStorageProfileImage } from '@infrastructure/storage/local-storage-profile-image.ts'
import { LocalStoragePromptRests } from '@infrastructure/storage/local-storage-prompt-rests.ts'
import { LocalStorageRememberedDocument } from '@infrastructure/storage/local-storage-remembered-document.ts'
import { LocalStorageSavedOffers } from '@infrastructure/storage/local-storage-saved-offers.ts'
import { LocalStorageSessionStore } from '@infrastructure/storage/local-storage-session-store.ts'
import { LocalStorageStoredTerms } from '@infrastructure/storage/local-storage-stored-terms.ts'
import { LocalStorageUnsettledRedemptions } from '@infrastructure/storage/local-storage-unsettled-redemptions.ts'
import { SessionStorageRegistrationDrafts } from '@infrastructure/storage/session-storage-registration-drafts.ts'
import { TOKEN_KEY } from '@infrastructure/storage/storage-keys.ts'
import { InMemoryUnsettledRedemptions } from '../doubles/campaigns/in-memory-unsettled-redemptions.ts'
import { InMemoryActivatedOffers } from '../doubles/offers/in-memory-activated-offers.ts'
import { InMemorySavedOffers } from '../doubles/offers/in-memory-saved-offers.ts'
import { InMemoryLastKnown } from '../doubles/offline/in-memory-last-known.ts'
import { InMemoryStoredProfileImage } from '../doubles/profile/in-memory-stored-profile-image.ts'
import { InMemoryPromptRests } from '../doubles/prompts/in-memory-prompt-rests.ts'
import { InMemoryRegistrationDrafts } from '../doubles/registration/in-memory-registration-drafts.ts'
import { InMemoryRememberedDocument } from '../doubles/session/in-memory-remembered-document.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { InMemoryPreferredStore } from '../doubles/stores/in-memory-preferred-store.ts'
import { InMemoryStoredTerms } from '../doubles/terms/in-memory-stored-terms.ts'
import { describeActivatedOffers } from './activated-offers.contract.ts'
import { inMemoryDevice, STORAGES, type StorageBehaviour, storageDevice, storageThat } from './device.ts'
import { describeLastKnown } from './last-known.contract.ts'
import { describePreferredStore } from './preferred-store.contract.ts'
import { describePromptRests } from './prompt-rests.contract.ts'
import { describeRegistrationDrafts } from './registration-drafts.contract.ts'
import { describeRememberedDocument } from './remembered-document.contract.ts'
import { describeSavedOffers } from './saved-offers.contract.ts'
import { describeSessionOfAllTabs, describeSessionStore } from './session-store.contract.ts'
import { describeStoredProfileImage } from './stored-profile-image.contract.ts'
import { describeStoredTerms } from './stored-terms.contract.ts'
import { describeUnsettledRedemptions } from './unsettled-redemptions.contract.ts'

const NO_EVENTS = { addEventListener: () => {} }

function describeOnStorage(behaviour: StorageBehaviour): void {
  const adapter = `in storage that ${behaviour}`
  describeActivatedOffers(adapter, () =>
    storageDevice(behaviour, ({ storage, sessions }) => new LocalStorageActivatedOffers(storage, sessions)),
  )
  describeLastKnown(adapter, () =>
    storageDevice(
      behaviour,
      ({ storage, sessions, clock }) => new LocalStorageLastKnown(storage, sessions, clock),
    ),
  )
  describePreferredStore(adapter, () =>
    storageDevice(behaviour, ({ storage, sessions }) => new LocalStoragePreferredStore(storage, sessions)),
  )
  describePromptRests(adapter, () =>
    storageDevice(behaviour, ({ storage }) => new LocalStoragePromptRests(storage)),
  )
  describeRegistrationDrafts(adapter, () =>
    storageDevice(
      behaviour,
      ({ storage, sessions }) => new SessionStorageRegistrationDrafts(storage, sessions),
    ),
  )
  describeRememberedDocument(adapter, () =>
    storageDevice(behaviour, ({ storage }) => new LocalStorageRememberedDocument(storage)),
  )
  describeSavedOffers(adapter, () =>
    storageDevice(behaviour, ({ storage, sessions }) => new LocalStorageSavedOffers(storage, sessions)),
  )
  describeSessionStore(adapter, () => new LocalStorageSessionStore(storageThat(behaviour)(), NO_EVENTS))
  describeStoredProfileImage(adapter, () =>
    storageDevice(behaviour, ({ storage }) => new LocalStorageProfileImage(storage)),
  )
  describeStoredTerms(adapter, () =>
    storageDevice(behaviour, ({ storage, sessions }) => new LocalStorageStoredTerms(storage, sessions)),
  )
  describeUnsettledRedemptions(adapter, () =>
    storageDevice(behaviour, ({ storage }) => new LocalStorageUnsettledRedemptions(storage)),
  )
}

for (const behaviour of STORAGES) describeOnStorage(behaviour)

describeSessionOfAllTabs('in storage', () => {
  const open = storageThat('works')
  const otherTab = new LocalStorageSessionStore(open(), NO_EVENTS)
  let hear: (event: { key: string }) => void = () => {}
  const sessions = new LocalStorageSessionStore(open(), {
    addEventListener: (_, listener) => {
      hear = listener
    },
  })
  return {
    sessions,
    changeElsewhere: (session) => {
      if (session) otherTab.save(session)
      else otherTab.clear('signed-out')
      hear({ key: TOKEN_KEY })
    },
  }
})

const adapter = 'in memory'
describeActivatedOffers(adapter, () =>
  inMemoryDevice(({ sessions }) => new InMemoryActivatedOffers([], sessions)),
)
describeLastKnown(adapter, () =>
  inMemoryDevice(({ sessions, clock }) => new InMemoryLastKnown(clock, sessions)),
)
describePreferredStore(adapter, () =>
  inMemoryDevice(({ sessions }) => new InMemoryPreferredStore(undefined, sessions)),
)
describePromptRests(adapter, () => inMemoryDevice(({ sessions }) => new InMemoryPromptRests(sessions)))
describeRegistrationDrafts(adapter, () =>
  inMemoryDevice(({ sessions }) => new InMemoryRegistrationDrafts(undefined, sessions)),
)
describeRememberedDocument(adapter, () => inMemoryDevice(() => new InMemoryRememberedDocument()))
describeSavedOffers(adapter, () => inMemoryDevice(({ sessions }) => new InMemorySavedOffers(sessions)))
describeSessionStore(adapter, () => new InMemorySessionStore())
describeSessionOfAllTabs(adapter, () => {
  const sessions = new InMemorySessionStore()
  return { sessions, changeElsewhere: (session) => sessions.changeElsewhere(session) }
})
describeStoredProfileImage(adapter, () =>
  inMemoryDevice(({ sessions }) => new InMemoryStoredProfileImage(undefined, sessions)),
)
describeStoredTerms(adapter, () => inMemoryDevice(({ sessions }) => new InMemoryStoredTerms(sessions)))
describeUnsettledRedemptions(adapter, () =>
  inMemoryDevice(({ sessions }) => new InMemoryUnsettledRedemptions(sessions)),
)
