import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { observe } from '../../screen/observe.ts'
import { Today } from '../../screen/today.ts'
import { campaignContent } from '../campaign-content.ts'

export class CampaignDetailViewModel {
  static readonly dependencies = [CampaignRepository, Today, Toasts] as const

  /** Undefined when the customer has no such campaign. */
  readonly campaign = new Loadable(
    async (signal) => {
      const campaign = await this.campaigns.find(this.campaignId, signal)
      if (campaign === undefined && !signal.aborted) this.toasts.show('error', campaignContent.toast.notFound)
      return campaign && this.withPoints(campaign, signal)
    },
    () => this.toasts.show('error', campaignContent.toast.failed),
  )

  constructor(
    private readonly campaigns: CampaignRepository,
    readonly today: Today,
    private readonly toasts: Toasts,
    private readonly campaignId: number,
  ) {
    observe(this)
  }

  /** Some servers leave the balance out of the campaign. */
  private async withPoints(campaign: Campaign, signal: AbortSignal): Promise<Campaign> {
    if (campaign.points !== undefined) return campaign
    const points = await this.campaigns.points(this.campaignId, signal).catch(() => undefined)
    return { ...campaign, points }
  }

  start(): void {
    void this.campaign.load()
  }
}
