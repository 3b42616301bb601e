import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { distinctLines, type StatementLine, type StatementPage } from '@domain/cashback/statement.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Today } from '../screen/today.ts'

/** portal.md §9: the screen shows two of the lines that were read at a time. */
const LINES_PER_PAGE = 2

/**
 * The cash-back account. The lines come ten by ten from the server, the first ten at once and the others when they are asked for;
 * what lapses next is looked for in all of them.
 */
export class StatementViewModel {
  static readonly dependencies = [CashbackRepository, FindLapsingCashback, LastKnown, Today] as const

  readonly balance = new Loadable((signal) => this.cashback.balance(signal)).rememberedAs(() =>
    this.lastKnown.of('balance'),
  )
  readonly first = new Loadable((signal) => this.cashback.statement(1, signal)).whenLoaded(
    (page) => void this.lapsing.load(page),
  )
  readonly further = new Loadable<StatementPage, [page: number]>((signal, page) =>
    this.cashback.statement(page, signal),
  ).whenLoaded((page) => this.appended(page))
  readonly lapsing = new Loadable((signal, firstPage: StatementPage) =>
    this.findLapsing.execute(firstPage, signal),
  )
  private furtherPages: readonly StatementPage[] = []
  private chosenPage = 1

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly findLapsing: FindLapsingCashback,
    private readonly lastKnown: LastKnown,
    readonly today: Today,
  ) {
    observe(this)
  }

  /** All lines that were read. */
  get lines(): readonly StatementLine[] {
    return distinctLines(this.pages.flatMap((page) => page.lines))
  }

  get mayHaveMore(): boolean {
    return this.pages.at(-1)?.mayHaveMore ?? false
  }

  get pageCount(): number {
    return Math.max(1, Math.ceil(this.lines.length / LINES_PER_PAGE))
  }

  get page(): number {
    return Math.min(this.chosenPage, this.pageCount)
  }

  get shown(): readonly StatementLine[] {
    return this.lines.slice((this.page - 1) * LINES_PER_PAGE, this.page * LINES_PER_PAGE)
  }

  start(): void {
    void this.balance.load()
    this.loadFirst()
  }

  dispose(): void {
    for (const part of [this.balance, this.first, this.further, this.lapsing]) part.cancel()
  }

  pageChosen(page: number): void {
    this.chosenPage = page
  }

  retryPressed(): void {
    this.loadFirst()
  }

  morePressed(): void {
    if (this.further.state.status !== 'pending') void this.further.load(this.pages.length + 1)
  }

  private get pages(): readonly StatementPage[] {
    return this.first.value ? [this.first.value, ...this.furtherPages] : []
  }

  private loadFirst(): void {
    this.further.cancel()
    this.furtherPages = []
    this.chosenPage = 1
    void this.first.load()
  }

  /** Goes on where the customer was: to the page with the first of the new lines. */
  private appended(page: StatementPage): void {
    const before = this.lines.length
    this.furtherPages = [...this.furtherPages, page]
    if (this.lines.length > before) this.chosenPage = Math.floor(before / LINES_PER_PAGE) + 1
  }
}
