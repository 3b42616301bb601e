import type { Id } from '@domain/id.ts'
import type { ExclusiveRun } from '../exclusive-run.ts'

/**
 * The right to move the points of a campaign. In all tabs together only one piece of work has it at a time. A function that may run only
 * within a turn takes one as a parameter, and only {@link CampaignTurn.take} creates one.
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
