import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { Clock } from '@application/clock.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import { makeAutoObservable } from 'mobx'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { campaignContent } from '../campaign-content.ts'

export class CampaignDetailViewModel {
  static readonly dependencies = [CampaignRepository, Clock, Toasts] as const

  /** Undefined when there is no such campaign for this customer. */
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
    private readonly clock: Clock,
    private readonly toasts: Toasts,
    private readonly campaignId: number,
  ) {
    makeAutoObservable(this, { campaign: false }, { autoBind: true })
  }

  get today(): CalendarDay {
    return this.clock.today()
  }

  /** Some servers leave the balance out of the campaign; without it the screen would miss its hero. */
  private async withPoints(campaign: Campaign, signal: AbortSignal): Promise<Campaign> {
    if (campaign.points !== undefined) return campaign
    const points = await this.campaigns.points(this.campaignId, signal).catch(() => undefined)
    return { ...campaign, points }
  }

  start(): void {
    void this.campaign.load()
  }

  dispose(): void {
    this.campaign.cancel()
  }
}
