import { SIGN_OUT_DELAY, SignOut } from '@application/session/sign-out.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPushEnd } from '../../doubles/push/in-memory-push-end.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  const clock = new InMemoryClock()
  const authentication = new InMemoryAuthentication(clock, new InMemoryAccounts())
  const sessions = new InMemorySessionStore(session.build())
  const pushEnd = new InMemoryPushEnd()
  const signOut = new SignOut(authentication, sessions, pushEnd, clock)
  /** The outcome, once the farewell is over. */
  const signedOut = async () => {
    const outcome = signOut.execute()
    await settled()
    clock.advance(SIGN_OUT_DELAY)
    return outcome
  }
  return { clock, authentication, sessions, pushEnd, signOut, signedOut }
}

describe('signing out', () => {
  it('ends the session and the pushes at the press, and shows the farewell for 1.5 seconds', async () => {
    const { clock, authentication, sessions, pushEnd, signOut } = arrange()

    const outcome = signOut.execute()
    // What a reload would find, before any answer.
    expect(sessions.memory.keys()).toEqual([])
    expect(pushEnd.isSubscribed).toBe(false)
    await settled()
    clock.advance(SIGN_OUT_DELAY - 1)
    await settled()
    expect(sessions.current()).toBeDefined()

    clock.advance(1)
    expect(await outcome).toEqual({ kind: 'signed-out' })
    expect(sessions.current()).toBeUndefined()
    expect(authentication.signOuts).toBe(1)
  })

  it.each([
    [{ kind: 'offline' }, { kind: 'signed-out-here-only', failure: { kind: 'offline' } }],
    // The session had already ended on the server.
    [{ kind: 'unauthenticated' }, { kind: 'signed-out' }],
  ] as const)('forgets the session here when the server answers %j', async (failure, expected) => {
    const { authentication, sessions, signedOut } = arrange()
    authentication.steering.failWith(failure)
    expect(await signedOut()).toEqual(expected)
    expect(sessions.current()).toBeUndefined()
  })

  it.each([
    ['says later that it failed', undefined, { kind: 'signed-out-here-only', failure: { kind: 'timeout' } }],
    ['does not say so to the next customer', session.build(), { kind: 'signed-out' }],
  ] as const)('does not wait for a slow server, and %s', async (_, next, expected) => {
    const { authentication, sessions, signedOut } = arrange()
    authentication.steering.failWith({ kind: 'timeout' })
    authentication.steering.hold()
    const outcome = signedOut()
    await settled()
    expect(sessions.current()).toBeUndefined()
    if (next) sessions.save(next)
    authentication.steering.release()
    expect(await outcome).toEqual(expected)
  })
})
