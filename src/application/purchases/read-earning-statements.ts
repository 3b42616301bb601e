import { type CalendarDay, compareDays } from '@domain/calendar-day.ts'
import { isCampaignId } from '@domain/campaigns/campaign.ts'
import { oldestDayIfNewestFirst } from '@domain/newest-first.ts'
import type { EarningStatements } from '@domain/purchases/purchase-earnings.ts'
import { CampaignRepository } from '../campaigns/campaign-repository.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { Aborted, reportBug } from '../port-failure.ts'
import { type ReadPage, readPages } from '../read-pages.ts'

/** The statements in which purchases are looked for, and which of them could not be read. */
export interface FoundStatements extends EarningStatements {
  readonly unread: readonly ('cashback' | 'points')[]
}

interface Lines<Line> {
  readonly lines: readonly Line[]
  /** Every line after this day was read; undefined when the statement was read to its end. */
  readonly completeAfter: CalendarDay | undefined
}

/** Campaigns whose statement is read: each is one more call. */
const MAX_CAMPAIGNS = 6

/** The value of `completeAfter` when the lines are not newest first: a line of any day may be missing, and no day is after this one. */
const LAST_DAY: CalendarDay = { year: 9999, month: 12, day: 31 }

/** Of one statement: 200 lines, two months of three purchases a day. */
const MAX_PAGES = 20

/**
 * The newest lines of the cash-back statement, and of the statements of the campaigns in progress, page after page until
 * the lines are older than the day `since`; the first page of each when no day is known. Rejects with a PortFailure when nothing could
 * be read.
 */
export class ReadEarningStatements {
  static readonly dependencies = [CashbackRepository, CampaignRepository] as const

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly campaigns: CampaignRepository,
  ) {}

  async execute(since: CalendarDay | undefined, signal?: Cancellation): Promise<FoundStatements> {
    const [cashback, points] = await Promise.allSettled([
      linesSince(since, (page) => this.cashback.statement(page, signal)),
      this.pointsSince(since, signal),
    ])
    if (signal?.aborted) throw new Aborted()
    if (cashback.status === 'rejected' && points.status === 'rejected') throw cashback.reason
    for (const answer of [cashback, points]) if (answer.status === 'rejected') reportBug(answer.reason)
    const cashbackLines = cashback.status === 'fulfilled' ? cashback.value : undefined
    const { campaigns, areAll } =
      points.status === 'fulfilled' ? points.value : { campaigns: [], areAll: false }
    return {
      cashback: cashbackLines?.lines ?? [],
      points: campaigns,
      completeAfter: latest([cashbackLines, ...campaigns].map((statement) => statement?.completeAfter)),
      unread: [...(cashbackLines ? [] : (['cashback'] as const)), ...(areAll ? [] : (['points'] as const))],
    }
  }

  private async pointsSince(since: CalendarDay | undefined, signal: Cancellation | undefined) {
    const running = await this.campaigns.running(signal)
    const readable = running.filter(({ id, allows }) => allows.statement && isCampaignId(id))
    const answers = await Promise.allSettled(
      readable.slice(0, MAX_CAMPAIGNS).map(async ({ id, name }) => ({
        campaignName: name,
        ...(await linesSince(since, (page) => this.campaigns.statement(id, page, signal))),
      })),
    )
    const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    if (failures.length > 0 && failures.length === answers.length) throw failures[0]
    failures.forEach(reportBug)
    return {
      campaigns: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      areAll: failures.length === 0 && answers.length === readable.length,
    }
  }
}

/**
 * Reads a statement until its lines are older than `since`; without `since`, its first page. A statement that is not newest first is read
 * to its end, or to the limit of pages.
 */
async function linesSince<Line extends { readonly day: CalendarDay | undefined }>(
  since: CalendarDay | undefined,
  readPage: ReadPage<Line>,
): Promise<Lines<Line>> {
  const lines: Line[] = []
  let isWhole = true
  for await (const { number, lines: more, mayHaveMore } of readPages(readPage)) {
    lines.push(...more)
    isWhole = !mayHaveMore
    const oldest = oldestDayIfNewestFirst(lines)
    const isEnough = since === undefined || (oldest !== undefined && compareDays(oldest, since) < 0)
    if (isEnough || number === MAX_PAGES) break
  }
  return { lines, completeAfter: isWhole ? undefined : (oldestDayIfNewestFirst(lines) ?? LAST_DAY) }
}

const latest = (days: readonly (CalendarDay | undefined)[]): CalendarDay | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort(compareDays)
    .at(-1)
