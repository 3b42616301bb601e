import { clockError } from '@domain/clock-error.ts'
import { expect, it } from 'vitest'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.UTC(2026, 10, 20, 15)

it.each([
  ['an hour ahead', NOW - HOUR, NOW - 2000, HOUR - 2000],
  ['an hour behind', NOW + HOUR, NOW - 2000, -HOUR],
  ['right', NOW - 1000, NOW - 2000, 0],
  ['right to a minute', NOW - MINUTE, NOW, 0],
  ['right to a minute, being behind', NOW + MINUTE, NOW, 0],
  // The answer was there before the device slept.
  ['right, on a device that has slept meanwhile', NOW - 8 * HOUR, NOW - 9 * HOUR, 0],
  ['right, now that it was put back a day', NOW - 1000, NOW + 24 * HOUR, 0],
])('a clock is %s', (_, moment, since, error) => {
  expect(clockError(moment, since, NOW)).toBe(error)
})
