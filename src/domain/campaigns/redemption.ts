import type { CalendarDay } from '../calendar-day.ts'
import type { Id } from '../id.ts'
import type { RewardKind } from './reward.ts'

/** An exchange that was asked for and whose reward has not been handed over. */
export interface PendingRedemption {
  /** Undefined where the server does not say. */
  readonly rewardId: Id | undefined
  readonly description: string
  readonly requestedOn: CalendarDay | undefined
  readonly points: number | undefined
}

/** An exchange whose reward has been handed over. */
export interface CompletedRedemption {
  /** Undefined where the server does not say. */
  readonly rewardId: Id | undefined
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
  /** The points of all exchanges for the campaign's other rewards; undefined when they could not all be read. */
  readonly spentOnOthers?: number | undefined
}

/**
 * How often the server carried out an exchange that was sent once between the two readings: 0 or 1, or more where a browser or a proxy
 * repeated the request. It counts the exchanges of this reward in both lists together, so handing a reward over changes nothing. The lists
 * may be older than the balance: when they show no exchange, a balance that fell by the cost or more proves one. What other rewards took
 * does not count.
 */
export function timesRedeemed(before: AccountReading, after: AccountReading, cost: number): number {
  const handedOver = increase(before.completed, after.completed)
  const counted = Math.max(0, after.pending - before.pending + handedOver)
  const spentOnOthers = Math.max(0, increase(before.spentOnOthers, after.spentOnOthers))
  const paid = cost > 0 && before.points - after.points - spentOnOthers >= cost
  return counted === 0 && paid ? 1 : counted
}

/** 0 when one of the two could not be read. */
const increase = (before: number | undefined, after: number | undefined): number =>
  before === undefined || after === undefined ? 0 : after - before
