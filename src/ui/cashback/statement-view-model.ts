import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { distinctLines, type StatementLine, type StatementPage } from '@domain/cashback/statement.ts'
import { compareStructural } from 'mobx'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { PagedLoad } from '../screen/paged-load.ts'
import { Today } from '../screen/today.ts'

/** Lines on one page of the screen (product.md §9). */
const LINES_PER_PAGE = 2

export class StatementViewModel {
  static readonly dependencies = [CashbackRepository, FindLapsingCashback, LastKnown, Today] as const

  readonly balance = new Loadable((signal) => this.cashback.balance(signal)).rememberedAs(() =>
    this.lastKnown.of('balance'),
  )
  readonly list = new PagedLoad<StatementPage>({
    read: (page, signal) => this.cashback.statement(page, signal),
    mayHaveMore: (page) => page.mayHaveMore,
    repeats: (page, before) => compareStructural(page.lines, before.lines),
    onPage: (page, number) => this.pageRead(page, number),
  })
  readonly lapsing = new Loadable((signal, firstPage: StatementPage) =>
    this.findLapsing.execute(firstPage, signal),
  )
  private chosenPage = 1

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly findLapsing: FindLapsingCashback,
    private readonly lastKnown: LastKnown,
    readonly today: Today,
  ) {
    observe(this)
  }

  get lines(): readonly StatementLine[] {
    return linesOf(this.list.pages)
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
    this.list.load()
  }

  pageChosen(page: number): void {
    this.chosenPage = page
  }

  /** After **Carregar mais** the screen shows the page of the first new line. */
  private pageRead(page: StatementPage, number: number): void {
    if (number === 1) {
      this.chosenPage = 1
      void this.lapsing.load(page)
      return
    }
    const before = linesOf(this.list.pages.slice(0, -1)).length
    if (this.lines.length > before) this.chosenPage = Math.floor(before / LINES_PER_PAGE) + 1
  }
}

const linesOf = (pages: readonly StatementPage[]): readonly StatementLine[] =>
  distinctLines(pages.flatMap((page) => page.lines))
