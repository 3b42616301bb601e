import type { Id } from '@domain/id.ts'
import type { RedemptionIntent } from './redemption-intent.ts'
import { UnsettledRedemptions } from './unsettled-redemptions.ts'

/** Writes down what the customer is asked to confirm, and how many exchanges had been sent by then. */
export class PrepareRedemption {
  static readonly dependencies = [UnsettledRedemptions] as const

  constructor(private readonly unsettled: UnsettledRedemptions) {}

  execute(
    campaignId: Id,
    { id, name, cost }: { readonly id: Id; readonly name: string; readonly cost: number },
    pointsShown: number,
  ): RedemptionIntent {
    const sentBefore = this.unsettled.sentSoFar(campaignId)
    return { campaignId, rewardId: id, rewardName: name, cost, pointsShown, sentBefore }
  }
}
