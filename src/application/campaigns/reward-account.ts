import { type AccountReading, timesRedeemed } from '@domain/campaigns/redemption.ts'
import type { Id } from '@domain/id.ts'
import { FRESH } from '../freshness.ts'
import { reportBug } from '../port-failure.ts'
import { CampaignRepository } from './campaign-repository.ts'
import { RedemptionRepository } from './redemption-repository.ts'
import type { UnsettledRedemption } from './unsettled-redemptions.ts'

/** What an account shows of an exchange that was sent. `points` is the balance now. */
export interface Finding {
  readonly kind: 'took-place' | 'did-not-happen'
  readonly redemption: UnsettledRedemption
  readonly points: number
  /** How often it took place: more than once where a browser or a proxy repeated the request. */
  readonly times: number
}

/** What the server shows of the customer's points and exchanges, read together. */
export class RewardAccount {
  static readonly dependencies = [CampaignRepository, RedemptionRepository] as const

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
  ) {}

  /** Rejects with a PortFailure unless points and pending exchanges could be read. */
  async read(campaignId: Id, rewardId: Id): Promise<AccountReading> {
    const [pending, completed] = await Promise.all([
      this.redemptions.pending(campaignId, undefined, FRESH),
      // It only shows what was handed over and what other rewards took, so the exchange does not depend on it.
      this.redemptions.completed(campaignId, undefined, FRESH).catch(reportBug),
    ])
    // Last, so that the balance is never older than an exchange that the lists show.
    const points = await this.campaigns.points(campaignId, undefined, FRESH)
    const isOfReward = (redemption: { readonly rewardId: Id | undefined }) => redemption.rewardId === rewardId
    return {
      points,
      pending: pending.filter(isOfReward).length,
      completed: completed?.filter(isOfReward).length,
      spentOnOthers:
        completed &&
        [...pending, ...completed]
          // Without an id it may be the one that is looked for.
          .filter((redemption) => redemption.rewardId !== undefined && !isOfReward(redemption))
          .reduce((sum, { points: spent = 0 }) => sum + spent, 0),
    }
  }

  /** What the account shows of an exchange at this moment. Rejects as {@link read} does. */
  async find(redemption: UnsettledRedemption): Promise<Finding> {
    const { campaignId, rewardId, before, cost } = redemption
    const now = await this.read(campaignId, rewardId)
    const times = timesRedeemed(before, now, cost)
    return { kind: times > 0 ? 'took-place' : 'did-not-happen', redemption, points: now.points, times }
  }
}
