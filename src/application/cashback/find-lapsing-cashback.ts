import { type LapsingLine, lapsingLines, type StatementLine } from '@domain/cashback/statement.ts'
import type { Cancellation } from '../cancellation.ts'
import { Clock } from '../clock.ts'
import { readPages } from '../read-pages.ts'
import { CashbackRepository, type StatementPage } from './cashback-repository.ts'

export interface LapsingCashback {
  /** Soonest first. Spent credits are among them, because the statement does not tell: the balance does (`cutToBalance`). */
  readonly lines: readonly LapsingLine[]
  /** False when the statement goes on after the last page that was read. */
  readonly complete: boolean
}

/** More than three months of daily purchases: hardly any older credit can still be used. */
export const MAX_PAGES = 10

/**
 * What lapses next. What was earned first lapses first and stands last in the statement, so its first page is not enough:
 * the pages after it are read one after the other, up to a limit. Rejects with a PortFailure.
 */
export class FindLapsingCashback {
  static readonly dependencies = [CashbackRepository, Clock] as const

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param firstPage of the statement, of any age.
   * @param maxPages that are read, the first one included.
   */
  async execute(
    firstPage: StatementPage,
    signal?: Cancellation,
    maxPages = MAX_PAGES,
  ): Promise<LapsingCashback> {
    const lines: StatementLine[] = []
    let complete = false
    const pages = readPages(async (number) =>
      number === 1 ? firstPage : this.cashback.statement(number, signal),
    )
    for await (const { number, lines: more, mayHaveMore } of pages) {
      lines.push(...more)
      complete = !mayHaveMore
      if (number >= maxPages) break
    }
    return { lines: lapsingLines(lines, this.clock.today()), complete }
  }
}
