import type { Id } from '@domain/id.ts'
import type { Store } from '@domain/stores/store.ts'
import type { Waiting } from '../screen/waiting.ts'

/** Whether a store has closed, or belongs to another format now. An older answer, or an empty one, does not say so. */
export const hasClosed = (storeId: Id, stores: Waiting<readonly Store[]>): boolean =>
  stores.status === 'loaded' &&
  stores.age === undefined &&
  stores.value.length > 0 &&
  !stores.value.some(({ id }) => id === storeId)
