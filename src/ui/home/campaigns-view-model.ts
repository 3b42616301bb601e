import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { type Campaign, type CampaignPhase, campaignPhase, inOrderOfUse } from '@domain/campaigns/campaign.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { paths } from '../screen/paths.ts'
import { Today } from '../screen/today.ts'

/** The campaigns in progress and the rewards already within reach: each loads and fails alone. */
export class CampaignsViewModel {
  static readonly dependencies = [CampaignRepository, RedemptionRepository, Today] as const

  readonly running = new Loadable(async (signal) =>
    inOrderOfUse(await this.campaigns.running(signal), this.today.day),
  ).askedLast()
  readonly rewards = new Loadable((signal) => this.redemptions.withinReach(signal)).askedLast()

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly today: Today,
  ) {
    observe(this)
  }

  /**
   * The server does not say which campaign a reward belongs to (docs/wire.md, call 35). When only one campaign is open for
   * exchanges, this is its screen; otherwise the list of campaigns.
   */
  get redeemAt(): string {
    const open = (this.running.value ?? []).filter((campaign) => campaign.allows.redeeming)
    const [only] = open
    return only && open.length === 1 ? paths.campaign.rewards(only.id) : paths.campaigns
  }

  /** By the campaign's own days: the server may call a campaign running that is not. */
  phase(campaign: Campaign): CampaignPhase {
    return campaignPhase(campaign, this.today.day)
  }

  start(): void {
    void this.running.load()
    void this.rewards.load()
  }
}
