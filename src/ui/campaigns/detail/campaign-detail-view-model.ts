import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { FindRewardGoal } from '@application/campaigns/find-reward-goal.ts'
import { type Campaign, campaignPhase } from '@domain/campaigns/campaign.ts'
import type { Id } from '@domain/id.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { observe } from '../../screen/observe.ts'
import { Today } from '../../screen/today.ts'
import { campaignContent } from '../campaign-content.ts'

export class CampaignDetailViewModel {
  static readonly dependencies = [CampaignRepository, FindRewardGoal, Today, Toasts] as const

  /** Undefined when the customer has no such campaign. */
  readonly campaign = new Loadable<Campaign | undefined>(
    (signal) => this.read(signal),
    () => this.toasts.show('error', campaignContent.toast.failed),
  ).askedAtStart()
  /** Asked for where the campaign comes without its balance, as some servers send it. */
  readonly points = new Loadable((signal) => this.campaigns.points(this.campaignId, signal))
  /** Left out when it cannot be read. */
  readonly goal = new Loadable((signal, points: number | undefined) =>
    this.findGoal.execute(this.campaignId, signal, points),
  ).askedLast()

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly findGoal: FindRewardGoal,
    readonly today: Today,
    private readonly toasts: Toasts,
    private readonly campaignId: Id,
  ) {
    this.campaign.whenLoaded((campaign) => this.campaignRead(campaign))
    this.points.whenLoaded((points) =>
      this.campaignRead(this.campaign.value && { ...this.campaign.value, points }),
    )
    observe(this)
  }

  private async read(signal: AbortSignal): Promise<Campaign | undefined> {
    const campaign = await this.campaigns.find(this.campaignId, signal)
    if (campaign === undefined && !signal.aborted) this.toasts.show('error', campaignContent.toast.notFound)
    return campaign && this.withPoints(campaign)
  }

  private async withPoints(campaign: Campaign): Promise<Campaign> {
    if (campaign.points !== undefined) return campaign
    await this.points.load()
    return { ...campaign, points: this.points.value }
  }

  /** A campaign without exchanges can have no goal. */
  private campaignRead(campaign: Campaign | undefined): void {
    if (!campaign?.allows.redeeming || campaignPhase(campaign, this.today.day).kind === 'ended') return
    void this.goal.load(campaign.points)
  }

  start(): void {
    void this.campaign.load()
  }
}
