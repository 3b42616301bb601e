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
class CampaignsWithoutBalance extends InMemoryCampaignRepository {
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

async function open({ failing = false, of }: { failing?: boolean; of?: number } = {}) {
  const account = campaignAccount.redeemable(1520, 400).build()
  const clock = new InMemoryClock()
  const campaigns = new CampaignsWithoutBalance(new InMemoryLoyaltyAccount(clock, [account]))
  if (failing) campaigns.balance.failWith({ kind: 'timeout' })
  const toasts = new Toasts(clock)
  const id = of ?? account.campaign.id
  const detail = new CampaignDetailViewModel(campaigns, new Today(clock), toasts, id)
  detail.start()
  await settled()
  return { detail, said: toasts.items.map(({ text }) => text) }
}

describe("a campaign's detail", () => {
  it('reads the balance when the campaign comes without it', async () => {
    const { detail } = await open()
    expect(detail.campaign.value?.points).toBe(1520)
  })

  it('shows without a balance that cannot be read', async () => {
    const { detail } = await open({ failing: true })
    expect(detail.campaign.value).toMatchObject({ points: undefined })
  })

  it('says so when there is no such campaign', async () => {
    const { detail, said } = await open({ of: 99 })
    expect(detail.campaign.state).toEqual({ status: 'loaded', value: undefined })
    expect(said).toEqual(['Ops!, não foi possivel capturar detalhes da campanha'])
  })
})
