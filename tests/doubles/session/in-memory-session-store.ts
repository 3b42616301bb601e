import type { Session } from '@domain/session/session.ts'
import { LocalStorageSessionStore } from '@infrastructure/storage/local-storage-session-store.ts'
import { type KeyValueStorage, SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { FakeStorage } from '../../support/fake-storage.ts'

/** Production's sessions on storage in memory, which a test changes as another tab does. */
export class InMemorySessionStore extends LocalStorageSessionStore {
  readonly memory: KeyValueStorage
  private readonly changed: () => void

  constructor(session?: Session) {
    const fake = new FakeStorage()
    const memory = new SafeStorage(() => fake)
    const events = new EventTarget()
    super(memory, events as Window)
    this.memory = memory
    this.changed = () => void events.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    if (session) this.save(session)
  }

  /** What happens when another tab signs in (with a session) or out (without). */
  changeElsewhere(session: Session | undefined): void {
    const otherTab = new LocalStorageSessionStore(this.memory, { addEventListener: () => {} })
    if (session) otherTab.save(session)
    else otherTab.clear('signed-out')
    this.changed()
  }

  /** Storage is emptied, and no event says so. */
  loseSilently(): void {
    for (const key of this.memory.keys()) this.memory.remove(key)
  }
}
