import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { Clock } from '@application/clock.ts'
import { type Campaign, type CampaignPhase, campaignPhase, inOrderOfUse } from '@domain/campaigns/campaign.ts'
import { makeAutoObservable } from 'mobx'
import { Loadable } from '../screen/loadable.ts'
import { paths } from '../screen/paths.ts'

/** The campaigns in progress and the rewards already within reach: each loads and fails alone. */
export class CampaignsViewModel {
  static readonly dependencies = [CampaignRepository, RedemptionRepository, Clock] as const

  readonly running = new Loadable(async (signal) =>
    inOrderOfUse(await this.campaigns.running(signal), this.clock.today()),
  )
  readonly rewards = new Loadable((signal) => this.redemptions.withinReach(signal))

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, { running: false, rewards: false }, { autoBind: true })
  }

  /**
   * Where rewards are exchanged. The server does not say which campaign a reward belongs to (wire.md, call 35): unless only
   * one is open for it, the customer chooses among the campaigns.
   */
  get redeemAt(): string {
    const open = (this.running.value ?? []).filter((campaign) => campaign.allows.redeeming)
    const [only] = open
    return only && open.length === 1 ? paths.campaign.rewards(only.id) : paths.campaigns
  }

  /** The server calls them running; their own days may say otherwise, and are told then. */
  phase(campaign: Campaign): CampaignPhase {
    return campaignPhase(campaign, this.clock.today())
  }

  start(): void {
    void this.running.load()
    void this.rewards.load()
  }

  dispose(): void {
    this.running.cancel()
    this.rewards.cancel()
  }
}
