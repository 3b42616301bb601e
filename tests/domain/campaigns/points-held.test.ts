import { pointsHeld } from '@domain/campaigns/points-held.ts'
import { expect, it } from 'vitest'
import { campaign } from '../../support/factories/campaigns.ts'

const today = { year: 2026, month: 11, day: 20 }
const held = (...points: readonly (number | undefined)[]) =>
  pointsHeld(
    points.map((each, index) => ({ ...campaign.build({ id: index + 1 }), points: each })),
    today,
  )

it.each([
  ['all', [100, 20], 120, 2],
  ['some', [100, undefined], 100, 1],
  ['none', [undefined, undefined], undefined, 2],
  ['no campaign at all', [], 0, 0],
])('adds the points of campaigns of which the server says those of %s', (_, points, total, count) => {
  expect(held(...points).total).toBe(total)
  expect(held(...points).campaigns).toHaveLength(count)
})

it('leaves out the points of what has ended and takes no more exchanges', () => {
  const over = campaign.ended().withoutPermissions().build()
  const running = campaign.build({ points: 20 })
  expect(pointsHeld([over, running], today)).toEqual({ total: 20, campaigns: [running] })
})
