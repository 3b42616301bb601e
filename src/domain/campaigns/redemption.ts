import type { CalendarDay } from '../calendar-day.ts'
import type { RewardKind } from './reward.ts'

/** An exchange that was asked for and whose reward has not been handed over. */
export interface PendingRedemption {
  readonly rewardId: number
  readonly description: string
  readonly requestedOn: CalendarDay | undefined
  readonly points: number
}

/** An exchange whose reward has been handed over. */
export interface CompletedRedemption {
  readonly rewardId: number
  readonly description: string
  readonly productName: string
  readonly kind: RewardKind
  readonly points: number
}

/** What a customer's account shows about one reward at one moment. */
export interface AccountReading {
  /** The balance in the reward's campaign. */
  readonly points: number
  /** How often the customer has exchanged points for this reward, pending and completed together. */
  readonly redemptions: number
}

/**
 * How often an exchange that was sent once between two readings took place: 0 or 1, and more where a browser or a proxy repeated the
 * request. Redemptions of the reward are counted; points that fell by its cost or more prove one too, for a server whose
 * lists lag behind its balance.
 */
export function timesRedeemed(before: AccountReading, after: AccountReading, cost: number): number {
  const counted = Math.max(0, after.redemptions - before.redemptions)
  const paid = cost > 0 && after.points <= before.points - cost
  return counted === 0 && paid ? 1 : counted
}
