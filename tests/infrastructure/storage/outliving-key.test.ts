import { outlivingKey } from '@infrastructure/storage/outliving-key.ts'
import { PRIVATE_PREFIX } from '@infrastructure/storage/storage-keys.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'

const keyOf = (customer: string) =>
  outlivingKey(new InMemorySessionStore({ ...session.build(), customer }), 'store', 7)

describe('the key of what outlives a session', () => {
  it('is another one for each customer', () => {
    expect(keyOf('a')).toBe('portal.preferences.store.a.7')
    expect(keyOf('b')).not.toBe(keyOf('a'))
  })

  it('is deleted with the session that names no customer', () => {
    expect(keyOf('')).toBe(`${PRIVATE_PREFIX}store.7`)
  })
})
