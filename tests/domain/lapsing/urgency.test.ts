import { isOfferUrgent, isUrgent } from '@domain/lapsing/urgency.ts'
import { expect, it } from 'vitest'

const days = [4, 3, 2, 1, 0]

it('what ends is urgent on its last four days', () => {
  expect(days.filter(isUrgent)).toEqual([3, 2, 1, 0])
})

it('an offer is urgent as everything else when it is the own one, otherwise on its last two days', () => {
  expect(days.filter((left) => isOfferUrgent(left, true))).toEqual([3, 2, 1, 0])
  expect(days.filter((left) => isOfferUrgent(left, false))).toEqual([1, 0])
})
