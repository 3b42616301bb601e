import { FirstSuccess } from '@application/prompts/first-success.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'
import { outlivingKey } from './outliving-key.ts'
import { type KeyValueStorage, LOCAL_STORAGE, SESSION_STORAGE } from './safe-storage.ts'
import { VISIT_PREFIX } from './storage-keys.ts'

/** The customer whose visit is counted. `SessionTraces` removes it. */
const COUNTED_KEY = `${VISIT_PREFIX}counted`

const VISITED = 'visited'
const SUCCEEDED = 'succeeded'

/**
 * The key holds 'visited' from the first visit on, and 'succeeded' from the second visit or the first success on. Until November 2026 the
 * second word was 'behind', so any other word than 'visited' counts as it.
 */
@injectable()
export class LocalStorageFirstSuccess extends FirstSuccess {
  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SESSION_STORAGE) private readonly tab: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
  }

  wasOfUse(): boolean {
    return (this.storage.get(this.key()) ?? VISITED) !== VISITED
  }

  visited(): void {
    const key = this.key()
    if (this.tab.get(COUNTED_KEY) === key) return
    this.tab.set(COUNTED_KEY, key)
    this.storage.set(key, this.storage.get(key) === undefined ? VISITED : SUCCEEDED)
  }

  achieved(): void {
    this.storage.set(this.key(), SUCCEEDED)
  }

  private key(): string {
    return outlivingKey(this.sessions, 'success')
  }
}
