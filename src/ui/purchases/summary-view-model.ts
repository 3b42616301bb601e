import type { ReadingProgress } from '@application/purchases/read-purchases.ts'
import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import { monthNumber } from '@domain/calendar-month.ts'
import type { Money } from '@domain/money.ts'
import {
  averageOf,
  type MonthSums,
  type Purchase,
  type PurchaseSums,
  savedShare,
  sumPurchases,
} from '@domain/purchases/purchase.ts'
import { reviewYear, type YearReview } from '@domain/purchases/year-review.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Today } from '../screen/today.ts'

export type SummaryPeriod = 'last-year' | 'everything'

const MONTHS_OF_A_YEAR = 12

/** What all purchases add up to, by month. It reads every page, so it is made only when it is shown. */
export class SummaryViewModel {
  static readonly dependencies = [SummarizePurchases, Today] as const

  readonly reading = new Loadable((signal) => {
    this.progressed(undefined)
    return this.summarizePurchases.execute(this.progressed, signal)
  }).loggedAs('purchases-not-loaded')
  period: SummaryPeriod = 'last-year'
  progress: ReadingProgress | undefined

  constructor(
    private readonly summarizePurchases: SummarizePurchases,
    private readonly today: Today,
  ) {
    observe(this)
  }

  /** Undefined while there is no summary, and without a purchase that has a day. */
  get year(): YearReview | undefined {
    return reviewYear(this.allMonths, this.today.day)
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
    const { reading, plotted, leavesMonthsOut } = this
    return reading.value && !leavesMonthsOut
      ? reading.value.purchases
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
    return this.reading.value?.months ?? []
  }

  /** By the calendar, because a long time without purchases has no months. */
  private get lastYear(): readonly MonthSums[] {
    const last = this.allMonths.at(-1)
    if (!last) return []
    const first = monthNumber(last.month) - MONTHS_OF_A_YEAR + 1
    return this.allMonths.filter(({ month }) => monthNumber(month) >= first)
  }

  open(): void {
    if (this.reading.state.status === 'idle') this.buildPressed()
  }

  /** The purchases have changed, so it is made again: at once where it is shown, and otherwise when it is opened. */
  renew(isShown: boolean): void {
    if (!isShown) this.reading.reset()
    else if (this.reading.state.status !== 'idle') this.reading.refresh()
  }

  buildPressed(): void {
    void this.reading.load()
  }

  cancelPressed(): void {
    this.reading.cancel()
  }

  periodChosen(period: SummaryPeriod): void {
    this.period = period
  }

  private progressed(progress: ReadingProgress | undefined): void {
    this.progress = progress
  }
}
