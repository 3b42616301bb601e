import type { Id } from '@domain/id.ts'
import type { Store } from '@domain/stores/store.ts'
import type { LoadState } from '../screen/load-state.ts'

/**
 * Whether a store is missing among the drop-downs' stores: it has closed, belongs to another format now, or only the map shows it. An
 * older answer, or an empty one, does not say so.
 */
export const hasClosed = (storeId: Id, stores: LoadState<readonly Store[]>): boolean =>
  stores.status === 'loaded' &&
  stores.age === undefined &&
  stores.value.length > 0 &&
  !stores.value.some(({ id }) => id === storeId)
