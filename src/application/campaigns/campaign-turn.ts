import type { Id } from '@domain/id.ts'
import type { ExclusiveRun } from '../exclusive-run.ts'

/**
 * The right to move the points of a campaign, which one piece of work has at a time in all tabs together. What may happen only within
 * a turn asks for one, and only {@link CampaignTurn.take} gives one.
 */
export class CampaignTurn {
  private constructor(private readonly campaignId: Id) {}

  /** Waits for the turn, then works. */
  static take<T>(
    exclusiveRun: ExclusiveRun,
    campaignId: Id,
    work: (turn: CampaignTurn) => Promise<T>,
  ): Promise<T> {
    return exclusiveRun.run(`redemption-${campaignId}`, () => work(new CampaignTurn(campaignId)))
  }

  isOf({ campaignId }: { readonly campaignId: Id }): boolean {
    return this.campaignId === campaignId
  }
}
