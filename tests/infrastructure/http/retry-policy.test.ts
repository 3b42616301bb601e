import { retryDelay } from '@infrastructure/http/retry-policy.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../support/test-now.ts'

const delayAsked = (retryAfter: string | undefined) =>
  retryDelay({ attempt: 1, status: 429, retryAfter }, TEST_NOW, 0.5)

describe('the delay before another attempt', () => {
  it('is spread around 300 and 900 ms, and there is none after the third', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        const delay = (attempt: number) => retryDelay({ attempt }, TEST_NOW, random)
        expect(delay(1)).toBeGreaterThanOrEqual(150)
        expect(delay(1)).toBeLessThanOrEqual(450)
        expect(delay(2)).toBeGreaterThanOrEqual(450)
        expect(delay(2)).toBeLessThanOrEqual(1350)
        expect(delay(3)).toBeUndefined()
      }),
    )
  })

  it.each([
    ['2', 2000],
    ['10', 10_000],
    [new Date(TEST_NOW + 4000).toUTCString(), 4000],
    [new Date(TEST_NOW - 4000).toUTCString(), 0],
    ['soon', 300],
    [undefined, 300],
  ])('is what the server asks for: Retry-After %j', (header, delay) => expect(delayAsked(header)).toBe(delay))

  it.each(['11', '3600', new Date(TEST_NOW + 60_000).toUTCString()])(
    'is not waited for when the server asks for more than 10 seconds: %s',
    (header) => expect(delayAsked(header)).toBeUndefined(),
  )
})
