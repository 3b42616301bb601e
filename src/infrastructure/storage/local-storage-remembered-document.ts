import { RememberedDocument } from '@application/session/remembered-document.ts'
import type { KeyValueStorage } from './safe-storage.ts'
import { PREFERENCES_PREFIX } from './storage-keys.ts'

const KEY = `${PREFERENCES_PREFIX}document`

export class LocalStorageRememberedDocument extends RememberedDocument {
  constructor(private readonly storage: KeyValueStorage) {
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
