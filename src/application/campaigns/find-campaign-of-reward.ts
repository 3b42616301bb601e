import type { Campaign } from '@domain/campaigns/campaign.ts'
import type { RedeemableReward } from '@domain/campaigns/reward.ts'
import type { Id } from '@domain/id.ts'
import type { Cancellation } from '../cancellation.ts'
import { reportBug } from '../port-failure.ts'
import { RedemptionRepository } from './redemption-repository.ts'

/** Which campaign a reward within reach belongs to: the server does not say it (docs/wire.md, call 35). */
export class FindCampaignOfReward {
  static readonly dependencies = [RedemptionRepository] as const

  constructor(private readonly redemptions: RedemptionRepository) {}

  /**
   * Reads one catalogue after another, until one has the reward. The next screen shows that catalogue, from the cache. Campaigns
   * whose points suffice come first, so that mostly one call is enough.
   *
   * @returns the campaign's id; undefined when the reward was not found. A catalogue that cannot be read counts as one without it. It
   * rejects when none could be read.
   */
  async execute(
    { id, cost }: RedeemableReward,
    campaigns: readonly Campaign[],
    signal: Cancellation,
  ): Promise<Id | undefined> {
    const suffices = ({ points = 0 }: Campaign) => Number(points >= cost)
    const failures: unknown[] = []
    for (const campaign of campaigns.toSorted((a, b) => suffices(b) - suffices(a))) {
      const catalogue = await this.redemptions.catalogue(campaign.id, signal).catch((thrown) => {
        failures.push(thrown)
        return reportBug(thrown)
      })
      if (catalogue?.rewards.some((reward) => reward.id === id)) return campaign.id
      if (signal.aborted) return undefined
    }
    if (failures.length > 0 && failures.length === campaigns.length) throw failures[0]
    return undefined
  }
}
