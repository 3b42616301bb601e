import type { Id } from '@domain/id.ts'

/**
 * One exchange as the customer confirmed it: this reward, at this cost, out of the points that were shown. The object itself is the
 * intent's identity: each confirmation is a new one.
 */
export interface RedemptionIntent {
  readonly campaignId: Id
  readonly rewardId: Id
  readonly rewardName: string
  /** Whole points. */
  readonly cost: number
  /** The balance that the customer saw when confirming. */
  readonly pointsShown: number
  /** How many exchanges had been sent in the campaign when the customer was asked. */
  readonly sentBefore: number
}
