import type { SessionStore } from '@application/session/session-store.ts'
import type { Session } from '@domain/session/session.ts'
import { describe, expect, it } from 'vitest'
import { session } from '../support/factories/session.ts'

/** @param arrange a device without a session. */
export function describeSessionStore(adapter: string, arrange: () => SessionStore): void {
  describe(`the session, ${adapter}`, () => {
    it('is the one saved last, until it is cleared', () => {
      const sessions = arrange()
      expect(sessions.current()).toBeUndefined()
      sessions.save(session.build({ customer: 'joão' }))
      sessions.save(session.build())
      expect(sessions.current()).toEqual(session.build())
      sessions.clear('expired')
      expect(sessions.current()).toBeUndefined()
    })

    it('is announced when it begins and once when it ends, until the listener is cancelled', () => {
      const sessions = arrange()
      const heard: unknown[] = []
      const cancel = sessions.subscribe((change) => heard.push([change, sessions.current()?.customer]))
      sessions.clear('signed-out')
      sessions.save(session.build())
      sessions.clear('expired')
      sessions.clear('signed-out')
      cancel()
      sessions.save(session.build())
      expect(heard).toEqual([
        ['signed-in', 'maria'],
        ['expired', undefined],
      ])
    })

    it('is a copy of what was saved, and each reader gets one', () => {
      const sessions = arrange()
      const given = session.build()
      sessions.save(given)
      Object.assign(given, { token: 'spoilt' })
      Object.assign(sessions.current() ?? {}, { token: 'spoilt' })
      expect(sessions.current()).toEqual(session.build())
    })

    it('expires at a whole second, as the server says it', () => {
      const sessions = arrange()
      sessions.save(session.build({ expiresAt: 1_900_000_000_999 }))
      expect(sessions.current()?.expiresAt).toBe(1_900_000_000_000)
    })

    it('is none without a token', () => {
      const sessions = arrange()
      sessions.save(session.build({ token: '' }))
      expect(sessions.current()).toBeUndefined()
    })
  })
}

/** @param arrange two tabs' worth of it: `changeElsewhere` is what another tab does, signing in, or out without a session. */
export function describeSessionOfAllTabs(
  adapter: string,
  arrange: () => {
    readonly sessions: SessionStore
    readonly changeElsewhere: (session: Session | undefined) => void
  },
): void {
  describe(`the session that another tab changes, ${adapter}`, () => {
    it('is announced with what it is now', () => {
      const { sessions, changeElsewhere } = arrange()
      const heard: unknown[] = []
      sessions.subscribe((change) => heard.push([change, sessions.current()?.customer]))
      changeElsewhere(session.build())
      changeElsewhere(undefined)
      expect(heard).toEqual([
        ['elsewhere', 'maria'],
        ['elsewhere', undefined],
      ])
    })
  })
}
