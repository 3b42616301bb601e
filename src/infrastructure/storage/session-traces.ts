import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'
import { type KeyValueStorage, LOCAL_STORAGE, SESSION_STORAGE } from './safe-storage.ts'
import { REGISTRATION_DRAFT_KEY, TERMS_PREFIX, VISIT_PREFIX } from './storage-keys.ts'

/**
 * At each change of the session, removes what forms, terms and older versions of the portal have left on the device, and ends the visit.
 * It listens from the start, because the areas of forms and terms may not have been loaded.
 */
@injectable()
export class SessionTraces {
  constructor(
    @inject(LOCAL_STORAGE) private readonly device: KeyValueStorage,
    @inject(SESSION_STORAGE) private readonly tab: KeyValueStorage,
    @inject(SessionStore) sessions: SessionStore,
  ) {
    sessions.subscribe(() => this.remove())
  }

  private remove(): void {
    this.tab.remove(REGISTRATION_DRAFT_KEY)
    removeUnder(VISIT_PREFIX, this.tab)
    removeUnder(TERMS_PREFIX, this.device)
    for (const key of this.device.keys()) if (NAMES_ONE_CUSTOMER.test(key)) this.device.remove(key)
  }
}

/** Until November 2026 the key of a customer was so long that it belonged to one CPF (docs/decisions/144). */
const NAMES_ONE_CUSTOMER = /^portal\.preferences\.(?!private\.)[a-z-]+\.[\da-z]{9}/

function removeUnder(prefix: string, storage: KeyValueStorage): void {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
}
