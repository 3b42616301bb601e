import type { Clock } from '@application/clock.ts'
import { LocalStorageActivatedOffers } from '@infrastructure/storage/local-storage-activated-offers.ts'
import { LocalStorageDocumentPrivacy } from '@infrastructure/storage/local-storage-document-privacy.ts'
import { LocalStorageFirstSuccess } from '@infrastructure/storage/local-storage-first-success.ts'
import { LocalStorageHiddenValues } from '@infrastructure/storage/local-storage-hidden-values.ts'
import { LocalStorageLastKnown } from '@infrastructure/storage/local-storage-last-known.ts'
import { LocalStorageOfferVisits } from '@infrastructure/storage/local-storage-offer-visits.ts'
import { LocalStoragePreferredStore } from '@infrastructure/storage/local-storage-preferred-store.ts'
import { LocalStorageProfileImage } from '@infrastructure/storage/local-storage-profile-image.ts'
import { LocalStoragePromptRests } from '@infrastructure/storage/local-storage-prompt-rests.ts'
import { LocalStorageRememberedDocument } from '@infrastructure/storage/local-storage-remembered-document.ts'
import { LocalStorageRewardGoals } from '@infrastructure/storage/local-storage-reward-goals.ts'
import { LocalStorageSavedOffers } from '@infrastructure/storage/local-storage-saved-offers.ts'
import { LocalStorageSeenNotices } from '@infrastructure/storage/local-storage-seen-notices.ts'
import { LocalStorageStoredTerms } from '@infrastructure/storage/local-storage-stored-terms.ts'
import { LocalStorageUnsettledRedemptions } from '@infrastructure/storage/local-storage-unsettled-redemptions.ts'
import { SessionStorageRegistrationDrafts } from '@infrastructure/storage/session-storage-registration-drafts.ts'
import { SessionTraces } from '@infrastructure/storage/session-traces.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { session } from './factories/session.ts'

/** What is kept on a new device: production's adapters on storage in memory, so that no double has to keep what they promise. */
export function testDevice(
  clock: Clock = new InMemoryClock(),
  sessions: InMemorySessionStore = new InMemorySessionStore(session.build()),
) {
  const storage = sessions.memory
  new SessionTraces(storage, storage, sessions)
  return {
    activatedOffers: new LocalStorageActivatedOffers(storage, sessions, clock),
    documentPrivacy: new LocalStorageDocumentPrivacy(storage),
    firstSuccess: new LocalStorageFirstSuccess(storage, storage, sessions),
    hiddenValues: new LocalStorageHiddenValues(storage),
    lastKnown: new LocalStorageLastKnown(storage, sessions, clock),
    offerVisits: new LocalStorageOfferVisits(storage, sessions),
    preferredStore: new LocalStoragePreferredStore(storage, sessions),
    /** On the same storage: this tab hears nothing of what is chosen there. */
    preferredStoreOfAnotherTab: () => new LocalStoragePreferredStore(storage, sessions),
    profileImage: new LocalStorageProfileImage(storage, sessions),
    promptRests: new LocalStoragePromptRests(storage, storage),
    seenNotices: new LocalStorageSeenNotices(storage, sessions),
    registrationDrafts: new SessionStorageRegistrationDrafts(storage),
    rememberedDocument: new LocalStorageRememberedDocument(storage),
    rewardGoals: new LocalStorageRewardGoals(storage, sessions),
    savedOffers: new LocalStorageSavedOffers(storage, sessions),
    storedTerms: new LocalStorageStoredTerms(storage),
    unsettledRedemptions: new LocalStorageUnsettledRedemptions(storage),
  }
}
