import { Clock, delay } from '../clock.ts'
import { RewardDeliveries } from '../notices/reward-deliveries.ts'
import { failureReason, PortFailure, type PortFailureReason } from '../port-failure.ts'
import type { CampaignTurn } from './campaign-turn.ts'
import { PointsSpent } from './points-spent.ts'
import { RedemptionRepository } from './redemption-repository.ts'
import { type Finding, RewardAccount } from './reward-account.ts'
import { RewardGoals } from './reward-goals.ts'
import { type UnsettledRedemption, UnsettledRedemptions } from './unsettled-redemptions.ts'

/** What was found out about an exchange whose outcome was unknown. */
export type SettledRedemption =
  | Finding
  | {
      readonly kind: 'still-unknown'
      readonly redemption: UnsettledRedemption
      readonly failure: PortFailureReason
    }

/**
 * Milliseconds after the answer was lost in which the exchange may still appear in the account: its request may be on its way, or a slow
 * server may still work on it. The portal waits that long before it says that the exchange did not happen.
 */
export const SETTLING_TIME = 6000

/** Milliseconds after sending at which the answer is lost at the latest, because no adapter waits longer for it. */
export const MAX_ANSWER_WAIT = 30_000

/** Finds out what became of an exchange whose outcome is not known, and then drops the note of it (product.md, rule 7). */
export class SettleRedemption {
  static readonly dependencies = [
    RewardAccount,
    UnsettledRedemptions,
    Clock,
    RewardDeliveries,
    PointsSpent,
    RedemptionRepository,
    RewardGoals,
  ] as const

  constructor(
    private readonly account: RewardAccount,
    private readonly unsettled: UnsettledRedemptions,
    private readonly clock: Clock,
    private readonly deliveries: RewardDeliveries,
    private readonly pointsSpent: PointsSpent,
    private readonly redemptions: RedemptionRepository,
    private readonly goals: RewardGoals,
  ) {}

  /**
   * Never rejects.
   * @param turn of the exchange's campaign, so that nothing moves its points in between.
   * @param lostAt when the answer was lost, in epoch milliseconds. After a reload this is unknown. Then leave it out: the function takes
   * the latest possible moment.
   */
  async execute(
    redemption: UnsettledRedemption,
    turn: CampaignTurn,
    lostAt = Math.min(redemption.sentAt, this.clock.now()) + MAX_ANSWER_WAIT,
  ): Promise<SettledRedemption> {
    try {
      if (!turn.isOf(redemption)) throw new Error('This is the turn of another campaign')
      const found = await this.account.find(redemption)
      const settled = await this.findLater(redemption, found, lostAt + SETTLING_TIME)
      this.unsettled.forget(redemption.campaignId)
      if (settled.kind === 'took-place') {
        void this.deliveries.expect(redemption)
        this.goals.unpin(redemption.campaignId, redemption.rewardId)
        // It may have taken place long after it was sent, and other screens have read the points meanwhile.
        this.redemptions.forgetReads()
        this.pointsSpent.notify()
      }
      return settled
    } catch (thrown) {
      return { kind: 'still-unknown', redemption, failure: failureReason(thrown) }
    }
  }

  /** Looks again and again until it is found, or cannot appear any more. @param end epoch milliseconds. */
  private async findLater(redemption: UnsettledRedemption, first: Finding, end: number): Promise<Finding> {
    let found = first
    // The loop counts the rest down and does not ask the clock again, because somebody may set the device's clock meanwhile.
    for (let rest = end - this.clock.now(); rest > 0 && found.kind !== 'took-place'; rest -= SETTLING_TIME) {
      await delay(this.clock, Math.min(rest, SETTLING_TIME))
      // The note goes with its session: a customer who has signed in since has another account, and perhaps a note of their own.
      const stillTheirs = this.unsettled.find(redemption.campaignId)?.sentAt === redemption.sentAt
      if (!stillTheirs) throw new PortFailure({ kind: 'unauthenticated' })
      found = await this.account.find(redemption)
    }
    return found
  }
}
