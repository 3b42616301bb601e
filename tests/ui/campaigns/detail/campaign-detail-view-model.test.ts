import { FindRewardGoal } from '@application/campaigns/find-reward-goal.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import type { Cancellation } from '@application/cancellation.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import {
  type CampaignAccount,
  InMemoryLoyaltyAccount,
} from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { Steering } from '@infrastructure/in-memory/steering.ts'
import { CampaignDetailViewModel } from '@ui/campaigns/detail/campaign-detail-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { campaign, campaignAccount, reward } from '../../../support/factories/campaigns.ts'
import { openScreen } from '../../../support/open-screen.ts'
import { settled } from '../../../support/settled.ts'
import { testDevice } from '../../../support/test-device.ts'

/** A server that leaves the balance out of its campaigns. */
class CampaignsWithoutBalance extends InMemoryCampaignRepository {
  readonly balance = new Steering()
  /** The campaign has ended for this customer since it was listed. */
  isGone = false

  override async find(campaignId: number, signal?: Cancellation): Promise<Campaign | undefined> {
    const campaign = await super.find(campaignId, signal)
    if (this.isGone) return undefined
    return campaign && { ...campaign, points: undefined }
  }

  override async points(campaignId: number, signal?: Cancellation): Promise<number> {
    await this.balance.answer(() => undefined, signal)
    return super.points(campaignId, signal)
  }
}

async function open({
  failing = false,
  slow = false,
  isListed = false,
  isAnswerHeld = false,
  of,
  account = campaignAccount.redeemable(1520, 400).build(),
}: {
  failing?: boolean
  slow?: boolean
  /** Another screen has read the campaign. */
  isListed?: boolean
  isAnswerHeld?: boolean
  of?: number
  account?: CampaignAccount
} = {}) {
  const clock = new InMemoryClock()
  const loyalty = new InMemoryLoyaltyAccount(clock, [account])
  const campaigns = new CampaignsWithoutBalance(loyalty)
  const redemptions = new InMemoryRedemptionRepository(loyalty)
  if (failing) campaigns.balance.failWith({ kind: 'timeout' })
  if (slow) campaigns.balance.hold()
  if (isListed) await campaigns.list()
  if (isAnswerHeld) campaigns.steering.hold()
  const toasts = new Toasts(clock)
  const id = of ?? account.campaign.id
  const pointsSpent = new PointsSpent()
  const detail = new CampaignDetailViewModel(
    campaigns,
    new FindRewardGoal(campaigns, redemptions, testDevice().rewardGoals),
    pointsSpent,
    new Today(clock),
    toasts,
    id,
  )
  const { visibility } = openScreen(detail)
  await settled()
  return {
    detail,
    campaigns,
    visibility,
    toasts,
    loyalty,
    pointsSpent,
    redemptions,
    balance: campaigns.balance,
    said: toasts.items.map(({ text }) => text),
  }
}

const noExchanges = { statement: true, redeeming: false, history: true }

describe("a campaign's detail", () => {
  it('shows what another screen has read of the campaign until its answer comes, and also when none comes', async () => {
    const { detail, campaigns } = await open({ isListed: true, isAnswerHeld: true })
    expect(detail.campaign.state.status).toBe('pending')
    expect(detail.shown).toEqual(detail.known)
    expect(detail.shown).toBeDefined()
    campaigns.steering.release()
    await settled()
    expect(detail.shown).toBe(detail.campaign.value)
    campaigns.steering.failWith({ kind: 'timeout' })
    await detail.campaign.load()
    expect(detail.shown).toEqual(detail.known)
  })

  it('shows nothing of a campaign that the customer does not have any more', async () => {
    const { detail, campaigns } = await open({ isListed: true, isAnswerHeld: true })
    campaigns.isGone = true
    campaigns.steering.release()
    await settled()
    expect(detail.known).toBeDefined()
    expect(detail.shown).toBeUndefined()
  })

  it('reads the balance when the campaign comes without it', async () => {
    const { detail } = await open()
    expect(detail.balance).toBe(1520)
  })

  it('reads the balance again when an exchange ends that the screen before has sent, and shows the old one until then', async () => {
    const account = campaignAccount.redeemable(1520, 400).build()
    const { detail, loyalty, balance, pointsSpent } = await open({ account })
    loyalty.redeem(Number(account.rewards[0]?.id))
    balance.hold()
    pointsSpent.notify()
    await settled()
    expect(detail.balance).toBe(1520)
    balance.release()
    await settled()
    expect(detail.balance).toBe(1120)
  })

  it('shows the goal as it was until it has been read again', async () => {
    const account = campaignAccount.redeemable(1520, 2000).build()
    const { detail, redemptions, pointsSpent } = await open({ account })
    redemptions.steering.hold()
    Object.assign(account, { rewards: [reward.build({ cost: 2100 })] })
    pointsSpent.notify()
    await settled()
    expect(detail.goal.value).toMatchObject({ kind: 'next', missing: 480 })
    redemptions.steering.release()
    await settled()
    expect(detail.goal.value).toMatchObject({ kind: 'next', missing: 580 })
  })

  it('shows at once all but a balance that takes long', async () => {
    const { detail, balance } = await open({ slow: true })
    expect(detail.campaign.state.status).toBe('loaded')
    expect([detail.balance, detail.points.state.status]).toEqual([undefined, 'pending'])

    balance.release()
    await settled()
    expect(detail.balance).toBe(1520)
  })

  it('shows without a balance that cannot be read, and takes it and the goal from the next try', async () => {
    const account = campaignAccount.redeemable(1520, 2000).build()
    const { detail, balance } = await open({ failing: true, account })
    expect(detail.campaign.value).toMatchObject({ points: undefined })
    expect(detail.points.state.status).toBe('failed')

    balance.failWith(undefined)
    detail.points.retry()
    await settled()
    expect(detail.points.value).toBe(1520)
    expect(detail.goal.value).toMatchObject({ kind: 'next', missing: 480 })
  })

  it('shows the reward that is reached next, and none where nothing can be exchanged any more', async () => {
    const account = campaignAccount.redeemable(1520, 2000).build()
    expect((await open({ account })).detail.goal.value).toMatchObject({ kind: 'next', missing: 480 })

    const closed = { ...account, campaign: { ...account.campaign, allows: noExchanges } }
    const over = { ...account, campaign: campaign.ended().build() }
    for (const account of [closed, over]) {
      expect((await open({ account })).detail.goal.state.status).toBe('idle')
    }
  })

  it('takes the goal away when the campaign has closed until the customer comes back', async () => {
    const account = campaignAccount.redeemable(1520, 2000).build()
    const { detail, visibility } = await open({ account })
    Object.assign(account.campaign, { allows: noExchanges })
    visibility.comeBack()
    await settled()
    expect(detail.campaign.value?.allows).toEqual(noExchanges)
    expect(detail.goal.value).toBeUndefined()
  })

  it('says once that there is no such campaign, however often the customer comes back', async () => {
    const { visibility, toasts } = await open({ of: -1 })
    toasts.dismiss()
    visibility.comeBack()
    await settled()
    expect(toasts.items).toEqual([])
  })

  it('says so when there is no such campaign', async () => {
    // A number that no campaign of another test of this worker can have: they are counted from 1.
    const { detail, said } = await open({ of: -1 })
    expect(detail.campaign.state).toEqual({ status: 'loaded', value: undefined })
    expect(said).toEqual(['Ops!, não foi possivel capturar detalhes da campanha'])
  })
})
