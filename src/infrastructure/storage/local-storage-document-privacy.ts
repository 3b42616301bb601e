import { DocumentPrivacy } from '@application/person/document-privacy.ts'
import { inject, injectable } from 'inversify'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PREFERENCES_PREFIX } from './storage-keys.ts'

const KEY = `${PREFERENCES_PREFIX}document-hidden`

@injectable()
export class LocalStorageDocumentPrivacy extends DocumentPrivacy {
  constructor(@inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage) {
    super()
  }

  startsHidden(): boolean {
    return this.storage.get(KEY) !== undefined
  }

  choose(startsHidden: boolean): void {
    if (startsHidden) this.storage.set(KEY, 'true')
    else this.storage.remove(KEY)
  }
}
