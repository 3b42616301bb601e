import { isRedeemable } from '@domain/campaigns/reward.ts'
import { type GoalProgress, nextReward, progressTo } from '@domain/campaigns/reward-goal.ts'
import type { Id } from '@domain/id.ts'
import type { Cancellation } from '../cancellation.ts'
import { reportBug } from '../port-failure.ts'
import { CampaignRepository } from './campaign-repository.ts'
import { RedemptionRepository } from './redemption-repository.ts'
import { RewardGoals } from './reward-goals.ts'

export interface RewardGoal extends GoalProgress {
  /** `pinned` by the customer, or else the `next` one that the points will suffice for. */
  readonly kind: 'pinned' | 'next'
  readonly pointName: string
}

/**
 * What the customer saves points for in a campaign. Undefined when nothing is pinned and every reward is within reach. A goal that has
 * left the catalogue counts as none. Rejects with a PortFailure.
 */
export class FindRewardGoal {
  static readonly dependencies = [CampaignRepository, RedemptionRepository, RewardGoals] as const

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly goals: RewardGoals,
  ) {}

  /** @param points the balance. */
  async execute(campaignId: Id, points: number, signal?: Cancellation): Promise<RewardGoal | undefined> {
    const { rewards, pointName } = await this.redemptions.catalogue(campaignId, signal)
    const pinnedId = this.goals.find(campaignId)
    const pinned = rewards.filter(isRedeemable).find(({ id }) => id === pinnedId)
    const reward = pinned ?? nextReward(rewards, points)
    if (reward === undefined) return undefined
    // The goal is worth showing without an estimate.
    const statement = await this.campaigns.statement(campaignId, 1, signal).catch(reportBug)
    return { ...progressTo(reward, points, statement?.lines), kind: pinned ? 'pinned' : 'next', pointName }
  }
}
