import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { Clock } from '@application/clock.ts'
import { KEPT } from '@application/freshness.ts'
import { type Campaign, campaignPhase } from '@domain/campaigns/campaign.ts'
import { makeAutoObservable } from 'mobx'
import { formatDay } from '../screen/format.ts'
import { Loadable } from '../screen/loadable.ts'
import { campaignContent } from './campaign-content.ts'
import { campaignName } from './campaign-names.ts'

const content = campaignContent.line

/**
 * Which campaign a screen belongs to: name and days, which are the same for a whole session. The screen works without it, so a failure
 * shows nothing.
 */
export class CampaignLineViewModel {
  static readonly dependencies = [CampaignRepository, Clock] as const

  readonly campaign = new Loadable((signal) => this.campaigns.find(this.campaignId, signal, KEPT))

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly clock: Clock,
    private readonly campaignId: number,
  ) {
    makeAutoObservable(this, { campaign: false }, { autoBind: true })
  }

  /** 'Natal Premiado · até 31/12/2026'; undefined while it is not known. */
  get sentence(): string | undefined {
    const campaign = this.campaign.value
    if (campaign === undefined) return undefined
    const name = campaignName(campaign)
    const when = this.when(campaign)
    return when === undefined ? name : `${name} · ${when}`
  }

  start(): void {
    void this.campaign.load()
  }

  dispose(): void {
    this.campaign.cancel()
  }

  private when({ start, end }: Campaign): string | undefined {
    const { kind } = campaignPhase({ start, end }, this.clock.today())
    if (kind === 'upcoming' && start) return content.from(formatDay(start))
    if (end === undefined) return undefined
    return kind === 'ended' ? content.ended(formatDay(end)) : content.until(formatDay(end))
  }
}
