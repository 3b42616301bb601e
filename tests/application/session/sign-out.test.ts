import { SIGN_OUT_DELAY, SignOut } from '@application/session/sign-out.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  const clock = new InMemoryClock()
  const authentication = new InMemoryAuthentication(clock, new Map())
  const sessions = new InMemorySessionStore(session.build())
  return { clock, authentication, sessions, signOut: new SignOut(authentication, sessions, clock) }
}

describe('signing out', () => {
  it('keeps the farewell for 1.5 seconds, then forgets the session', async () => {
    const { clock, authentication, sessions, signOut } = arrange()

    const outcome = signOut.execute()
    await settled()
    clock.advance(SIGN_OUT_DELAY - 1)
    await settled()
    expect(sessions.current()).toBeDefined()

    clock.advance(1)
    expect(await outcome).toEqual({ kind: 'signed-out' })
    expect(sessions.current()).toBeUndefined()
    expect(authentication.signOuts).toBe(1)
  })

  it('forgets the session here when the server cannot be told, and says so', async () => {
    const { clock, authentication, sessions, signOut } = arrange()
    authentication.steering.failWith({ kind: 'offline' })

    const outcome = signOut.execute()
    await settled()
    clock.advance(SIGN_OUT_DELAY)

    expect(await outcome).toEqual({ kind: 'signed-out-here-only', failure: { kind: 'offline' } })
    expect(sessions.current()).toBeUndefined()
  })

  it('has nothing to say when the session had already ended on the server', async () => {
    const { clock, authentication, sessions, signOut } = arrange()
    authentication.steering.failWith({ kind: 'unauthenticated' })

    const outcome = signOut.execute()
    await settled()
    clock.advance(SIGN_OUT_DELAY)

    expect(await outcome).toEqual({ kind: 'signed-out' })
    expect(sessions.current()).toBeUndefined()
  })

  it('does not wait for a server that never answers', async () => {
    const { clock, authentication, sessions, signOut } = arrange()
    authentication.steering.hold()

    const outcome = signOut.execute()
    await settled()
    clock.advance(SIGN_OUT_DELAY)

    expect(await outcome).toEqual({ kind: 'signed-out' })
    expect(sessions.current()).toBeUndefined()
  })
})
