import { type CalendarDay, compareDays } from '@domain/calendar-day.ts'
import { repeatsPage, type StatementLine } from '@domain/cashback/statement.ts'
import type { EarningStatements } from '@domain/purchases/purchase-earnings.ts'
import { CampaignRepository, STATEMENT_PAGE_SIZE } from '../campaigns/campaign-repository.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { Aborted, reportFault } from '../port-failure.ts'

/** The statements in which purchases are looked for, and which of them could not be read, or not far enough. */
export interface FoundStatements extends EarningStatements {
  readonly unread: readonly ('cashback' | 'points')[]
}

interface Lines<Line> {
  readonly lines: readonly Line[]
  /** Whether the reading stopped before the day that it was to come to. */
  readonly isCut: boolean
}

/** Campaigns whose statement is read: each is one more call. */
const MOST_CAMPAIGNS = 3

/** Of one statement: 200 lines, two months of three purchases a day. */
const MOST_PAGES = 20

/**
 * The newest lines of the cash-back statement, and of the statements of the campaigns in progress: the first page of each, or
 * with `since` as many as reach back to that day. Rejects with a PortFailure when nothing could be read.
 */
export class FindPurchaseEarnings {
  static readonly dependencies = [CashbackRepository, CampaignRepository] as const

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly campaigns: CampaignRepository,
  ) {}

  async execute(signal?: Cancellation, since?: CalendarDay): Promise<FoundStatements> {
    const [cashback, points] = await Promise.allSettled([
      this.cashbackLines(signal, since),
      this.pointsLines(signal, since),
    ])
    if (signal?.aborted) throw new Aborted()
    if (cashback.status === 'rejected' && points.status === 'rejected') throw cashback.reason
    for (const read of [cashback, points]) if (read.status === 'rejected') reportFault(read.reason)
    const credits = cashback.status === 'fulfilled' ? cashback.value : undefined
    const campaigns = points.status === 'fulfilled' ? points.value : undefined
    return {
      cashback: credits?.lines ?? [],
      points: campaigns ?? [],
      unread: [
        ...(!credits || credits.isCut ? (['cashback'] as const) : []),
        ...(!campaigns || campaigns.some(({ isCut }) => isCut) ? (['points'] as const) : []),
      ],
    }
  }

  private cashbackLines(
    signal: Cancellation | undefined,
    since: CalendarDay | undefined,
  ): Promise<Lines<StatementLine>> {
    return linesSince(since, async (page) => {
      const { lines, mayHaveMore } = await this.cashback.statement(page, signal)
      return { lines, isLast: !mayHaveMore }
    })
  }

  private async pointsLines(signal: Cancellation | undefined, since: CalendarDay | undefined) {
    const running = await this.campaigns.running(signal)
    const read = running.filter(({ allows }) => allows.statement).slice(0, MOST_CAMPAIGNS)
    return Promise.all(
      read.map(async ({ id, name }) => ({
        campaignName: name,
        ...(await linesSince(since, async (page) => {
          const lines = await this.campaigns.statement(id, page, signal)
          return { lines, isLast: lines.length < STATEMENT_PAGE_SIZE }
        })),
      })),
    )
  }
}

/** Reads a statement, which comes newest first, until its lines are older than the day; without one, its first page. */
async function linesSince<Line extends { readonly day: CalendarDay | undefined }>(
  since: CalendarDay | undefined,
  read: (page: number) => Promise<{ readonly lines: readonly Line[]; readonly isLast: boolean }>,
): Promise<Lines<Line>> {
  const all: Line[] = []
  let before: { readonly lines: readonly Line[] } = { lines: [] }
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { lines, isLast } = await read(page)
    if (repeatsPage({ lines }, before)) return { lines: all, isCut: false }
    before = { lines }
    all.push(...lines)
    const oldest = lines.at(-1)?.day
    const isBehind = since === undefined || (oldest !== undefined && compareDays(oldest, since) < 0)
    if (isLast || isBehind) return { lines: all, isCut: false }
  }
  return { lines: all, isCut: true }
}
