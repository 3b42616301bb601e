import type { Cancellation } from '@application/cancellation.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { Steering } from '@infrastructure/in-memory/steering.ts'
import { CampaignDetailViewModel } from '@ui/campaigns/detail/campaign-detail-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { campaignAccount } from '../../../support/factories/campaigns.ts'
import { settled } from '../../../support/settled.ts'

/** A server that leaves the balance out of its campaigns. */
class ReticentCampaigns extends InMemoryCampaignRepository {
  readonly balance = new Steering()

  override async find(campaignId: number, signal?: Cancellation): Promise<Campaign | undefined> {
    const campaign = await super.find(campaignId, signal)
    return campaign && { ...campaign, points: undefined }
  }

  override async points(campaignId: number, signal?: Cancellation): Promise<number> {
    await this.balance.answer(() => undefined, signal)
    return super.points(campaignId, signal)
  }
}

function arrange({ of: askedFor }: { of?: number } = {}) {
  const account = campaignAccount.redeemable(1520, 400).build()
  const clock = new InMemoryClock()
  const campaigns = new ReticentCampaigns(new InMemoryLoyaltyAccount(clock, [account]))
  const toasts = new Toasts(clock)
  const detail = new CampaignDetailViewModel(
    campaigns,
    new Today(clock),
    toasts,
    askedFor ?? account.campaign.id,
  )
  const open = async () => {
    detail.start()
    await settled()
  }
  return { campaigns, detail, open, said: () => toasts.items.map(({ text }) => text) }
}

describe("a campaign's detail", () => {
  it('asks for the balance by itself where the campaign leaves it out', async () => {
    const { detail, open } = arrange()
    await open()
    expect(detail.campaign.value?.points).toBe(1520)
  })

  it('is there without a balance that cannot be read', async () => {
    const { campaigns, detail, open } = arrange()
    campaigns.balance.failWith({ kind: 'timeout' })
    await open()
    expect(detail.campaign.value).toMatchObject({ points: undefined })
  })

  it('says so when there is no such campaign', async () => {
    const { detail, open, said } = arrange({ of: 99 })
    await open()
    expect(detail.campaign.state).toEqual({ status: 'loaded', value: undefined })
    expect(said()).toEqual(['Ops!, não foi possivel capturar detalhes da campanha'])
  })
})
