import type { Store } from '@domain/stores/store.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { StoreChoice } from '@ui/stores/store-choice.ts'
import { store } from './factories/stores.ts'
import { RecordingNavigation } from './recording-navigation.ts'
import { testDevice } from './test-device.ts'

interface Options {
  readonly stores?: readonly Store[]
  readonly preferred?: number
  /** The state of the history entry. */
  readonly carried?: unknown
}

/** What a screen needs to choose among stores 1 and 2; each opening of the screen makes a choice of its own. */
export function storeChoices(options: Options = {}) {
  const { stores = [store.build({ id: 1, name: 'Loja Centro' }), store.build({ id: 2 })] } = options
  const navigation = new RecordingNavigation(options.carried)
  const { preferredStore, lastKnown, activatedOffers, offerVisits, savedOffers, hiddenValues } = testDevice()
  if (options.preferred !== undefined) preferredStore.choose(options.preferred)
  const choice = () =>
    new StoreChoice(new InMemoryStoreRepository(stores), preferredStore, navigation, lastKnown)
  return {
    choice,
    navigation,
    preferredStore,
    lastKnown,
    activatedOffers,
    offerVisits,
    savedOffers,
    hiddenValues,
  }
}
