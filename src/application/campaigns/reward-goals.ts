/** The reward that this customer saves points for, one a campaign, on this device. It outlives the session. */
export abstract class RewardGoals {
  abstract find(campaignId: number): number | undefined
  /** In place of the one before. */
  abstract pin(campaignId: number, rewardId: number): void
  abstract unpin(campaignId: number): void
}
