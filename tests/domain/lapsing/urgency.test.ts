import { isUrgent } from '@domain/lapsing/urgency.ts'
import { expect, it } from 'vitest'

it.each([
  [0, true],
  [3, true],
  [4, false],
  [14, false],
])('what can still be used for %i days is urgent: %s', (daysLeft, urgent) => {
  expect(isUrgent(daysLeft)).toBe(urgent)
})
