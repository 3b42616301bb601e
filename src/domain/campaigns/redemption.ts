import type { CalendarDay } from '../calendar-day.ts'
import type { RewardKind } from './reward.ts'

/** An exchange that was asked for and whose reward has not been handed over. */
export interface PendingRedemption {
  /** Undefined where the server does not say. */
  readonly rewardId: number | undefined
  readonly description: string
  readonly requestedOn: CalendarDay | undefined
  readonly points: number | undefined
}

/** An exchange whose reward has been handed over. */
export interface CompletedRedemption {
  /** Undefined where the server does not say. */
  readonly rewardId: number | undefined
  readonly description: string
  readonly productName: string
  readonly kind: RewardKind
  readonly points: number | undefined
}

/** What a customer's account shows about one reward at one moment. */
export interface AccountReading {
  /** The balance in the reward's campaign. */
  readonly points: number
  /** How many exchanges for this reward wait to be handed over. */
  readonly pending: number
  /** How many have been handed over; undefined when that could not be read. */
  readonly completed: number | undefined
}

/**
 * How often an exchange that was sent once between two readings took place: 0 or 1, and more where a browser or a proxy repeated the
 * request. Redemptions of the reward are counted; points that fell by its cost or more prove one too, for a server whose
 * lists lag behind its balance. Handing a reward over moves it from one list to the other and counts for nothing.
 */
export function timesRedeemed(before: AccountReading, after: AccountReading, cost: number): number {
  const handedOver =
    before.completed === undefined || after.completed === undefined ? 0 : after.completed - before.completed
  const counted = Math.max(0, after.pending - before.pending + handedOver)
  const paid = cost > 0 && after.points <= before.points - cost
  return counted === 0 && paid ? 1 : counted
}
