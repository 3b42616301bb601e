import { nextReward, progressTo } from '@domain/campaigns/reward-goal.ts'
import { describe, expect, it } from 'vitest'
import { reward } from '../../support/factories/campaigns.ts'

const pan = reward.build({ cost: 1200 })
const purchase = (points: number) => ({ description: 'Compra 000123', points })
const credits = [100, 200, 300].map(purchase)

describe('how far a reward is', () => {
  it('is estimated in purchases, rounded up, from the average of what purchases have earned', () => {
    const others = [
      purchase(-640),
      purchase(0),
      { description: 'Bônus de aniversário', points: 3000 },
      { description: 'Estorno: Vale-compra R$ 20', points: 400 },
    ]
    expect(progressTo(pan, 599, [...credits, ...others])).toMatchObject({
      missing: 601,
      purchases: 4,
    })
  })

  it.each([
    ['two purchases', credits.slice(1)],
    ['credits that are no purchases', credits.map((credit) => ({ ...credit, description: 'Bônus' }))],
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

it('is the cheapest reward out of reach that comes next, if it can be exchanged at all', () => {
  const [near, far] = [reward.build({ cost: 500 }), reward.build({ cost: 900 })]
  const withoutId = { ...reward.build({ cost: 450 }), id: undefined }
  expect(nextReward([far, near, withoutId], 400)).toBe(near)
  expect(nextReward([far, near], 500)).toBe(far)
  expect(nextReward([far, near], 900)).toBeUndefined()
  expect(nextReward([], 0)).toBeUndefined()
})
