import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { RewardGoals } from '@application/campaigns/reward-goals.ts'
import { FRESH, RECENT } from '@application/freshness.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import { isRedeemable, type RedeemableReward, type Reward } from '@domain/campaigns/reward.ts'
import { type GoalProgress, progressTo } from '@domain/campaigns/reward-goal.ts'
import {
  type RewardOrder,
  type RewardSelection,
  rewardsInOrder,
  rewardsWithin,
  searchedTextsOf,
} from '@domain/campaigns/reward-selection.ts'
import type { Id } from '@domain/id.ts'
import { type Search, searchIn } from '@domain/search-text.ts'
import { Toasts } from '../../kit/toasts.ts'
import { formatPoints } from '../../screen/format.ts'
import { isAwaited } from '../../screen/load-state.ts'
import { Loadable } from '../../screen/loadable.ts'
import { observe } from '../../screen/observe.ts'
import { uniqueKeys } from '../../screen/unique-keys.ts'
import { campaignContent } from '../campaign-content.ts'
import { redemptionsContent as content } from './redemptions-content.ts'

const everything: RewardSelection = { search: '', reach: 'all', order: 'cheapest' }

/** The rewards of a campaign, the customer's points, and the reward that is the goal (product.md §2). */
export class RewardsViewModel {
  static readonly dependencies = [
    CampaignRepository,
    RedemptionRepository,
    RewardGoals,
    Toasts,
    PointsSpent,
  ] as const

  readonly points = new Loadable((signal) =>
    this.campaigns.points(this.campaignId, signal, this.arePointsOld ? FRESH : RECENT),
  )
    .askedAtStart()
    .keptCurrent()
    .whenLoaded(() => {
      this.arePointsOld = false
      this.readGoal()
    })
  readonly catalogue = new Loadable(
    (signal) => this.redemptions.catalogue(this.campaignId, signal),
    () => this.toasts.show('error', campaignContent.toast.failed),
  )
    .askedAtStart()
    // The customer confirms a cost, which must be today's.
    .keptCurrent()
  /** Lines for the estimate of the goal: loaded only when there is a goal. If they fail, the estimate is left out. */
  readonly credits = new Loadable<readonly PointsLine[]>(async (signal) => {
    const { lines } = await this.campaigns.statement(this.campaignId, 1, signal)
    return lines
  }).askedLast()
  selection = everything
  private pinned: Id | undefined
  private arePointsOld = false

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly goals: RewardGoals,
    private readonly toasts: Toasts,
    pointsSpent: PointsSpent,
    readonly campaignId: Id,
  ) {
    // The customer may leave during an exchange and open this screen again before it ends. Then the points change here too.
    this.points.renewedBy(pointsSpent)
    observe(this, { arePointsOld: false })
  }

  get shown(): readonly Reward[] {
    const { search, reach } = this.selection
    return rewardsWithin(reach, this.search.find(search), this.points.value)
  }

  /** Why the points are not known; undefined when they are. */
  get whyUnknownPoints(): string | undefined {
    if (this.points.value !== undefined) return undefined
    return isAwaited(this.points.state) ? content.blocked.pointsAwaited : content.blocked.points
  }

  /** Why the selection cannot be shown: which rewards are within reach is not known without the points. */
  get whyUnknownReach(): string | undefined {
    return this.selection.reach === 'all' ? undefined : this.whyUnknownPoints
  }

  /** How far away the pinned reward is; undefined while that is not known, or nothing is pinned. */
  get goal(): GoalProgress | undefined {
    const reward = this.rewardOf(this.pinned)
    const points = this.points.value
    return reward && points !== undefined ? progressTo(reward, points, this.credits.value) : undefined
  }

  /** Whether the campaign shows the customer's exchanges; counted as so while that is not known. */
  get showsHistory(): boolean {
    return this.campaigns.known(this.campaignId)?.allows.history !== false
  }

  /** Computed once while an observer reads it. */
  get keys(): ReadonlyMap<Reward, string> {
    return uniqueKeys(this.catalogue.value?.rewards ?? [], ({ id }) => String(id ?? ''))
  }

  start(): void {
    this.readGoal()
    void this.points.load()
    void this.catalogue.load()
    if (this.pinned !== undefined) void this.credits.load()
  }

  /** It is the goal no more once it has been exchanged, here or on another screen. */
  readGoal(): void {
    this.pinned = this.goals.find(this.campaignId)
  }

  /** Reads the points after an exchange. No answer from before it counts, not even after a failed read. */
  readPointsAnew(): void {
    this.arePointsOld = true
    void this.points.load()
  }

  selectionChanged(changed: Partial<RewardSelection>): void {
    this.selection = { ...this.selection, ...changed }
  }

  showAllPressed(): void {
    this.selection = { ...everything, order: this.selection.order }
  }

  isGoal({ id }: Reward): boolean {
    return id !== undefined && id === this.pinned
  }

  /** Pins the reward, or unpins it. */
  goalPressed(reward: Reward): void {
    if (reward.id === undefined) return
    if (this.isGoal(reward)) {
      this.pinned = undefined
      this.goals.unpin(this.campaignId, reward.id)
      return
    }
    this.pinned = reward.id
    this.goals.pin(this.campaignId, reward.id)
    if (this.credits.state.status === 'idle') void this.credits.load()
  }

  /** The reward with this id, as the catalogue has it. */
  rewardOf(id: Id | undefined): RedeemableReward | undefined {
    return this.catalogue.value?.rewards.filter(isRedeemable).find((reward) => reward.id === id)
  }

  formatPoints(points: number): string {
    return formatPoints(points, this.catalogue.value?.pointName)
  }

  /** Computed separately, so that the list is not sorted again for each letter that is typed. */
  private get order(): RewardOrder {
    return this.selection.order
  }

  private get search(): Search<Reward> {
    return searchIn(rewardsInOrder(this.catalogue.value?.rewards ?? [], this.order), searchedTextsOf)
  }
}
