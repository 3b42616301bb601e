import { CashbackRepository, type StatementPage } from '@application/cashback/cashback-repository.ts'
import { FindLapsingCashback, type LapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { type GroupOfMonth, groupByMonth } from '@domain/calendar-month.ts'
import {
  cutToBalance,
  lapsingLines,
  mayHaveBalance,
  type StatementLine,
  willLapse,
} from '@domain/cashback/statement.ts'
import { isAwaited, type LoadState, mapLoaded } from '../screen/load-state.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { PagedLoad } from '../screen/paged-load.ts'
import { Today } from '../screen/today.ts'

/** Lines on one page of the screen (product.md §9). */
const LINES_PER_PAGE = 2

/** Two lines a page with a pager, or all in one list that goes on when the customer asks. */
export type StatementLayout = 'pages' | 'list'

/** A month of the list. */
export interface StatementMonth extends GroupOfMonth<StatementLine> {
  /** Whether lines that have not been read may belong to it. */
  readonly partial: boolean
}

export class StatementViewModel {
  static readonly dependencies = [CashbackRepository, FindLapsingCashback, LastKnown, Today] as const

  readonly balance = new Loadable((signal) => this.cashback.balance(signal))
    .rememberedAs(() => this.lastKnown.of('balance'))
    .loggedAs('balance-not-loaded')
    .askedAtStart()
    .keptCurrent()
  readonly list = new PagedLoad<StatementLine>({
    read: (page, signal) => this.cashback.statement(page, signal),
    onPage: (page, number) => this.pageRead(page, number),
    loggedAs: 'statement-not-loaded',
  })
  private readonly found = new Loadable(async (signal, firstPage: StatementPage) => {
    const found = await this.findLapsing.execute(firstPage, signal)
    // Waits for the balance: without it, credits that are spent would be shown for a moment.
    if (found.lines.length > 0) await this.balanceSettled
    return found
  }).loggedAs('statement-not-loaded')
  private balanceSettled: Promise<void> = Promise.resolve()
  /** Whether the lines were there before the balance, which says what of them can lapse. */
  private cutComesLate = false
  layout: StatementLayout = 'pages'
  private chosenPage = 1

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly findLapsing: FindLapsingCashback,
    private readonly lastKnown: LastKnown,
    readonly today: Today,
  ) {
    observe(this, { balanceSettled: false })
  }

  /** What lapses of the balance as it is known now. */
  get lapsing(): { readonly state: LoadState<LapsingCashback>; readonly retry: () => void } {
    const { state, retry } = this.found
    const available = this.balance.value?.available
    const spendable = ({ lines, complete }: LapsingCashback) => ({
      lines: cutToBalance(lapsingLines(lines, this.today.day), available),
      // Where all is spent, nothing that was not read can lapse.
      complete: complete || !mayHaveBalance(available),
    })
    return { state: mapLoaded(state, spendable), retry }
  }

  get pageCount(): number {
    return Math.max(1, Math.ceil(this.list.lines.length / LINES_PER_PAGE))
  }

  get page(): number {
    return Math.min(this.chosenPage, this.pageCount)
  }

  get shown(): readonly StatementLine[] {
    return this.list.lines.slice((this.page - 1) * LINES_PER_PAGE, this.page * LINES_PER_PAGE)
  }

  /** The lines of the list by month. The next page may go on with the last month, and with lines without a day. */
  get months(): readonly StatementMonth[] {
    const groups = groupByMonth(this.list.lines)
    const last = groups.findLast(({ month }) => month)
    return groups.map((group) => ({
      ...group,
      partial: this.list.isPart && (group === last || !group.month),
    }))
  }

  /**
   * Whether the part that lapses keeps its full height: until it is known. If it comes after the lines, it keeps that height for good,
   * because the lines would move.
   */
  get keepsRoomForLapsing(): boolean {
    return this.list.first.value?.mayHaveMore !== false || isAwaited(this.found.state) || this.cutComesLate
  }

  start(): void {
    this.balanceSettled = this.balance.load()
    this.list.load()
  }

  pageChosen(page: number): void {
    this.chosenPage = page
  }

  layoutChosen(layout: StatementLayout): void {
    this.layout = layout
  }

  private pageRead(page: StatementPage, number: number): void {
    if (number > 1) return
    this.chosenPage = 1
    this.cutComesLate =
      isAwaited(this.balance.state) && page.lines.some((line) => willLapse(line, this.today.day))
    void this.found.load(page)
  }
}
