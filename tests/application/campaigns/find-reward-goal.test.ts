import { FindRewardGoal } from '@application/campaigns/find-reward-goal.ts'
import { describe, expect, it } from 'vitest'
import { campaignAccount, pointsLine, reward } from '../../support/factories/campaigns.ts'
import { redemptionDesk } from '../../support/redemption-desk.ts'

const [near, far] = [reward.build({ cost: 600 }), reward.build({ cost: 5000 })]

function arrange() {
  const desk = redemptionDesk(
    campaignAccount.build({ rewards: [far, near], lines: pointsLine.buildList(4, { points: 100 }) }),
  )
  const findGoal = new FindRewardGoal(desk.campaigns, desk.redemptions, desk.goals)
  return { ...desk, find: (points = 400) => findGoal.execute(desk.campaignId, points) }
}

describe('the goal of a campaign', () => {
  it('is what was pinned, or else the next reward', async () => {
    const { find, goals, campaignId } = arrange()
    expect(await find()).toMatchObject({ kind: 'next', reward: near, missing: 200, purchases: 2 })
    goals.pin(campaignId, far.id)
    expect(await find()).toMatchObject({ kind: 'pinned', reward: far, missing: 4600, purchases: 46 })
    goals.pin(campaignId, 987)
    expect(await find()).toMatchObject({ kind: 'next', reward: near })
  })

  it('is nothing when every reward is within reach and none is pinned', async () => {
    expect(await arrange().find(5000)).toBeUndefined()
  })

  it('comes without an estimate when the statement cannot be read, and not at all without the catalogue', async () => {
    const { find, campaigns, redemptions } = arrange()
    campaigns.steering.failWith({ kind: 'offline' })
    expect(await find()).toMatchObject({ missing: 200, purchases: undefined })
    redemptions.steering.failWith({ kind: 'timeout' })
    await expect(find()).rejects.toMatchObject({ reason: { kind: 'timeout' } })
  })
})
