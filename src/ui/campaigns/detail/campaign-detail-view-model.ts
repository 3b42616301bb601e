import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { FindRewardGoal } from '@application/campaigns/find-reward-goal.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { type Campaign, campaignPhase } from '@domain/campaigns/campaign.ts'
import type { Id } from '@domain/id.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { observe } from '../../screen/observe.ts'
import { Today } from '../../screen/today.ts'
import { campaignContent } from '../campaign-content.ts'

export class CampaignDetailViewModel {
  static readonly dependencies = [CampaignRepository, FindRewardGoal, PointsSpent, Today, Toasts] as const

  /** Undefined when the customer has no such campaign. */
  readonly campaign = new Loadable<Campaign | undefined>(
    (signal) => this.campaigns.find(this.campaignId, signal),
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
    pointsSpent: PointsSpent,
    readonly today: Today,
    private readonly toasts: Toasts,
    private readonly campaignId: Id,
  ) {
    this.campaign
      .renewedBy(pointsSpent)
      .keptCurrent()
      .whenLoaded((campaign) => {
        if (campaign === undefined) this.toasts.show('error', campaignContent.toast.notFound)
        else if (campaign.points === undefined) this.readPoints()
        else this.readGoal()
      })
    this.points.whenLoaded(() => this.readGoal())
    observe(this)
  }

  /** Undefined while it is not known. */
  get balance(): number | undefined {
    return this.campaign.value?.points ?? this.points.value
  }

  /** What is shown stays until the new balance has come. */
  private readPoints(): void {
    if (this.points.value === undefined) void this.points.load()
    else this.points.refresh()
  }

  /** A campaign without exchanges can have no goal. */
  private readGoal(): void {
    const campaign = this.campaign.value
    if (!campaign?.allows.redeeming || campaignPhase(campaign, this.today.day).kind === 'ended') return
    void this.goal.load(this.balance)
  }

  start(): void {
    void this.campaign.load()
  }
}
