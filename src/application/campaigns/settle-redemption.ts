import { type AccountReading, timesRedeemed } from '@domain/campaigns/redemption.ts'
import { Clock } from '../clock.ts'
import { ExclusiveRun } from '../exclusive-run.ts'
import { failureReason, PortFailure, type PortFailureReason } from '../port-failure.ts'
import { CampaignRepository } from './campaign-repository.ts'
import { redemptionTurn } from './redemption-intent.ts'
import { RedemptionRepository } from './redemption-repository.ts'
import { type UnsettledRedemption, UnsettledRedemptions } from './unsettled-redemptions.ts'

/** What an account shows of an exchange that was sent. `points` is the balance now. */
export interface Finding {
  readonly kind: 'took-place' | 'did-not-happen'
  readonly redemption: UnsettledRedemption
  readonly points: number
  /** How often it took place: more than once where a browser or a proxy repeated the request. */
  readonly times: number
}

/** What was found out about an exchange whose outcome was unknown. */
export type SettledRedemption =
  | Finding
  | {
      readonly kind: 'still-unknown'
      readonly redemption: UnsettledRedemption
      readonly failure: PortFailureReason
    }

/**
 * Milliseconds after sending during which an exchange that is not to be seen may still appear: the request of a broken connection or of a
 * reloaded page can be on its way, or in the hands of a slow server. Only later is it believed not to have happened.
 */
export const SETTLING_MS = 6000

/** Finds out what became of an exchange that was sent and never answered (decisions.md §7). */
export class SettleRedemption {
  static readonly dependencies = [
    CampaignRepository,
    RedemptionRepository,
    UnsettledRedemptions,
    ExclusiveRun,
    Clock,
  ] as const

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly unsettled: UnsettledRedemptions,
    private readonly exclusiveRun: ExclusiveRun,
    private readonly clock: Clock,
  ) {}

  /** Whether an exchange in this campaign was sent, here or in another tab, and its outcome is not known yet. */
  isNeeded(campaignId: number): boolean {
    return this.unsettled.find(campaignId) !== undefined
  }

  /** Undefined when nothing is in doubt in this campaign. Waits for an exchange that another tab is sending just now. */
  execute(campaignId: number): Promise<SettledRedemption | undefined> {
    return this.exclusiveRun.run(redemptionTurn(campaignId), async () => {
      const redemption = this.unsettled.find(campaignId)
      return redemption && this.settle(redemption)
    })
  }

  /** Call it only from within the campaign's turn. Never rejects. */
  async settle(redemption: UnsettledRedemption): Promise<SettledRedemption> {
    try {
      const found = await this.look(redemption)
      const settled = found.kind === 'took-place' ? found : await this.lookLater(redemption, found)
      this.unsettled.forget(redemption.campaignId)
      return settled
    } catch (thrown) {
      return { kind: 'still-unknown', redemption, failure: failureReason(thrown) }
    }
  }

  /** What the account shows of an exchange at this moment. Rejects as {@link readAccount} does. */
  async look(redemption: UnsettledRedemption): Promise<Finding> {
    const { campaignId, rewardId, before, cost } = redemption
    const now = await this.readAccount(campaignId, rewardId)
    const times = timesRedeemed(before, now, cost)
    return { kind: times > 0 ? 'took-place' : 'did-not-happen', redemption, points: now.points, times }
  }

  /** What the account shows now. Rejects with a PortFailure unless points and pending exchanges could be read. */
  async readAccount(campaignId: number, rewardId: number): Promise<AccountReading> {
    const [pending, completed] = await Promise.all([
      this.redemptions.pending(campaignId),
      // It only tells apart what has been handed over meanwhile, and must not stand in the way.
      this.redemptions.completed(campaignId).catch(() => undefined),
    ])
    // Last, so that the balance is never older than an exchange that the lists show.
    const points = await this.campaigns.points(campaignId)
    const isOfReward = (redemption: { readonly rewardId: number | undefined }) =>
      redemption.rewardId === rewardId
    return {
      points,
      pending: pending.filter(isOfReward).length,
      completed: completed?.filter(isOfReward).length,
    }
  }

  private async lookLater(redemption: UnsettledRedemption, found: Finding): Promise<Finding> {
    const rest = SETTLING_MS - Math.max(0, this.clock.now() - redemption.sentAt)
    if (rest <= 0) return found
    await new Promise<void>((resolve) => this.clock.after(rest, resolve))
    // The note goes with its session: whoever has signed in meanwhile has another account, and perhaps a note of their own.
    const stillTheirs = this.unsettled.find(redemption.campaignId)?.sentAt === redemption.sentAt
    if (!stillTheirs) throw new PortFailure({ kind: 'unauthenticated' })
    return this.look(redemption)
  }
}
