import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import {
  type FoundStatements,
  ReadEarningStatements,
} from '@application/purchases/read-earning-statements.ts'
import { repeatsPage } from '@application/read-pages.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { oldestDayIfNewestFirst } from '@domain/newest-first.ts'
import {
  type MonthOfPurchases,
  type Purchase,
  type PurchasePage,
  purchasesByMonth,
} from '@domain/purchases/purchase.ts'
import { earningsOf, mayLackLines, type PurchaseEarnings } from '@domain/purchases/purchase-earnings.ts'
import { computed } from 'mobx'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { type ListedMonth, MonthViewModel } from './month-view-model.ts'
import { SummaryViewModel } from './summary-view-model.ts'

export type PurchasesTab = 'list' | 'summary'

/** Knows what each of the shown purchases gave. */
export interface EarningsSource {
  readonly statements: Pick<Loadable<FoundStatements>, 'state' | 'value' | 'retry'>
  readonly earnings: ReadonlyMap<Purchase, PurchaseEarnings>
}

/** Of a page. A server may send all purchases on one, and statements of many years are too much to read. */
const MAX_EXPLAINED = 20

export class PurchasesViewModel {
  static readonly dependencies = [
    PurchaseRepository,
    ReadEarningStatements,
    Navigation,
    own(SummaryViewModel),
    own(MonthViewModel),
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
    this.readStatements.execute(since, signal),
  )
  tab: PurchasesTab
  page = 1
  /** Kept while another page loads, so that the pager stays. */
  pageCount = 0
  /** Known once a later page came empty or repeated the page before it. The page count of the server may be wrong. */
  private lastPage = Number.POSITIVE_INFINITY
  /** The pages that were shown, by their number. */
  private pagesRead: ReadonlyMap<number, readonly Purchase[]> = new Map()

  constructor(
    private readonly purchases: PurchaseRepository,
    private readonly readStatements: ReadEarningStatements,
    navigation: Navigation,
    readonly summary: SummaryViewModel,
    readonly chosenMonth: MonthViewModel,
  ) {
    this.tab = navigation.carried().tab === 'summary' ? 'summary' : 'list'
    // Kept while the other tab is shown: for thousands of purchases they take longer than the rest of the way back.
    observe(this, { months: computed({ keepAlive: true }), earnings: computed({ keepAlive: true }) })
  }

  /**
   * Other pages may go on with the first month and with the last. Purchases without a day may stand on any page, and so may all of a list
   * that is not sorted.
   */
  get months(): readonly ListedMonth[] {
    const purchases = this.list.value?.purchases ?? []
    const groups = purchasesByMonth(purchases)
    const dated = groups.filter(({ month }) => month)
    const isCut = (group: MonthOfPurchases) =>
      (group === dated[0] && this.page > 1) || (group === dated.at(-1) && this.page < this.pageCount)
    const isSorted = oldestDayIfNewestFirst(purchases) !== undefined
    return groups.map((group) => ({
      ...group,
      partial: isSorted && group.month ? isCut(group) : this.pageCount > 1,
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

  start(): void {
    this.load()
    this.chosenMonth.start()
    if (this.tab === 'summary') this.summary.open()
  }

  pageChosen(page: number): void {
    this.page = page
    this.load()
  }

  tabChosen(tab: PurchasesTab): void {
    this.tab = tab
    if (tab === 'summary') this.summary.open()
  }

  private load(): void {
    void this.list.load(this.page)
  }

  private loaded(page: number, answer: PurchasePage): void {
    const { purchases } = answer
    const isPastEnd = page > 1 && (purchases.length === 0 || repeatsPage(purchases, this.read(page - 1)))
    if (isPastEnd) this.goBackTo(page - 1)
    else this.show(page, answer)
  }

  /** An empty page would look as if there were no purchases. It may also count no pages, so that number would hide the pages before it. */
  private goBackTo(lastPage: number): void {
    this.lastPage = lastPage
    this.pageCount = lastPage
    this.pageChosen(lastPage)
  }

  private show(page: number, { purchases, pageCount }: PurchasePage): void {
    // If the first page has not changed, what is known about the last page stays true.
    if (page === 1 && !repeatsPage(purchases, this.read(1))) this.lastPage = Number.POSITIVE_INFINITY
    // A page with purchases counts even when the server counts fewer.
    this.pageCount = Math.min(purchases.length > 0 ? Math.max(page, pageCount) : 0, this.lastPage)
    const before = this.pagesRead.get(page)
    this.pagesRead = new Map(this.pagesRead).set(page, purchases)
    this.findEarned(purchases.slice(0, MAX_EXPLAINED))
    if (before && !repeatsPage(purchases, before)) this.renewWhatIsOld()
  }

  /** The page has changed since it was read before. The statements, the summary and the month are as old, so they are read again. */
  private renewWhatIsOld(): void {
    this.statements.refresh()
    this.summary.renew(this.tab === 'summary')
    this.chosenMonth.renew()
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
}
