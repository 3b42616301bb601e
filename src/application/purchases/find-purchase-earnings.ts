import type { EarningStatements } from '@domain/purchases/purchase-earnings.ts'
import { CampaignRepository } from '../campaigns/campaign-repository.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { Aborted } from '../port-failure.ts'

/** The statements in which purchases are looked for, and which of them could not be read. */
export interface FoundStatements extends EarningStatements {
  readonly unread: readonly ('cashback' | 'points')[]
}

/** Campaigns whose statement is read: each is one more call. */
const MOST_CAMPAIGNS = 3

/**
 * The first page of the cash-back statement, and of the statements of the campaigns in progress: what was bought last. Rejects with a
 * PortFailure when nothing could be read.
 */
export class FindPurchaseEarnings {
  static readonly dependencies = [CashbackRepository, CampaignRepository] as const

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly campaigns: CampaignRepository,
  ) {}

  async execute(signal?: Cancellation): Promise<FoundStatements> {
    const [cashback, points] = await Promise.allSettled([
      this.cashback.statement(1, signal),
      this.pointsLines(signal),
    ])
    if (signal?.aborted) throw new Aborted()
    if (cashback.status === 'rejected' && points.status === 'rejected') throw cashback.reason
    return {
      cashback: cashback.status === 'fulfilled' ? cashback.value.lines : [],
      points: points.status === 'fulfilled' ? points.value : [],
      unread: [
        ...(cashback.status === 'rejected' ? (['cashback'] as const) : []),
        ...(points.status === 'rejected' ? (['points'] as const) : []),
      ],
    }
  }

  private async pointsLines(signal: Cancellation | undefined): Promise<EarningStatements['points']> {
    const running = await this.campaigns.running(signal)
    const read = running.filter(({ allows }) => allows.statement).slice(0, MOST_CAMPAIGNS)
    return Promise.all(
      read.map(async ({ id, name }) => ({
        campaignName: name,
        lines: await this.campaigns.statement(id, 1, signal),
      })),
    )
  }
}
