import { RestoreSession } from '@application/session/restore-session.ts'
import type { SessionChange } from '@application/session/session-store.ts'
import type { Session } from '@domain/session/session.ts'
import { TOKEN_KEY } from '@infrastructure/storage/storage-keys.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'

const SECOND = 1000

function arrange(stored?: (now: number) => Session) {
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(stored?.(clock.now()))
  const announced: SessionChange[] = []
  sessions.subscribe((change) => announced.push(change))
  return { clock, sessions, announced, restore: new RestoreSession(sessions, clock) }
}

describe('restoring the session', () => {
  it('keeps one that is valid, and announces nothing', () => {
    const { restore, sessions, announced } = arrange((now) => session.expiringAt(now + SECOND).build())
    expect(restore.execute()).toBe('signed-in')
    expect(sessions.current()).toBeDefined()
    expect(announced).toEqual([])
  })

  it('deletes it from the moment at which it expires, and announces that once', () => {
    const { clock, restore, sessions, announced } = arrange((now) => session.expiringAt(now + SECOND).build())
    clock.advance(SECOND)
    expect([restore.execute(), restore.execute()]).toEqual(['signed-out', 'signed-out'])
    expect(sessions.current()).toBeUndefined()
    expect(announced).toEqual(['expired'])
  })

  it('deletes a session that is only half stored, and does not announce that it expired', () => {
    const { restore, sessions, announced } = arrange()
    sessions.memory.set(TOKEN_KEY, 'token-maria')
    expect(restore.execute()).toBe('signed-out')
    expect(sessions.memory.get(TOKEN_KEY)).toBeUndefined()
    expect(announced).toEqual(['signed-out'])
  })

  it('announces nothing where nobody was signed in', () => {
    const { restore, announced } = arrange()
    expect(restore.execute()).toBe('signed-out')
    expect(announced).toEqual([])
  })
})
