import {
  type UnsettledRedemption,
  UnsettledRedemptions,
} from '@application/campaigns/unsettled-redemptions.ts'

export class InMemoryUnsettledRedemptions extends UnsettledRedemptions {
  private readonly byCampaign = new Map<number, UnsettledRedemption>()
  private readonly sent = new Map<number, number>()

  find(campaignId: number): UnsettledRedemption | undefined {
    return this.byCampaign.get(campaignId)
  }

  keep(redemption: UnsettledRedemption): void {
    this.sent.set(redemption.campaignId, this.sentSoFar(redemption.campaignId) + 1)
    this.byCampaign.set(redemption.campaignId, structuredClone(redemption))
  }

  sentSoFar(campaignId: number): number {
    return this.sent.get(campaignId) ?? 0
  }

  forget(campaignId: number): void {
    this.byCampaign.delete(campaignId)
  }
}
