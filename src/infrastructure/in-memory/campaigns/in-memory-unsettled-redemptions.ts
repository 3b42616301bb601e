import {
  type UnsettledRedemption,
  UnsettledRedemptions,
} from '@application/campaigns/unsettled-redemptions.ts'

export class InMemoryUnsettledRedemptions extends UnsettledRedemptions {
  private readonly byCampaign = new Map<number, UnsettledRedemption>()

  find(campaignId: number): UnsettledRedemption | undefined {
    return this.byCampaign.get(campaignId)
  }

  keep(redemption: UnsettledRedemption): void {
    this.byCampaign.set(redemption.campaignId, structuredClone(redemption))
  }

  forget(campaignId: number): void {
    this.byCampaign.delete(campaignId)
  }
}
