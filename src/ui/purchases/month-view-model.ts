import { toCsv } from '@application/documents/csv.ts'
import { FileSaver } from '@application/documents/file-saver.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { ReadEarningStatements } from '@application/purchases/read-earning-statements.ts'
import { type MonthReading, ReadMonthOfPurchases } from '@application/purchases/read-month-of-purchases.ts'
import { type Month, monthNumber, monthOf } from '@domain/calendar-month.ts'
import { type MonthOfPurchases, type Purchase, sumPurchases } from '@domain/purchases/purchase.ts'
import {
  earningsOf,
  isNamedIn,
  mayLackLines,
  type PurchaseEarnings,
} from '@domain/purchases/purchase-earnings.ts'
import { Toasts } from '../kit/toasts.ts'
import { formatDay } from '../screen/format.ts'
import { isAwaited } from '../screen/load-state.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Today } from '../screen/today.ts'
import { monthContent as content } from './month-content.ts'

/** How many months can be chosen, this one included. */
const MONTHS = 24

/** A month on a page of the list. */
export interface ListedMonth extends MonthOfPurchases {
  /** Whether the month continues on another page; its sums are those of this page. */
  readonly partial: boolean
}

/** For companies, whose accounting goes by months: the purchases of one month, and a file of them. */
export class MonthViewModel {
  static readonly dependencies = [
    PersonRepository,
    LastKnown,
    ReadMonthOfPurchases,
    ReadEarningStatements,
    FileSaver,
    Today,
    Toasts,
  ] as const

  /** Individual or company. It never changes, so the kind that is kept for the checkout needs no call. */
  readonly kind = new Loadable(async (signal) => (await this.people.find(signal)).kind).askedAtStart()
  readonly reading = new Loadable<MonthReading, [month: Month]>((signal, month) =>
    this.readMonth.execute(month, this.progressed, signal),
  )
    .loggedAs('purchases-not-loaded')
    .whenLoaded((reading, month) => this.loaded(reading, month))
  /** The statements, which say what each purchase of the month gave. They are read when all purchases are there. */
  readonly statements = new Loadable((signal, month: Month) =>
    this.readStatements.execute({ ...month, day: 1 }, signal),
  )
  private kindAsked = false
  chosen: Month | undefined
  /** What has been found of the month. It stays when the reading is stopped, or fails. */
  found: MonthReading | undefined
  /** Whether something of the month was not read because the customer stopped it. */
  isStopped = false

  constructor(
    private readonly people: PersonRepository,
    lastKnown: LastKnown,
    private readonly readMonth: ReadMonthOfPurchases,
    private readonly readStatements: ReadEarningStatements,
    private readonly files: FileSaver,
    private readonly today: Today,
    private readonly toasts: Toasts,
  ) {
    observe(this)
    const kept = lastKnown.of('identification').recall()
    if (kept) this.kind.replace(kept.value.kind)
  }

  /** Whether a company's choice may still appear above the purchases. After a failure they are shown, and stay during another try. */
  get isKindAwaited(): boolean {
    return isAwaited(this.kind.state) && !this.kindAsked
  }

  /** The newest first. */
  get months(): readonly Month[] {
    const newest = monthNumber(this.today.day)
    return Array.from({ length: MONTHS }, (_, ago) => monthOf(newest - ago))
  }

  /** The chosen month, once a purchase of it was found. */
  get listed(): readonly ListedMonth[] {
    const { chosen, found } = this
    if (!chosen || !found || found.purchases.length === 0) return []
    const { purchases, complete } = found
    return [{ month: chosen, purchases, ...sumPurchases(purchases), partial: !complete }]
  }

  get isReading(): boolean {
    return [this.reading, this.statements].some(({ state }) => state.status === 'pending')
  }

  get earnings(): ReadonlyMap<Purchase, PurchaseEarnings> {
    const { found, statements } = this
    return found && statements.value ? earningsOf(found.purchases, statements.value, found.others) : new Map()
  }

  /** Why there is no file now; undefined when there is one. */
  get obstacle(): string | undefined {
    if (this.isReading) return content.downloadReading
    return this.found && this.found.purchases.length > 0 ? undefined : content.nothingToDownload
  }

  start(): void {
    if (this.kind.value === undefined) void this.kind.load().then(this.kindEnded)
    // A development build of React starts a screen twice.
    if (this.chosen) this.resumePressed()
  }

  /** @param month undefined for the list of all. */
  monthChosen(month: Month | undefined): void {
    this.reading.reset()
    this.statements.reset()
    this.found = undefined
    this.chosen = month
    this.resumePressed()
  }

  stopPressed(): void {
    this.isStopped = true
    this.reading.cancel()
    this.statements.cancel()
  }

  /** The pages are kept for a minute, so the reading goes on where it stopped. Later it begins at the first page again. */
  resumePressed(): void {
    this.isStopped = false
    if (this.chosen) void this.reading.load(this.chosen)
  }

  /** Reads the month again, because other purchases have come. What is shown stays until then. */
  renew(): void {
    if (this.reading.state.status === 'loaded') this.reading.refresh()
  }

  downloadPressed(): void {
    const { chosen, found, earnings } = this
    if (!chosen || !found || this.obstacle !== undefined) return
    const rows = found.purchases.map((purchase) => {
      const { day, storeName, couponNumber, total, discount } = purchase
      const { cashback, points = [] } = earnings.get(purchase) ?? {}
      return [
        day && formatDay(day),
        storeName,
        couponNumber,
        total,
        discount,
        cashback,
        points.length === 0 ? undefined : points.reduce((sum, { points }) => sum + points, 0),
      ]
    })
    const isWhole = found.complete && found.undated === 0 && this.knowsAllEarnings(found.purchases)
    try {
      const name = content.fileName(monthKey(chosen), !isWhole)
      this.files.save(name, 'text/csv;charset=utf-8', toCsv([content.columns, ...rows]))
    } catch {
      this.toasts.show('error', content.downloadFailed)
    }
  }

  private knowsAllEarnings(purchases: readonly Purchase[]): boolean {
    const statements = this.statements.value
    if (statements === undefined || statements.unread.length > 0) return false
    return purchases.every(
      (purchase) =>
        !mayLackLines(purchase, statements) &&
        (this.earnings.has(purchase) || !isNamedIn(statements, purchase)),
    )
  }

  private kindEnded(): void {
    this.kindAsked = true
  }

  private progressed(reading: MonthReading): void {
    if (this.reading.state.status === 'pending') this.found = reading
  }

  private loaded(reading: MonthReading, month: Month): void {
    this.found = reading
    if (reading.purchases.length === 0) return
    if (this.statements.state.status === 'loaded') this.statements.refresh()
    else void this.statements.load(month)
  }
}

/** '2026-11' */
export const monthKey = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`
