import type { Id } from '../id.ts'

/** What points can be exchanged for. */
export interface Reward {
  /** Undefined when the server gives none: it cannot be exchanged then. */
  readonly id: Id | undefined
  /** `other` for kinds that this portal does not know yet. */
  readonly kind: RewardKind
  readonly name: string
  readonly image: string | undefined
  /** Whole points, 0 or more. Undefined when the server does not say: it cannot be exchanged then. */
  readonly cost: number | undefined
}

export type RewardKind = 'product' | 'voucher' | 'other'

/** What points are called where the server does not say. */
export const DEFAULT_POINT_NAME = 'IdCoins'

/** The rewards of one campaign, and what its points are called. */
export interface RewardCatalogue {
  readonly pointName: string
  readonly rewards: readonly Reward[]
}

/** What the reward costs now; undefined when the server does not say it, or does not list the reward any more. */
export const costIn = ({ rewards }: RewardCatalogue, rewardId: Id): number | undefined =>
  rewards.find(({ id }) => id === rewardId)?.cost

/** A reward whose cost is known. */
export const hasCost = <R extends Pick<Reward, 'cost'>>(reward: R): reward is R & { readonly cost: number } =>
  reward.cost !== undefined

/** A reward that can be exchanged, points permitting. */
export interface RedeemableReward extends Reward {
  readonly id: Id
  readonly cost: number
}

export const isRedeemable = (reward: Reward): reward is RedeemableReward =>
  reward.id !== undefined && reward.cost !== undefined

/** How far a reward is from a customer's points. */
export type Reach = 'within' | 'nearly' | 'far'

/** A reward is nearly reached when the points are at least this share of its cost. */
const NEARLY_THERE = 0.7

export function reachOf({ cost }: { readonly cost: number }, points: number): Reach {
  if (missingPoints({ cost }, points) === 0) return 'within'
  return points >= cost * NEARLY_THERE ? 'nearly' : 'far'
}

/** How many points are missing for a reward; 0 when they suffice, and equal is enough. */
export function missingPoints({ cost }: { readonly cost: number }, points: number): number {
  return Math.max(0, cost - points)
}
