import {
  type UnsettledRedemption,
  UnsettledRedemptions,
} from '@application/campaigns/unsettled-redemptions.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { InMemorySessionStore } from '../session/in-memory-session-store.ts'
import { SessionMemory } from '../session/session-memory.ts'

export class InMemoryUnsettledRedemptions extends UnsettledRedemptions {
  private readonly byCampaign: SessionMemory<UnsettledRedemption>
  private readonly sent: SessionMemory<number>

  constructor(sessions: SessionStore = new InMemorySessionStore()) {
    super()
    this.byCampaign = new SessionMemory(sessions)
    this.sent = new SessionMemory(sessions)
  }

  find(campaignId: number): UnsettledRedemption | undefined {
    return this.byCampaign.get(campaignId)
  }

  keep(redemption: UnsettledRedemption): void {
    this.sent.set(redemption.campaignId, this.sentSoFar(redemption.campaignId) + 1)
    this.byCampaign.set(redemption.campaignId, redemption)
  }

  sentSoFar(campaignId: number): number {
    return this.sent.get(campaignId) ?? 0
  }

  forget(campaignId: number): void {
    this.byCampaign.delete(campaignId)
  }
}
