import type { AccountReading } from '@domain/campaigns/redemption.ts'
import { costIn, missingPoints, type RewardCatalogue } from '@domain/campaigns/reward.ts'
import { Clock } from '../clock.ts'
import { ExclusiveRun } from '../exclusive-run.ts'
import { RewardDeliveries } from '../notices/reward-deliveries.ts'
import { failureReason, leavesOutcomeUnknown, type PortFailureReason, reportBug } from '../port-failure.ts'
import { FirstSuccess } from '../prompts/first-success.ts'
import { sameSession, sessionEnded } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { CampaignTurn } from './campaign-turn.ts'
import { PointsSpent } from './points-spent.ts'
import type { RedemptionIntent } from './redemption-intent.ts'
import { RedemptionRepository } from './redemption-repository.ts'
import { RewardAccount } from './reward-account.ts'
import { RewardGoals } from './reward-goals.ts'
import { type SettledRedemption, SettleRedemption } from './settle-redemption.ts'
import { type UnsettledRedemption, UnsettledRedemptions } from './unsettled-redemptions.ts'

/** The customer who asked for an exchange. */
interface Requester {
  /** Whether they are still signed in. */
  readonly isSameSession: () => boolean
  /** Called when the server has accepted the exchange. The screen then congratulates the customer. */
  readonly onConfirmed: () => void
}

/**
 * How a confirmed intent ended. It cost points when it is `redeemed`, or `settled` with `took-place`. It may have cost points when it is
 * `refused` without `points`, or `settled` with `still-unknown`. In all other cases it cost nothing.
 */
export type RedemptionOutcome =
  /**
   * The server said yes. `points` is the balance after it, where that could be read; `times` is more than 1 where a browser or a proxy
   * repeated the request.
   */
  | { readonly kind: 'redeemed'; readonly points: number | undefined; readonly times: number }
  /** The points do not suffice; nothing was sent. */
  | { readonly kind: 'insufficient'; readonly missing: number }
  /** The balance is no longer the one that was confirmed; nothing was sent. */
  | { readonly kind: 'points-changed'; readonly points: number }
  /** The reward does not cost any more what was confirmed, or its cost is not known any more; nothing was sent. */
  | { readonly kind: 'cost-changed'; readonly catalogue: RewardCatalogue }
  /** Another tab has sent an exchange since the customer was asked; nothing was sent. `points` is the balance now. */
  | { readonly kind: 'another-sent'; readonly points: number }
  /** An earlier exchange was still in doubt and had to be settled first; nothing was sent. */
  | { readonly kind: 'earlier-first'; readonly earlier: SettledRedemption }
  /** The account could not be read, or the device was offline; nothing was sent. */
  | { readonly kind: 'not-sent'; readonly failure: PortFailureReason }
  /**
   * The server said no. `points` is the balance now; undefined where the account could not be read: then the exchange stays in doubt and
   * is looked into before the next one.
   */
  | { readonly kind: 'refused'; readonly failure: PortFailureReason; readonly points: number | undefined }
  /** The answer left the outcome open; this is what the account showed afterwards. */
  | { readonly kind: 'settled'; readonly finding: SettledRedemption }

/**
 * Exchanges points for a reward: at most once per confirmed intent, in however many tabs and however often it is pressed, reloaded or left
 * unanswered (product.md, rule 7).
 *
 * The server takes no idempotency key, so four rules guarantee it:
 * 1. The same intent runs only once.
 * 2. The tabs take turns.
 * 3. Nothing is sent if the cost or the balance has changed, or another tab has sent an exchange, since the customer was asked.
 * 4. An exchange is stored before it is sent. When its answer is lost, the account is checked before the next exchange.
 */
export class RedeemPoints {
  static readonly dependencies = [
    RedemptionRepository,
    UnsettledRedemptions,
    ExclusiveRun,
    RewardAccount,
    SettleRedemption,
    Clock,
    SessionStore,
    FirstSuccess,
    RewardDeliveries,
    PointsSpent,
    RewardGoals,
  ] as const

  private readonly runs = new WeakMap<RedemptionIntent, Promise<RedemptionOutcome>>()

  constructor(
    private readonly redemptions: RedemptionRepository,
    private readonly unsettled: UnsettledRedemptions,
    private readonly exclusiveRun: ExclusiveRun,
    private readonly account: RewardAccount,
    private readonly settleRedemption: SettleRedemption,
    private readonly clock: Clock,
    private readonly sessions: SessionStore,
    private readonly firstSuccess: FirstSuccess,
    private readonly deliveries: RewardDeliveries,
    private readonly pointsSpent: PointsSpent,
    private readonly goals: RewardGoals,
  ) {}

  /** Writes down what the customer is asked to confirm, and how many exchanges had been sent by then. */
  prepare(
    asked: Pick<RedemptionIntent, 'campaignId' | 'rewardId' | 'rewardName' | 'cost'>,
    pointsShown: number,
  ): RedemptionIntent {
    const { campaignId, rewardId, rewardName, cost } = asked
    const sentBefore = this.unsettled.sentSoFar(campaignId)
    return { campaignId, rewardId, rewardName, cost, pointsShown, sentBefore }
  }

  /**
   * Never rejects. The same intent gives the same outcome, whenever it is executed again.
   * @param onConfirmed called when the server has accepted the exchange. The account is read after that, which may take long.
   */
  execute(intent: RedemptionIntent, onConfirmed = () => {}): Promise<RedemptionOutcome> {
    const isSameSession = sameSession(this.sessions)
    const run =
      this.runs.get(intent) ??
      CampaignTurn.take(this.exclusiveRun, intent.campaignId, (turn) =>
        this.carryOut(intent, turn, { isSameSession, onConfirmed }),
      )
    this.runs.set(intent, run)
    return run
  }

  private async carryOut(
    intent: RedemptionIntent,
    turn: CampaignTurn,
    requester: Requester,
  ): Promise<RedemptionOutcome> {
    const { campaignId, rewardId, cost, pointsShown } = intent
    const missing = missingPoints({ cost }, pointsShown)
    if (missing > 0) return { kind: 'insufficient', missing }

    const earlier = this.unsettled.find(campaignId)
    if (earlier) return { kind: 'earlier-first', earlier: await this.settleRedemption.execute(earlier, turn) }

    // The server takes what the reward costs now, so the cost is compared again. A catalogue of the last minute comes from the cache,
    // without a call.
    const catalogue = await this.redemptions.catalogue(campaignId).catch(reportBug)
    if (catalogue && costIn(catalogue, rewardId) !== cost) return { kind: 'cost-changed', catalogue }

    let before: AccountReading
    try {
      before = await this.account.read(campaignId, rewardId)
    } catch (thrown) {
      return { kind: 'not-sent', failure: failureReason(thrown) }
    }
    if (!requester.isSameSession()) return { kind: 'not-sent', failure: sessionEnded().reason }
    const { points } = before
    if (points !== pointsShown) return { kind: 'points-changed', points }
    if (this.unsettled.sentSoFar(campaignId) !== intent.sentBefore) return { kind: 'another-sent', points }
    return this.send({ ...intent, before, sentAt: this.clock.now() }, turn, requester)
  }

  private async send(
    redemption: UnsettledRedemption,
    turn: CampaignTurn,
    { isSameSession, onConfirmed }: Requester,
  ): Promise<RedemptionOutcome> {
    const { campaignId, rewardId } = redemption
    this.unsettled.keep(redemption)
    const failure = await this.redemptions.redeem(rewardId).then(() => undefined, failureReason)
    // The stored exchange was deleted with its session. Another customer may be signed in now, whose account does not show it.
    if (!isSameSession()) {
      const { reason } = sessionEnded()
      return { kind: 'settled', finding: { kind: 'still-unknown', redemption, failure: reason } }
    }
    if (failure?.unsent) {
      this.unsettled.forget(campaignId)
      return { kind: 'not-sent', failure }
    }
    if (failure) {
      return leavesOutcomeUnknown(failure)
        ? {
            kind: 'settled',
            finding: await this.settleRedemption.execute(redemption, turn, this.clock.now()),
          }
        : this.refused(redemption, failure)
    }
    this.unsettled.forget(campaignId)
    this.goals.unpin(campaignId, rewardId)
    this.firstSuccess.achieved()
    onConfirmed()
    // The exchange is done whether or not its effect can be read.
    const reading = this.account.find(redemption).catch(reportBug)
    // Called before the account has been read, because the customer may reload the page during that read. Both share one call.
    void this.deliveries.expect(redemption)
    const finding = await reading
    this.pointsSpent.notify()
    return { kind: 'redeemed', points: finding?.points, times: Math.max(1, finding?.times ?? 1) }
  }

  /**
   * A refusal may answer a repetition: browsers send a request again by themselves when its connection breaks, and the first
   * one has taken the points. So the account is read, and what it shows decides.
   */
  private async refused(
    redemption: UnsettledRedemption,
    failure: PortFailureReason,
  ): Promise<RedemptionOutcome> {
    const finding = await this.account.find(redemption).catch(reportBug)
    if (finding === undefined) return { kind: 'refused', failure, points: undefined }
    this.unsettled.forget(redemption.campaignId)
    if (finding.kind !== 'took-place') return { kind: 'refused', failure, points: finding.points }
    void this.deliveries.expect(redemption)
    this.goals.unpin(redemption.campaignId, redemption.rewardId)
    this.pointsSpent.notify()
    return { kind: 'settled', finding }
  }
}
