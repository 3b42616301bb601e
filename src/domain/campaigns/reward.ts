/** What points can be exchanged for. */
export interface Reward {
  readonly id: number
  /** `other` for kinds that this portal does not know yet. */
  readonly kind: RewardKind
  readonly name: string
  readonly image: string | undefined
  /** Whole points, 0 or more. */
  readonly cost: number
}

export type RewardKind = 'product' | 'voucher' | 'other'

/** What points are called where the server does not say. */
export const DEFAULT_POINT_NAME = 'IdCoins'

/** The rewards of one campaign, and what its points are called. */
export interface RewardCatalogue {
  readonly pointName: string
  readonly rewards: readonly Reward[]
}

/** How far a reward is from a customer's points. */
export type Reach = 'within' | 'nearly' | 'far'

/** From here on a reward counts as nearly reached: worth one more purchase. */
const NEARLY_THERE = 0.7

export function reachOf({ cost }: Pick<Reward, 'cost'>, points: number): Reach {
  if (missingPoints({ cost }, points) === 0) return 'within'
  return points >= cost * NEARLY_THERE ? 'nearly' : 'far'
}

/** How many points are missing for a reward; 0 when they suffice, and equal is enough. */
export function missingPoints({ cost }: Pick<Reward, 'cost'>, points: number): number {
  return Math.max(0, cost - points)
}
