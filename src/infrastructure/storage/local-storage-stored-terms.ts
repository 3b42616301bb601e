import { SessionStore } from '@application/session/session-store.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import type { Term } from '@domain/terms/term.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'
import { TERMS_PREFIX } from './storage-keys.ts'
import { storedRecord } from './stored-record.ts'

const CHOSEN_KEY = `${TERMS_PREFIX}chosen`

const storedTerm = v.object({ id: v.number(), typeName: v.string(), html: v.string() })

/** In localStorage, which two tabs share. Everything is removed when the session changes. */
@injectable()
export class LocalStorageStoredTerms extends StoredTerms {
  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SessionStore) sessions: SessionStore,
  ) {
    super()
    sessions.subscribe(() => this.forgetAll())
  }

  choose(term: Term): void {
    this.storage.set(key(term.id), JSON.stringify(term))
    this.storage.set(CHOSEN_KEY, String(term.id))
  }

  chosen(): Term | undefined {
    return this.find(Number(this.storage.get(CHOSEN_KEY) ?? Number.NaN))
  }

  find(id: number): Term | undefined {
    return storedRecord(this.storage, key(id), storedTerm)
  }

  private forgetAll(): void {
    for (const each of this.storage.keys()) if (each.startsWith(TERMS_PREFIX)) this.storage.remove(each)
  }
}

const key = (id: number) => `${TERMS_PREFIX}${id}`
