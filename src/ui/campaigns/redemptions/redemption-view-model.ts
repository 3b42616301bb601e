import { RedeemPoints, type RedemptionOutcome } from '@application/campaigns/redeem-points.ts'
import type { RedemptionIntent } from '@application/campaigns/redemption-intent.ts'
import { SettleEarlierRedemption } from '@application/campaigns/settle-earlier-redemption.ts'
import type { SettledRedemption } from '@application/campaigns/settle-redemption.ts'
import { UnsettledRedemptions } from '@application/campaigns/unsettled-redemptions.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { costIn, hasCost, missingPoints, type Reward } from '@domain/campaigns/reward.ts'
import type { Id } from '@domain/id.ts'
import { type IReactionDisposer, reaction } from 'mobx'
import { assertNever } from '../../kit/assert-never.ts'
import { Toasts } from '../../kit/toasts.ts'
import { failureMessage, isShownElsewhere } from '../../screen/failure-message.ts'
import { shownName } from '../../screen/name-in-capitals.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'
import { Submission } from '../../screen/submission.ts'
import { campaignContent } from '../campaign-content.ts'
import { rewardName } from '../campaign-names.ts'
import { redemptionsContent as content } from './redemptions-content.ts'
import type { RewardsViewModel } from './rewards-view-model.ts'

/** The result of the last exchange, shown below the points until another one begins. */
export type RedemptionNews =
  | { readonly kind: 'redeemed' | 'found'; readonly rewardName: string; readonly rewardId: Id }
  | { readonly kind: 'did-not-happen' | 'unknown' | 'refused'; readonly rewardName: string }
  | { readonly kind: 'repeated'; readonly rewardName: string; readonly times: number }
  | { readonly kind: 'checking' }

type ReasonToAskAgain = 'points-changed' | 'another-sent' | 'cost-changed'

type Refusal = Extract<RedemptionOutcome, { kind: 'refused' }>

/** The exchange of points for a reward (product.md §2, rule 7). */
export class RedemptionViewModel {
  static readonly dependencies = [
    UnsettledRedemptions,
    RedeemPoints,
    SettleEarlierRedemption,
    Toasts,
    Navigation,
  ] as const

  readonly submission = new Submission()
  private readonly checking = new Submission('device')
  /** The exchange that the open dialog asks to confirm. */
  intent: RedemptionIntent | undefined
  /** Why the open dialog asks again. */
  askedAgain: ReasonToAskAgain | undefined
  /** Why nothing was sent, in the open dialog. */
  notSent: PortFailureReason | undefined
  news: RedemptionNews | undefined
  private stops: readonly IReactionDisposer[] = []

  constructor(
    private readonly unsettled: UnsettledRedemptions,
    private readonly redeemPoints: RedeemPoints,
    private readonly settleEarlier: SettleEarlierRedemption,
    private readonly toasts: Toasts,
    private readonly navigation: Navigation,
    private readonly rewards: RewardsViewModel,
  ) {
    observe(this, { stops: false })
  }

  get campaignId(): Id {
    return this.rewards.campaignId
  }

  start(): void {
    // First: while an earlier exchange is checked, the screen asks about no other one.
    if (this.unsettled.find(this.campaignId)) void this.checkPressed()
    this.stops = [
      reaction(
        () => this.rewards.catalogue.value !== undefined && this.rewards.points.value !== undefined,
        (areKnown) => areKnown && this.askCarried(),
        { fireImmediately: true },
      ),
      reaction(() => this.rewards.catalogue.value, this.compareCost),
    ]
  }

  dispose(): void {
    for (const stop of this.stops) stop()
  }

  /** Why this reward cannot be exchanged now; undefined when it can. */
  obstacle(reward: Reward): string | undefined {
    if (this.news?.kind === 'checking') return content.blocked.checking
    if (this.news?.kind === 'unknown') return content.blocked.doubt
    // The exchange is done, and the balance after it is on its way.
    if (this.submission.busy && this.intent === undefined) return content.blocked.pointsAwaited
    const points = this.rewards.points.value
    if (points === undefined) return this.rewards.whyUnknownPoints
    if (!hasCost(reward)) return content.blocked.cost
    const missing = missingPoints(reward, points)
    if (missing === 0) return undefined
    return campaignContent.goal.missing(this.rewards.formatPoints(missing), missing === 1)
  }

  redeemPressed(reward: Reward): void {
    const pointsShown = this.rewards.points.value
    if (pointsShown === undefined || this.obstacle(reward) !== undefined || this.submission.busy) return
    const { id: rewardId, cost } = reward
    if (rewardId === undefined || cost === undefined) {
      this.toasts.show('error', campaignContent.toast.noRewardsId)
      return
    }
    this.askedAgain = undefined
    this.notSent = undefined
    this.news = undefined
    const asked = { campaignId: this.campaignId, rewardId, cost, rewardName: shownName(rewardName(reward)) }
    this.intent = this.redeemPoints.prepare(asked, pointsShown)
    // A page may stay open for hours. The customer confirms a cost that was read within the last minute, or is asked again.
    this.rewards.catalogue.refresh()
  }

  cancelPressed(): void {
    if (!this.submission.busy) this.intent = undefined
  }

  async confirmPressed(): Promise<void> {
    const { intent } = this
    if (intent === undefined) return
    this.notSent = undefined
    const outcome = await this.submission.run(() =>
      this.redeemPoints.execute(intent, () => this.confirmed(intent)),
    )
    if (outcome === undefined) return
    this.showOutcome(intent, outcome)
    if (this.submission.isLeft) this.sayOutcome()
  }

  /** Finds the result of an exchange that an earlier page or another tab left without an answer. */
  async checkPressed(): Promise<void> {
    this.news = { kind: 'checking' }
    const checked = await this.checking.run(async () => ({
      settled: await this.settleEarlier.execute(this.campaignId),
    }))
    if (checked) this.showChecked(checked.settled)
  }

  /** While a result is unknown its notice stays, and blocks other exchanges. */
  newsClosed(): void {
    if (this.news?.kind !== 'checking' && this.news?.kind !== 'unknown') this.news = undefined
  }

  /** Asks about the reward that was pressed on home. */
  private askCarried(): void {
    const { redeem } = this.navigation.carried()
    if (redeem === undefined) return
    // A reload, or a step back to this screen, does not ask again.
    this.navigation.forgetCarried()
    const reward = this.rewards.catalogue.value?.rewards.find(({ id }) => id === redeem)
    if (reward === undefined) {
      this.toasts.show('info', content.notHere)
      return
    }
    // Its card, which says this too, may be out of sight.
    const why = this.obstacle(reward)
    if (why === undefined) this.redeemPressed(reward)
    else this.toasts.show('info', `${shownName(rewardName(reward))} – ${why}`)
  }

  /** The server takes what the reward costs now. So the customer confirms a new cost, and none that is not known any more. */
  private compareCost(): void {
    const { intent } = this
    const catalogue = this.rewards.catalogue.value
    if (intent === undefined || catalogue === undefined || this.submission.busy) return
    const cost = costIn(catalogue, intent.rewardId)
    if (cost === undefined) {
      this.intent = undefined
      this.toasts.show('info', content.dialog.notSent(content.blocked.cost))
    } else if (cost !== intent.cost)
      this.askAgain({ ...intent, cost }, { kind: 'cost-changed', points: intent.pointsShown })
  }

  private confirmed(intent: RedemptionIntent): void {
    this.intent = undefined
    this.rewards.readGoal()
    this.tookPlace('redeemed', intent)
  }

  private showOutcome(intent: RedemptionIntent, outcome: RedemptionOutcome): void {
    this.askedAgain = undefined
    switch (outcome.kind) {
      case 'redeemed':
        this.updateBalance(outcome.points)
        if (outcome.times === 1) break
        // The customer was congratulated when the server confirmed it. More was exchanged than asked for, so that toast goes.
        this.toasts.dismiss()
        this.news = { kind: 'repeated', rewardName: intent.rewardName, times: outcome.times }
        break
      case 'cost-changed':
        this.rewards.catalogue.replace(outcome.catalogue)
        break
      case 'points-changed':
      case 'another-sent':
        this.rewards.points.replace(outcome.points)
        this.askAgain(intent, outcome)
        break
      case 'insufficient':
        this.intent = undefined
        this.sayInsufficient(outcome.missing)
        break
      case 'refused':
        this.intent = undefined
        this.news = {
          kind: outcome.points === undefined ? 'unknown' : 'refused',
          rewardName: intent.rewardName,
        }
        this.updateBalance(outcome.points)
        this.sayRefused(outcome, intent.rewardName)
        break
      case 'not-sent':
        this.intent = this.renewed(intent, outcome.failure)
        this.notSent = isShownElsewhere(outcome.failure) ? undefined : outcome.failure
        break
      case 'settled':
        this.showSettled(outcome.finding)
        break
      case 'earlier-first':
        this.showSettled(outcome.earlier)
        // The exchange that was confirmed now was not sent. To ask about it again shows that the news is about the earlier one.
        if (outcome.earlier.kind !== 'still-unknown')
          this.askAgain(intent, { kind: 'another-sent', points: outcome.earlier.points })
        break
      default:
        assertNever(outcome)
    }
    // The rewards may have been read while the exchange was under way.
    this.compareCost()
  }

  /** An intent runs once, so the next confirmation needs a new one. */
  private renewed(intent: RedemptionIntent, failure: PortFailureReason): RedemptionIntent {
    // The failed exchange was counted as sent. `prepare` counts again, so that the portal does not take it for another exchange.
    return failure.unsent ? this.redeemPoints.prepare(intent, intent.pointsShown) : { ...intent }
  }

  private showChecked(settled: SettledRedemption | undefined): void {
    if (settled) this.showSettled(settled)
    else {
      // Another page sent the exchange and has shown its answer, so the balance here is old.
      this.news = undefined
      this.rewards.readPointsAnew()
    }
    if (this.submission.isLeft) this.sayNews()
  }

  /** On another screen: what no toast has said yet. */
  private sayOutcome(): void {
    this.sayNews()
    const { intent, askedAgain } = this
    if (intent && askedAgain) {
      const why = content.dialog.askedAgain[askedAgain](this.rewards.formatPoints(intent.pointsShown))
      this.toasts.show('info', content.dialog.notSent(why))
    }
    if (this.notSent) {
      const why = failureMessage(this.notSent, content.refusedWithoutReason)
      this.toasts.show('error', content.dialog.notSent(why))
    }
  }

  /** On the screen of the rewards, what was refused stands in place; elsewhere only the toast can say it. */
  private sayRefused({ failure, points }: Refusal, rewardName: string): void {
    const why = failureMessage(failure, content.refusedWithoutReason)
    const isCertain = points !== undefined
    this.toasts.show(
      'error',
      this.submission.isLeft && isCertain ? `${content.news.refused(rewardName)} ${why}` : why,
    )
  }

  private sayNews(): void {
    const { news } = this
    if (news?.kind === 'repeated')
      this.toasts.show('error', content.news.repeated(news.rewardName, news.times))
    if (news?.kind === 'did-not-happen') this.toasts.show('info', content.news.didNotHappen(news.rewardName))
    if (news?.kind === 'unknown') this.toasts.show('info', content.news.unknown(news.rewardName))
  }

  private showSettled(settled: SettledRedemption): void {
    this.intent = undefined
    const { redemption } = settled
    const { rewardName } = redemption
    switch (settled.kind) {
      case 'took-place':
        this.rewards.readGoal()
        this.updateBalance(settled.points)
        if (settled.times > 1) this.news = { kind: 'repeated', rewardName, times: settled.times }
        else this.tookPlace('found', redemption)
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

  /** The account or the cost changed while the dialog was open, so the customer confirms the new balance. */
  private askAgain(
    intent: RedemptionIntent,
    { kind, points }: { readonly kind: ReasonToAskAgain; readonly points: number },
  ): void {
    const missing = missingPoints(intent, points)
    this.askedAgain = kind
    this.intent = missing === 0 ? this.redeemPoints.prepare(intent, points) : undefined
    if (missing > 0) this.sayInsufficient(missing, kind === 'cost-changed')
  }

  private tookPlace(kind: 'redeemed' | 'found', { rewardName, rewardId }: RedemptionIntent): void {
    this.news = { kind, rewardName, rewardId }
    this.toasts.show('success', content.success)
  }

  private sayInsufficient(missing: number, hasCostChanged = false): void {
    const sentence = hasCostChanged ? content.tooDearNow : content.insufficientNow
    this.toasts.show('info', sentence(this.rewards.formatPoints(missing), missing === 1))
  }

  private updateBalance(points: number | undefined): void {
    if (points !== undefined) this.rewards.points.replace(points)
    else this.rewards.readPointsAnew()
  }
}
