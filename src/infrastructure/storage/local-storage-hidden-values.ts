import { HiddenValues } from '@application/home/hidden-values.ts'
import { inject, injectable } from 'inversify'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PREFERENCES_PREFIX } from './storage-keys.ts'

const KEY = `${PREFERENCES_PREFIX}hidden-values`

@injectable()
export class LocalStorageHiddenValues extends HiddenValues {
  constructor(@inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage) {
    super()
  }

  read(): boolean {
    return this.storage.get(KEY) !== undefined
  }

  choose(hidden: boolean): void {
    if (hidden) this.storage.set(KEY, 'true')
    else this.storage.remove(KEY)
  }
}
