import type { Id } from '@domain/id.ts'
import { ExclusiveRun } from '../exclusive-run.ts'
import { CampaignTurn } from './campaign-turn.ts'
import { type SettledRedemption, SettleRedemption } from './settle-redemption.ts'
import { UnsettledRedemptions } from './unsettled-redemptions.ts'

/** Settles the exchange that an earlier page, or another tab, left without an answer. */
export class SettleEarlierRedemption {
  static readonly dependencies = [UnsettledRedemptions, ExclusiveRun, SettleRedemption] as const

  constructor(
    private readonly unsettled: UnsettledRedemptions,
    private readonly exclusiveRun: ExclusiveRun,
    private readonly settleRedemption: SettleRedemption,
  ) {}

  /** Undefined when nothing is in doubt in this campaign. Waits for an exchange that another tab is sending at this moment. */
  execute(campaignId: Id): Promise<SettledRedemption | undefined> {
    return CampaignTurn.take(this.exclusiveRun, campaignId, async (turn) => {
      const redemption = this.unsettled.find(campaignId)
      return redemption && this.settleRedemption.execute(redemption, turn)
    })
  }
}
