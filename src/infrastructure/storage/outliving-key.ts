import type { SessionStore } from '@application/session/session-store.ts'
import { PREFERENCES_PREFIX, PRIVATE_PREFIX } from './storage-keys.ts'

/**
 * The key of something that outlives the session of its customer; undefined where the session names no customer, because the next one would
 * see it.
 */
export function namedCustomerKey(sessions: SessionStore, name: string): string | undefined {
  const customer = sessions.current()?.customer
  return customer ? `${PREFERENCES_PREFIX}${name}.${customer}` : undefined
}

/**
 * The key of something that outlives the customer's session. Where the session names no customer, the next one cannot be distinguished:
 * then it is deleted with the session.
 */
export function outlivingKey(
  sessions: SessionStore,
  name: string,
  ...parts: readonly (string | number)[]
): string {
  const key = namedCustomerKey(sessions, name) ?? PRIVATE_PREFIX + name
  return [key, ...parts].join('.')
}
