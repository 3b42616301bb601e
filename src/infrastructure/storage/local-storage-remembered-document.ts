import { RememberedDocument } from '@application/session/remembered-document.ts'
import { inject, injectable } from 'inversify'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { PREFERENCES_PREFIX } from './storage-keys.ts'

const KEY = `${PREFERENCES_PREFIX}document`

@injectable()
export class LocalStorageRememberedDocument extends RememberedDocument {
  constructor(@inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage) {
    super()
  }

  read(): string | undefined {
    return this.storage.get(KEY)
  }

  remember(document: string): void {
    this.storage.set(KEY, document)
  }

  forget(): void {
    this.storage.remove(KEY)
  }
}
