import type { SessionStore } from '@application/session/session-store.ts'
import { PREFERENCES_PREFIX } from './storage-keys.ts'

/**
 * The key of something that outlives the session of its customer; undefined where the session names no customer, because the next one would
 * see it.
 */
export function namedCustomerKey(sessions: SessionStore, name: string): string | undefined {
  const customer = sessions.current()?.customer
  return customer ? `${PREFERENCES_PREFIX}${name}.${customer}` : undefined
}
