import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { Clock } from '@application/clock.ts'
import { type Campaign, campaignPhase, inOrderOfUse } from '@domain/campaigns/campaign.ts'
import { makeAutoObservable } from 'mobx'
import { Loadable } from '../app/loadable.ts'

/** The campaigns in progress and the rewards already within reach: each loads and fails alone. */
export class CampaignsViewModel {
  static readonly dependencies = [CampaignRepository, RedemptionRepository, Clock] as const

  /** The days of a campaign are believed before the list in which the server put it. */
  readonly running = new Loadable(async (signal) => {
    const today = this.clock.today()
    const running = (await this.campaigns.running(signal)).filter(
      (campaign) => campaignPhase(campaign, today).kind === 'running',
    )
    return inOrderOfUse(running, today)
  })
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
    return only && open.length === 1 ? `/campanha/${only.id}/resgates` : '/campanhas'
  }

  /** Days until the campaign ends; undefined when no end is set. */
  daysLeft(campaign: Campaign): number | undefined {
    const phase = campaignPhase(campaign, this.clock.today())
    return phase.kind === 'running' ? phase.daysLeft : undefined
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
