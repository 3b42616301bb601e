import { isSessionValid, sessionEnd } from '@domain/session/session.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('a session', () => {
  it('is valid until the moment it expires, and not at it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 253_402_300_799_999 }), (expiresAt) => {
        const session = { token: 't', expiresAt, customer: '' }
        expect(isSessionValid(session, expiresAt - 1)).toBe(true)
        expect(isSessionValid(session, expiresAt)).toBe(false)
        expect(isSessionValid(session, expiresAt + 1)).toBe(false)
      }),
    )
  })

  it('is never valid without a token', () => {
    expect(isSessionValid({ token: '', expiresAt: 1, customer: '' }, 0)).toBe(false)
  })
})

const NOW = Date.UTC(2026, 10, 20, 15)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the end of a new session', () => {
  it.each([
    ['says nothing else', undefined],
    ['says how long it lasts', { lasts: HOUR - 1000, serverNow: undefined }],
    ['says that and its own time', { lasts: HOUR - 1000, serverNow: NOW }],
    ['answered a minute ago', { lasts: HOUR + MINUTE, serverNow: NOW - MINUTE }],
  ])('is .expires to the millisecond where the clocks agree, also when the server %s', (_, lifetime) => {
    expect(sessionEnd({ expiresAt: NOW + HOUR, lifetime }, NOW)).toBe(NOW + HOUR)
  })

  it.each([
    ['over a minute ahead of it', 1.1 * MINUTE],
    ['ahead by less than the session lasts', HOUR / 2],
    ['ahead by more', 5 * HOUR],
  ])('is counted from now on a clock that is %s', (_, ahead) => {
    const server = { expiresAt: NOW + HOUR, lifetime: { lasts: HOUR - 1000, serverNow: NOW } }
    expect(sessionEnd(server, NOW + ahead)).toBe(NOW + ahead + HOUR - 1000)
  })

  it("is counted from now without the server's clock only where the session would be over at once", () => {
    const server = { expiresAt: NOW + HOUR, lifetime: { lasts: HOUR, serverNow: undefined } }
    expect(sessionEnd(server, NOW + HOUR)).toBe(NOW + 2 * HOUR)
    expect(sessionEnd(server, NOW + HOUR - 1)).toBe(NOW + HOUR)
  })

  it('is .expires where the server contradicts itself, and on a clock that is behind', () => {
    const contradiction = { lasts: HOUR, serverNow: NOW }
    expect(sessionEnd({ expiresAt: NOW - HOUR, lifetime: contradiction }, NOW)).toBe(NOW - HOUR)
    const lifetime = { lasts: HOUR, serverNow: NOW }
    expect(sessionEnd({ expiresAt: NOW + HOUR, lifetime }, NOW - 5 * HOUR)).toBe(NOW + HOUR)
  })
})
