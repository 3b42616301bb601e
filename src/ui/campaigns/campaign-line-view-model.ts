import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { type Campaign, campaignPhase } from '@domain/campaigns/campaign.ts'
import type { Id } from '@domain/id.ts'
import { formatDay } from '../screen/format.ts'
import { Loadable } from '../screen/loadable.ts'
import { shownName } from '../screen/name-in-capitals.ts'
import { observe } from '../screen/observe.ts'
import { Today } from '../screen/today.ts'
import { campaignContent } from './campaign-content.ts'
import { campaignName } from './campaign-names.ts'

const content = campaignContent.line

/** Name and days of the screen's campaign. The screen works without them, so a failure shows nothing. */
export class CampaignLineViewModel {
  static readonly dependencies = [CampaignRepository, Today] as const

  readonly campaign = new Loadable(
    async (signal) => this.campaigns.known(this.campaignId) ?? this.campaigns.find(this.campaignId, signal),
  ).askedAtStart()

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly today: Today,
    private readonly campaignId: Id,
  ) {
    observe(this)
  }

  /** 'Natal Premiado · até 31/12/2026'; undefined until it is loaded. */
  get sentence(): string | undefined {
    const campaign = this.campaign.value
    if (campaign === undefined) return undefined
    const name = shownName(campaignName(campaign))
    const when = this.when(campaign)
    return when === undefined ? name : `${name} · ${when}`
  }

  start(): void {
    void this.campaign.load()
  }

  private when({ start, end }: Campaign): string | undefined {
    const { kind } = campaignPhase({ start, end }, this.today.day)
    if (kind === 'upcoming' && start) return content.from(formatDay(start))
    if (end === undefined) return undefined
    return kind === 'ended' ? content.ended(formatDay(end)) : content.until(formatDay(end))
  }
}
