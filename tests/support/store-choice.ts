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
  const device = testDevice()
  if (options.preferred !== undefined) device.preferredStore.choose(options.preferred)
  const repository = new InMemoryStoreRepository(stores)
  const choice = () => new StoreChoice(repository, device.preferredStore, navigation, device.lastKnown)
  return { ...device, choice, navigation }
}
