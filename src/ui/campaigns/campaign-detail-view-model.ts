import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { Clock } from '@application/clock.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { makeAutoObservable } from 'mobx'
import { Loadable } from '../app/loadable.ts'
import { Toasts } from '../kit/toasts.ts'
import { campaignContent } from './campaign-content.ts'

export class CampaignDetailViewModel {
  static readonly dependencies = [CampaignRepository, Clock, Toasts] as const

  /** Undefined when there is no such campaign for this customer. */
  readonly campaign = new Loadable(
    async (signal) => {
      const campaign = await this.campaigns.find(this.campaignId, signal)
      if (campaign === undefined && !signal.aborted) this.toasts.show('error', campaignContent.toast.notFound)
      return campaign
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

  start(): void {
    void this.campaign.load()
  }

  dispose(): void {
    this.campaign.cancel()
  }
}
