import { FindPurchaseEarnings, type FoundStatements } from '@application/purchases/find-purchase-earnings.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import type { ReadingProgress } from '@application/purchases/read-purchases.ts'
import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import { repeatsPage } from '@application/read-pages.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { monthNumber } from '@domain/calendar-month.ts'
import type { Money } from '@domain/money.ts'
import {
  averageOf,
  type MonthOfPurchases,
  type MonthSums,
  type Purchase,
  type PurchasePage,
  type PurchaseSums,
  purchasesByMonth,
  savedShare,
  sumPurchases,
} from '@domain/purchases/purchase.ts'
import { earningsOf, mayLackLines, type PurchaseEarnings } from '@domain/purchases/purchase-earnings.ts'
import { reviewYear, type YearReview } from '@domain/purchases/year-review.ts'
import { computed } from 'mobx'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { Today } from '../screen/today.ts'

export type PurchasesTab = 'list' | 'summary'
export type SummaryPeriod = 'last-year' | 'everything'

/** A month on a page of the list. */
export interface ListedMonth extends MonthOfPurchases {
  /** Whether the month continues on another page; its sums are those of this page. */
  readonly partial: boolean
}

/** Knows what each of the shown purchases gave. */
export interface EarningsSource {
  readonly statements: Pick<Loadable<FoundStatements>, 'state' | 'value' | 'retry'>
  readonly earnings: ReadonlyMap<Purchase, PurchaseEarnings>
}

const MONTHS_OF_A_YEAR = 12

/** Of a page. A server may send all purchases on one, and statements of many years are too much to read. */
const MAX_EXPLAINED = 20

export class PurchasesViewModel {
  static readonly dependencies = [
    PurchaseRepository,
    SummarizePurchases,
    FindPurchaseEarnings,
    Today,
    Navigation,
  ] as const

  readonly list = new Loadable<PurchasePage, [page: number]>((signal, page) =>
    this.purchases.page(page, signal),
  )
    .whenLoaded((answer, page) => this.loaded(page, answer))
    .loggedAs('purchases-not-loaded')
    .askedAtStart()
    .keptCurrent()
  /** The statements that say what the shown purchases gave. They are read after the purchases are shown, and no further than these need. */
  readonly statements = new Loadable((signal, since: CalendarDay | undefined) =>
    this.findEarnings.execute(since, signal),
  )
  readonly summary = new Loadable((signal) => {
    this.progressed(undefined)
    return this.summarizePurchases.execute(this.progressed, signal)
  })
  tab: PurchasesTab
  period: SummaryPeriod = 'last-year'
  page = 1
  /** Kept while another page loads, so that the pager stays. */
  pageCount = 0
  progress: ReadingProgress | undefined
  /** Known once a later page came empty or repeated the page before it. The page count of the server may be wrong. */
  private lastPage = Number.POSITIVE_INFINITY
  /** The pages that were shown, by their number. */
  private pagesRead: ReadonlyMap<number, readonly Purchase[]> = new Map()

  constructor(
    private readonly purchases: PurchaseRepository,
    private readonly summarizePurchases: SummarizePurchases,
    private readonly findEarnings: FindPurchaseEarnings,
    private readonly today: Today,
    navigation: Navigation,
  ) {
    this.tab = navigation.carried().tab === 'summary' ? 'summary' : 'list'
    // Kept while the other tab is shown: for thousands of purchases they take longer than the rest of the way back.
    observe(this, { months: computed({ keepAlive: true }), earnings: computed({ keepAlive: true }) })
  }

  /** Other pages may go on with the first month and with the last. Purchases without a day may stand on any page. */
  get months(): readonly ListedMonth[] {
    const groups = purchasesByMonth(this.list.value?.purchases ?? [])
    const dated = groups.filter(({ month }) => month)
    const cut = [this.page > 1 && dated[0], this.page < this.pageCount && dated.at(-1)]
    return groups.map((group) => ({
      ...group,
      partial: group.month ? cut.includes(group) : this.pageCount > 1,
    }))
  }

  /** What the listed purchases gave, as far as the statements show it. */
  get earnings(): ReadonlyMap<Purchase, PurchaseEarnings> {
    const statements = this.statements.value
    const onOtherPages = [...this.pagesRead].flatMap(([page, purchases]) =>
      page === this.page ? [] : purchases,
    )
    return statements ? earningsOf(this.list.value?.purchases ?? [], statements, onOtherPages) : new Map()
  }

  /** Undefined while there is no summary, and without a purchase that has a day. */
  get year(): YearReview | undefined {
    return this.summary.value && reviewYear(this.summary.value.purchases, this.today.day)
  }

  /** The average of the months of the plot. */
  average(figure: 'total' | 'discount'): Money | undefined {
    return averageOf(this.plotted, figure)
  }

  get totals(): PurchaseSums {
    return sumPurchases(this.summed)
  }

  /** How much less the customer paid than without the discounts: 0.25 is a quarter. Undefined where that is not known. */
  get savedShare(): number | undefined {
    return savedShare(this.summed)
  }

  /** The purchases of the shown months; those without a day only when all months are shown. */
  private get summed(): readonly Purchase[] {
    const { summary, plotted, leavesMonthsOut } = this
    return summary.value && !leavesMonthsOut
      ? summary.value.purchases
      : plotted.flatMap(({ purchases }) => purchases)
  }

  /** Whether the period hides older months. */
  get leavesMonthsOut(): boolean {
    return this.hasOlderMonths && this.period === 'last-year'
  }

  /** The months of the plot, oldest first. */
  get plotted(): readonly MonthSums[] {
    return this.period === 'everything' ? this.allMonths : this.lastYear
  }

  get hasOlderMonths(): boolean {
    return this.allMonths.length > this.lastYear.length
  }

  private get allMonths(): readonly MonthSums[] {
    return this.summary.value?.months ?? []
  }

  /** By the calendar, because a long time without purchases has no months. */
  private get lastYear(): readonly MonthSums[] {
    const last = this.allMonths.at(-1)
    if (!last) return []
    const first = monthNumber(last.month) - MONTHS_OF_A_YEAR + 1
    return this.allMonths.filter(({ month }) => monthNumber(month) >= first)
  }

  start(): void {
    this.load()
    if (this.tab === 'summary') this.buildPressed()
  }

  pageChosen(page: number): void {
    this.page = page
    this.load()
  }

  /** The summary reads every page, so it starts only when its tab opens. */
  tabChosen(tab: PurchasesTab): void {
    this.tab = tab
    if (tab === 'summary' && this.summary.state.status === 'idle') this.buildPressed()
  }

  buildPressed(): void {
    void this.summary.load()
  }

  cancelPressed(): void {
    this.summary.cancel()
  }

  periodChosen(period: SummaryPeriod): void {
    this.period = period
  }

  private load(): void {
    void this.list.load(this.page)
  }

  private loaded(page: number, answer: PurchasePage): void {
    const { purchases } = answer
    const isPastEnd = page > 1 && (purchases.length === 0 || repeatsPage(purchases, this.read(page - 1)))
    // If the first page has not changed, what is known about the last page stays true.
    if (page === 1 && !repeatsPage(purchases, this.read(1))) this.lastPage = Number.POSITIVE_INFINITY
    // An empty page would look as if there were no purchases. It may also count no pages, so that number would hide the pages before it.
    if (isPastEnd) {
      this.lastPage = page - 1
      this.pageCount = this.lastPage
      this.pageChosen(this.lastPage)
      return
    }
    // A page with purchases counts even when the server counts fewer.
    const pageCount = purchases.length > 0 ? Math.max(page, answer.pageCount) : 0
    this.pageCount = Math.min(pageCount, this.lastPage)
    const before = this.read(page)
    this.pagesRead = new Map(this.pagesRead).set(page, purchases)
    this.findEarned(purchases.slice(0, MAX_EXPLAINED))
    // Read again, the page may show a purchase that the statements of then do not know.
    if (before.length > 0 && !repeatsPage(purchases, before)) this.statements.refresh()
  }

  private read(page: number): readonly Purchase[] {
    return this.pagesRead.get(page) ?? []
  }

  private findEarned(purchases: readonly Purchase[]): void {
    const read = this.statements.value
    const isRead = read !== undefined && !purchases.some((purchase) => mayLackLines(purchase, read))
    if (purchases.length === 0 || isRead) return
    void this.statements.load(purchases.findLast(({ day }) => day)?.day)
  }

  private progressed(progress: ReadingProgress | undefined): void {
    this.progress = progress
  }
}
