import { isSessionValid } from '@domain/session/session.ts'
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
