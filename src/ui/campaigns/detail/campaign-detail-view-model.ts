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

  /** The campaign as another screen has read it; undefined when none has. */
  readonly known: Campaign | undefined
  /** Undefined when the customer has no such campaign. */
  readonly campaign = new Loadable<Campaign | undefined>(
    (signal) => this.campaigns.find(this.campaignId, signal),
    () => this.toasts.show('error', campaignContent.toast.failed),
  ).askedAtStart()
  /** Asked for where the campaign comes without its balance, as some servers send it. */
  readonly points = new Loadable((signal) => this.campaigns.points(this.campaignId, signal))
  /** Left out when it cannot be read. */
  readonly goal = new Loadable(async (signal) =>
    this.balance === undefined ? undefined : this.findGoal.execute(this.campaignId, this.balance, signal),
  ).askedLast()
  private isUnknownSaid = false

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly findGoal: FindRewardGoal,
    pointsSpent: PointsSpent,
    readonly today: Today,
    private readonly toasts: Toasts,
    private readonly campaignId: Id,
  ) {
    this.known = campaigns.known(campaignId)
    this.campaign
      .renewedBy(pointsSpent)
      .keptCurrent()
      .whenLoaded((campaign) => {
        if (campaign === undefined) this.sayUnknown()
        else if (campaign.points === undefined) renew(this.points)
        else this.readGoal()
      })
    this.points.whenLoaded(() => this.readGoal())
    observe(this)
  }

  /** The answer or, while there is none, what another screen has read. */
  get shown(): Campaign | undefined {
    const { state } = this.campaign
    return state.status === 'loaded' ? state.value : this.known
  }

  /** Undefined while it is not known. */
  get balance(): number | undefined {
    return this.campaign.value?.points ?? this.points.value
  }

  /** Shows the message only once, because the campaign is read again each time that the customer comes back. */
  private sayUnknown(): void {
    if (this.isUnknownSaid) return
    this.isUnknownSaid = true
    this.toasts.show('error', campaignContent.toast.notFound)
  }

  /** A campaign without exchanges can have no goal. */
  private readGoal(): void {
    const campaign = this.campaign.value
    if (campaign?.allows.redeeming && campaignPhase(campaign, this.today.day).kind !== 'ended')
      renew(this.goal)
    else this.goal.reset()
  }

  start(): void {
    void this.campaign.load()
  }
}

/** Asks for the first time, or again: then what is shown stays until the new answer has come. */
function renew<T>(load: Loadable<T>): void {
  if (load.state.status === 'loaded') load.refresh()
  else void load.load()
}
