import type { PointsLine } from './points-line.ts'
import { isRedeemable, missingPoints, type RedeemableReward, type Reward } from './reward.ts'

/** How far a customer is from one reward. */
export interface GoalProgress {
  readonly reward: RedeemableReward
  readonly points: number
  /** 0 when the points suffice. */
  readonly missing: number
  /** About how many purchases are missing: an estimate. Undefined when the customer's own lines do not support one. */
  readonly purchases: number | undefined
}

/** The least number of purchases whose average says something about the next one. */
const MIN_PURCHASES = 3

/** 'Compra 000123'. A birthday bonus says nothing about the next purchase, and neither does 'Estorno: Vale-compra R$ 20'. */
const OF_A_PURCHASE = /^compra\b/i

type EarningLine = Pick<PointsLine, 'points' | 'description'>

/** @param lines of the campaign's statement; undefined when they could not be read. */
export function progressTo(
  reward: RedeemableReward,
  points: number,
  lines: readonly EarningLine[] | undefined,
): GoalProgress {
  const missing = missingPoints(reward, points)
  const perPurchase = averageOfPurchase(lines ?? [])
  return {
    reward,
    points,
    missing,
    purchases: missing > 0 && perPurchase !== undefined ? Math.ceil(missing / perPurchase) : undefined,
  }
}

function averageOfPurchase(lines: readonly EarningLine[]): number | undefined {
  const earned = lines.flatMap(({ points = 0, description }) =>
    points > 0 && OF_A_PURCHASE.test(description) ? [points] : [],
  )
  if (earned.length < MIN_PURCHASES) return undefined
  return earned.reduce((sum, points) => sum + points, 0) / earned.length
}

/** The reward that is reached next: the cheapest one that the points do not suffice for. */
export function nextReward(rewards: readonly Reward[], points: number): RedeemableReward | undefined {
  const missing = rewards.filter(isRedeemable).filter((reward) => missingPoints(reward, points) > 0)
  return missing.toSorted((a, b) => a.cost - b.cost)[0]
}
