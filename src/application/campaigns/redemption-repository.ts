import type { CompletedRedemption, PendingRedemption } from '@domain/campaigns/redemption.ts'
import type { Reward, RewardCatalogue } from '@domain/campaigns/reward.ts'
import type { Id } from '@domain/id.ts'
import type { Cancellation } from '../cancellation.ts'
import type { Freshness } from '../freshness.ts'

/** Rewards and the signed-in customer's exchanges of points for them. Every method rejects with a PortFailure. */
export abstract class RedemptionRepository {
  abstract catalogue(campaignId: Id, signal?: Cancellation): Promise<RewardCatalogue>
  /** Rewards of any campaign that the customer's points already suffice for, for the home screen. */
  abstract withinReach(signal?: Cancellation): Promise<readonly Reward[]>
  /** The newest first. @param freshness RECENT unless said otherwise. */
  abstract pending(
    campaignId: Id,
    signal?: Cancellation,
    freshness?: Freshness,
  ): Promise<readonly PendingRedemption[]>
  /** @param freshness RECENT unless said otherwise. */
  abstract completed(
    campaignId: Id,
    signal?: Cancellation,
    freshness?: Freshness,
  ): Promise<readonly CompletedRedemption[]>
  /**
   * Exchanges points for a reward. The server knows no idempotency key: each call is one more exchange, so only
   * RedeemPoints makes it.
   */
  abstract redeem(rewardId: Id): Promise<void>
  /** An exchange was found only after its answer had been lost: points and exchanges that were read meanwhile are old. */
  abstract forgetReads(): void
}
