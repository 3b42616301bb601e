import { FirstSuccess } from '@application/prompts/first-success.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'
import { outlivingKey } from './outliving-key.ts'
import { type KeyValueStorage, LOCAL_STORAGE, SESSION_STORAGE } from './safe-storage.ts'
import { VISIT_PREFIX } from './storage-keys.ts'

/** The customer whose visit is counted. `SessionTraces` removes it. */
const COUNTED_KEY = `${VISIT_PREFIX}counted`

/** The key holds 'visited' from the first visit on, and 'behind' from the second visit or the first success on. */
@injectable()
export class LocalStorageFirstSuccess extends FirstSuccess {
  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SESSION_STORAGE) private readonly tab: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
  }

  hasHappened(): boolean {
    return this.storage.get(this.key()) === 'behind'
  }

  visited(): void {
    const key = this.key()
    if (this.tab.get(COUNTED_KEY) === key) return
    this.tab.set(COUNTED_KEY, key)
    this.storage.set(key, this.storage.get(key) === undefined ? 'visited' : 'behind')
  }

  achieved(): void {
    this.storage.set(this.key(), 'behind')
  }

  private key(): string {
    return outlivingKey(this.sessions, 'success')
  }
}
