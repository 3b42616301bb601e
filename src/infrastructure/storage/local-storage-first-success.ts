import { FirstSuccess } from '@application/prompts/first-success.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'
import { outlivingKey } from './outliving-key.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from './safe-storage.ts'

/** 'visited' after the first visit, 'behind' once the first success is behind the customer. */
@injectable()
export class LocalStorageFirstSuccess extends FirstSuccess {
  /** The storage key of the customer whose visit this page has counted. */
  private counted: string | undefined

  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    super()
    sessions.subscribe(() => {
      this.counted = undefined
    })
  }

  hasHappened(): boolean {
    return this.storage.get(this.key()) === 'behind'
  }

  visited(): void {
    const key = this.key()
    if (this.counted === key) return
    this.counted = key
    this.storage.set(key, this.storage.get(key) === undefined ? 'visited' : 'behind')
  }

  achieved(): void {
    this.storage.set(this.key(), 'behind')
  }

  private key(): string {
    return outlivingKey(this.sessions, 'success')
  }
}
