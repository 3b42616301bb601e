import { RestoreSession } from '@application/session/restore-session.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'

const clock = new InMemoryClock()

describe('restoring a session', () => {
  it('keeps one that is still valid', () => {
    const sessions = new InMemorySessionStore(session.expiringAt(clock.now() + 1000).build())
    clock.advance(999)
    expect(new RestoreSession(sessions, clock).execute()).toBe('signed-in')
    expect(sessions.current()).toBeDefined()
  })

  it('deletes one whose time has come', () => {
    const sessions = new InMemorySessionStore(session.expiringAt(clock.now()).build())
    expect(new RestoreSession(sessions, clock).execute()).toBe('signed-out')
    expect(sessions.current()).toBeUndefined()
  })

  it('is signed out when nothing is stored', () => {
    expect(new RestoreSession(new InMemorySessionStore(), clock).execute()).toBe('signed-out')
  })
})
