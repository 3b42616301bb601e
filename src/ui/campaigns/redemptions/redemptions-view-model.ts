import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { PrepareRedemption } from '@application/campaigns/prepare-redemption.ts'
import { RedeemPoints, type RedemptionOutcome } from '@application/campaigns/redeem-points.ts'
import type { RedemptionIntent } from '@application/campaigns/redemption-intent.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { RewardGoals } from '@application/campaigns/reward-goals.ts'
import { SettleEarlierRedemption } from '@application/campaigns/settle-earlier-redemption.ts'
import type { SettledRedemption } from '@application/campaigns/settle-redemption.ts'
import { UnsettledRedemptions } from '@application/campaigns/unsettled-redemptions.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import {
  hasCost,
  isRedeemable,
  missingPoints,
  type RedeemableReward,
  type Reward,
} from '@domain/campaigns/reward.ts'
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
import { runInAction } from 'mobx'
import { assertNever } from '../../kit/assert-never.ts'
import { Toasts } from '../../kit/toasts.ts'
import { failureMessage, isShownElsewhere } from '../../screen/failure-message.ts'
import { formatPoints } from '../../screen/format.ts'
import { Loadable } from '../../screen/loadable.ts'
import { shownName } from '../../screen/name-in-capitals.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'
import { Submission } from '../../screen/submission.ts'
import { isAwaited } from '../../screen/waiting.ts'
import { campaignContent } from '../campaign-content.ts'
import { rewardName } from '../campaign-names.ts'
import { redemptionsContent as content } from './redemptions-content.ts'

/** The result of the last exchange, shown below the points until another one begins. */
export type RedemptionNews =
  | { readonly kind: 'redeemed' | 'found'; readonly rewardName: string; readonly rewardId: Id }
  | { readonly kind: 'did-not-happen' | 'unknown' | 'refused'; readonly rewardName: string }
  | { readonly kind: 'repeated'; readonly rewardName: string; readonly times: number }
  | { readonly kind: 'checking' }

const everything: RewardSelection = { search: '', reach: 'all', order: 'cheapest' }

/** The rewards and their exchange for points (product.md §2, rule 7). */
export class RedemptionsViewModel {
  static readonly dependencies = [
    CampaignRepository,
    RedemptionRepository,
    RewardGoals,
    UnsettledRedemptions,
    PrepareRedemption,
    RedeemPoints,
    SettleEarlierRedemption,
    Toasts,
    Navigation,
  ] as const

  readonly points = new Loadable((signal) => this.campaigns.points(this.campaignId, signal))
    .whenLoaded(() => this.askCarried())
    .askedAtStart()
  readonly catalogue = new Loadable(
    (signal) => this.redemptions.catalogue(this.campaignId, signal),
    () => this.toasts.show('error', campaignContent.toast.failed),
  )
    .whenLoaded(() => this.askCarried())
    .askedAtStart()
  /** Lines for the estimate of the goal: loaded only when there is a goal. If they fail, the estimate is left out. */
  readonly credits = new Loadable<readonly PointsLine[]>(async (signal) => {
    const { lines } = await this.campaigns.statement(this.campaignId, 1, signal)
    return lines
  }).askedLast()
  readonly submission = new Submission()
  selection = everything
  /** The exchange that the open dialog asks to confirm. */
  intent: RedemptionIntent | undefined
  /** Why the open dialog asks again. */
  askedAgain: 'points-changed' | 'another-sent' | undefined
  /** Why nothing was sent, in the open dialog. */
  notSent: PortFailureReason | undefined
  news: RedemptionNews | undefined
  private pinned: Id | undefined
  private open = false

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly goals: RewardGoals,
    private readonly unsettled: UnsettledRedemptions,
    private readonly prepareRedemption: PrepareRedemption,
    private readonly redeemPoints: RedeemPoints,
    private readonly settleEarlier: SettleEarlierRedemption,
    private readonly toasts: Toasts,
    private readonly navigation: Navigation,
    readonly campaignId: Id,
  ) {
    observe(this)
  }

  get shown(): readonly Reward[] {
    const { search, reach } = this.selection
    return rewardsWithin(reach, this.search.find(search), this.points.value)
  }

  /** How far away the pinned reward is; undefined while that is not known, or nothing is pinned. */
  get goal(): GoalProgress | undefined {
    const reward = this.rewardOf(this.pinned)
    const points = this.points.value
    return reward && points !== undefined ? progressTo(reward, points, this.credits.value) : undefined
  }

  start(): void {
    this.open = true
    this.pinned = this.goals.find(this.campaignId)
    void this.points.load()
    void this.catalogue.load()
    if (this.pinned !== undefined) void this.credits.load()
    if (this.unsettled.find(this.campaignId)) void this.checkPressed()
  }

  dispose(): void {
    this.open = false
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
      this.goals.unpin(this.campaignId)
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

  /** Why this reward cannot be exchanged now; undefined when it can. */
  obstacle(reward: Reward): string | undefined {
    if (this.news?.kind === 'checking') return content.blocked.checking
    if (this.news?.kind === 'unknown') return content.blocked.doubt
    const points = this.points.value
    if (points === undefined) {
      return isAwaited(this.points.state) ? content.blocked.pointsAwaited : content.blocked.points
    }
    if (!hasCost(reward)) return content.blocked.cost
    const missing = missingPoints(reward, points)
    if (missing === 0) return undefined
    return (missing === 1 ? content.missingOne : content.missing)(this.formatPoints(missing))
  }

  redeemPressed(reward: Reward): void {
    const pointsShown = this.points.value
    if (pointsShown === undefined || this.obstacle(reward) !== undefined || this.submission.busy) return
    const { id, cost } = reward
    if (id === undefined || cost === undefined) {
      this.toasts.show('error', campaignContent.toast.noRewardsId)
      return
    }
    this.askedAgain = undefined
    this.notSent = undefined
    this.news = undefined
    const named = { id, cost, name: shownName(rewardName(reward)) }
    this.intent = this.prepareRedemption.execute(this.campaignId, named, pointsShown)
  }

  cancelPressed(): void {
    if (!this.submission.busy) this.intent = undefined
  }

  async confirmPressed(): Promise<void> {
    const { intent } = this
    if (intent === undefined) return
    this.notSent = undefined
    const outcome = await this.submission.run(() => this.redeemPoints.execute(intent))
    if (outcome !== undefined) runInAction(() => this.showOutcome(intent, outcome))
  }

  /** Finds the result of an exchange that an earlier page or another tab left without an answer. */
  async checkPressed(): Promise<void> {
    this.news = { kind: 'checking' }
    const settled = await this.settleEarlier.execute(this.campaignId)
    runInAction(() => {
      if (settled) this.showSettled(settled)
      else this.answeredElsewhere()
    })
  }

  /** While a result is unknown its notice stays, and blocks other exchanges. */
  newsClosed(): void {
    if (this.news?.kind !== 'checking' && this.news?.kind !== 'unknown') this.news = undefined
  }

  /** Asks about the reward that was pressed on home, once its cost and the balance are known. */
  private askCarried(): void {
    const { redeem } = this.navigation.carried()
    const rewards = this.catalogue.value?.rewards
    if (redeem === undefined || rewards === undefined || this.points.value === undefined) return
    // A reload, or a step back to this screen, does not ask again.
    this.navigation.forgetCarried()
    const reward = rewards.find(({ id }) => id === redeem)
    if (reward) this.redeemPressed(reward)
  }

  /** Computed separately, so that the list is not sorted again for each letter that is typed. */
  private get order(): RewardOrder {
    return this.selection.order
  }

  private get search(): Search<Reward> {
    return searchIn(rewardsInOrder(this.catalogue.value?.rewards ?? [], this.order), searchedTextsOf)
  }

  private showOutcome(intent: RedemptionIntent, outcome: RedemptionOutcome): void {
    switch (outcome.kind) {
      case 'redeemed':
        this.intent = undefined
        this.news = newsOf('redeemed', intent, outcome.times)
        this.updateBalance(outcome.points)
        this.congratulate(outcome.times)
        break
      case 'points-changed':
      case 'another-sent':
        this.points.replace(outcome.points)
        this.askAgain(intent, outcome)
        break
      case 'insufficient':
        this.intent = undefined
        this.sayInsufficient(outcome.missing)
        break
      case 'refused':
        this.intent = undefined
        this.news = { kind: 'refused', rewardName: intent.rewardName }
        this.updateBalance(outcome.points)
        this.toasts.show('error', failureMessage(outcome.failure, content.refusedWithoutReason))
        break
      case 'not-sent':
        // An intent runs once, so the next confirmation needs a new one.
        this.intent = { ...intent }
        this.notSent = isShownElsewhere(outcome.failure) ? undefined : outcome.failure
        break
      case 'settled':
        this.showSettled(outcome.finding)
        break
      case 'earlier-first':
        this.showSettled(outcome.earlier)
        break
      default:
        assertNever(outcome)
    }
  }

  private showSettled(settled: SettledRedemption): void {
    this.intent = undefined
    const { redemption } = settled
    const { rewardName } = redemption
    switch (settled.kind) {
      case 'took-place':
        this.news = newsOf('found', redemption, settled.times)
        this.updateBalance(settled.points)
        this.congratulate(settled.times)
        break
      case 'did-not-happen':
        this.news = { kind: 'did-not-happen', rewardName }
        this.updateBalance(settled.points)
        break
      case 'still-unknown':
        this.news = { kind: 'unknown', rewardName }
        break
      default:
        assertNever(settled)
    }
  }

  /** The account changed while the dialog was open, so the customer confirms the new balance. */
  private askAgain(
    { rewardId: id, rewardName: name, cost }: RedemptionIntent,
    { kind, points }: Extract<RedemptionOutcome, { kind: 'points-changed' | 'another-sent' }>,
  ): void {
    const missing = missingPoints({ cost }, points)
    this.askedAgain = kind
    this.intent =
      missing === 0 ? this.prepareRedemption.execute(this.campaignId, { id, name, cost }, points) : undefined
    if (missing > 0) this.sayInsufficient(missing)
  }

  /** Not beside the notice that more was exchanged than the customer asked for. */
  private congratulate(times: number): void {
    if (times === 1) this.toasts.show('success', content.success)
  }

  private sayInsufficient(missing: number): void {
    this.toasts.show('info', content.insufficientNow(this.formatPoints(missing), missing === 1))
  }

  /** The tab that sent the exchange has its answer, so the balance here is old. */
  private answeredElsewhere(): void {
    this.news = undefined
    this.updateBalance(undefined)
  }

  private updateBalance(points: number | undefined): void {
    if (points !== undefined) this.points.replace(points)
    // An exchange may end after the customer left; a read that starts then is never cancelled.
    else if (this.open) void this.points.load()
  }
}

/** More than one exchange is reported, because the customer asked for one. */
function newsOf(
  kind: 'redeemed' | 'found',
  { rewardName, rewardId }: RedemptionIntent,
  times: number,
): RedemptionNews {
  return times > 1 ? { kind: 'repeated', rewardName, times } : { kind, rewardName, rewardId }
}
