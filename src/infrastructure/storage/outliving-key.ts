import type { SessionStore } from '@application/session/session-store.ts'
import { namedCustomerKey } from './named-customer-key.ts'
import { PRIVATE_PREFIX } from './storage-keys.ts'

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
