import { FindCampaignOfReward } from '@application/campaigns/find-campaign-of-reward.ts'
import type { Id } from '@domain/id.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { campaign, campaignAccount, reward } from '../../support/factories/campaigns.ts'

/** Remembers whose rewards were read. */
class WatchedRedemptions extends InMemoryRedemptionRepository {
  readonly read: Id[] = []
  unreadable: Id | undefined

  override catalogue(...[campaignId, signal]: Parameters<InMemoryRedemptionRepository['catalogue']>) {
    this.read.push(campaignId)
    if (campaignId === this.unreadable) this.steering.failWith({ kind: 'offline' })
    return super.catalogue(campaignId, signal)
  }
}

const wanted = reward.build({ cost: 500 })
const account = (id: number, points: number | undefined, rewards = [reward.build()]) =>
  campaignAccount.build({ campaign: campaign.build({ id, points }), rewards })

/** The campaigns as home shows them, and their rewards. */
function arrange(...accounts: ReturnType<typeof account>[]) {
  const redemptions = new WatchedRedemptions(new InMemoryLoyaltyAccount(new InMemoryClock(), accounts))
  const campaigns = accounts.map(({ campaign }) => campaign)
  const find = new FindCampaignOfReward(redemptions)
  const controller = new AbortController()
  return { redemptions, controller, find: () => find.execute(wanted, campaigns, controller.signal) }
}

describe('the campaign of a reward', () => {
  it('is the one whose rewards have it', async () => {
    const { find, redemptions } = arrange(account(1, 900), account(2, 800, [wanted]), account(3, 700))
    expect(await find()).toBe(2)
    expect(redemptions.read).toEqual([1, 2])
  })

  it('is looked for first where the points suffice', async () => {
    const { find, redemptions } = arrange(account(1, 499), account(2, undefined), account(3, 500, [wanted]))
    expect(await find()).toBe(3)
    expect(redemptions.read).toEqual([3])
  })

  it('is unknown when no rewards have it, also where some cannot be read', async () => {
    expect(await arrange(account(1, 900), account(2, 800)).find()).toBeUndefined()
    const { find, redemptions } = arrange(account(1, 900), account(2, 800, [wanted]))
    redemptions.unreadable = 2
    expect(await find()).toBeUndefined()
  })

  it('fails when no rewards can be read', async () => {
    const { find, redemptions } = arrange(account(1, 900), account(2, 800, [wanted]))
    redemptions.steering.failWith({ kind: 'offline' })
    await expect(find()).rejects.toMatchObject({ reason: { kind: 'offline' } })
  })

  it('is not looked for any further when the customer has left', async () => {
    const { find, redemptions, controller } = arrange(account(1, 900), account(2, 800, [wanted]))
    controller.abort()
    expect(await find()).toBeUndefined()
    expect(redemptions.read).toEqual([1])
  })
})
