import { nextReward, progressTo } from '@domain/campaigns/reward-goal.ts'
import { describe, expect, it } from 'vitest'
import { reward } from '../../support/factories/campaigns.ts'

const pan = reward.build({ cost: 1200 })
const credits = [100, 200, 300].map((points) => ({ points }))

describe('how far a reward is', () => {
  it('is estimated in purchases, rounded up, from the average of the credits alone', () => {
    expect(progressTo(pan, 799, [...credits, { points: -640 }, { points: 0 }])).toMatchObject({
      missing: 401,
      purchases: 3,
    })
  })

  it.each([
    ['two credits', credits.slice(1)],
    ['no line', []],
    ['lines that could not be read', undefined],
  ])('has no estimate from %s', (_, lines) => {
    expect(progressTo(pan, 800, lines)).toMatchObject({ missing: 400, purchases: undefined })
  })

  it('is nothing when the points suffice', () => {
    expect(progressTo(pan, 1200, credits)).toMatchObject({ missing: 0, purchases: undefined })
    expect(progressTo({ ...pan, cost: 0 }, 0, credits)).toMatchObject({ missing: 0, purchases: undefined })
  })
})

it('is the cheapest reward out of reach that comes next', () => {
  const [near, far] = [reward.build({ cost: 500 }), reward.build({ cost: 900 })]
  expect(nextReward([far, near], 400)).toBe(near)
  expect(nextReward([far, near], 500)).toBe(far)
  expect(nextReward([far, near], 900)).toBeUndefined()
  expect(nextReward([], 0)).toBeUndefined()
})
