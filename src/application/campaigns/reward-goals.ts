import type { Id } from '@domain/id.ts'

/** The reward that this customer saves points for, one a campaign, on this device. It outlives the session. */
export abstract class RewardGoals {
  abstract find(campaignId: Id): Id | undefined
  /** Replaces the goal that the campaign had before. */
  abstract pin(campaignId: Id, rewardId: Id): void
  /** Does nothing where another reward is the goal. */
  abstract unpin(campaignId: Id, rewardId: Id): void
}
