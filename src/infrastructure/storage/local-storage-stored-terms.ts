import { StoredTerms } from '@application/terms/stored-terms.ts'
import { type Id, idOf } from '@domain/id.ts'
import type { Term } from '@domain/terms/term.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { identifier } from '../shapes.ts'
import { readStored } from './read-stored.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { TERMS_PREFIX } from './storage-keys.ts'

const CHOSEN_KEY = `${TERMS_PREFIX}chosen`

const storedTerm = v.object({ id: identifier, typeName: v.string(), html: v.string() })

/** In localStorage, which two tabs share. `SessionTraces` removes everything when the session changes. */
@injectable()
export class LocalStorageStoredTerms extends StoredTerms {
  constructor(@inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage) {
    super()
  }

  choose(term: Term): void {
    this.storage.set(key(term.id), JSON.stringify(term))
    this.storage.set(CHOSEN_KEY, String(term.id))
  }

  chosen(): Term | undefined {
    const id = idOf(this.storage.get(CHOSEN_KEY) ?? '')
    return id === undefined ? undefined : this.find(id)
  }

  find(id: Id): Term | undefined {
    return readStored(this.storage, key(id), storedTerm)
  }
}

const key = (id: Id) => `${TERMS_PREFIX}${id}`
