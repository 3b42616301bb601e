import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { ActivatedOffers } from '@application/offers/activated-offers.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { daysBetween } from '@domain/calendar-day.ts'
import { cashbackByDay, type LapsingItem, lapsingSoon, vouchersByEnd } from '@domain/lapsing/lapsing-item.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Today } from '../screen/today.ts'

/** More would push the offers out of sight; the rest comes when it is asked for. */
const SHOWN_AT_FIRST = 4

/** Milliseconds. Customers come back to home often, and a long statement is dear to read. */
const STATEMENT_MAY_BE_OLD = 5 * 60 * 1000

/**
 * 'Vence em breve': cash-back, vouchers and activated offers. Each part shows as soon as it is known; one that fails is left out,
 * because its own screen says what is wrong. Its room is kept while nothing is known, and given up when there is nothing.
 */
export class LapsingViewModel {
  static readonly dependencies = [
    CashbackRepository,
    FindLapsingCashback,
    VoucherRepository,
    ActivatedOffers,
    Today,
  ] as const

  private readonly credits = new Loadable(async (signal) => {
    const firstPage = await this.cashback.statement(1, signal, STATEMENT_MAY_BE_OLD)
    const { lines } = await this.findLapsing.execute(firstPage, signal)
    return cashbackByDay(lines)
  })
  private readonly vouchers = new Loadable(async (signal) =>
    vouchersByEnd(await this.voucherRepository.list('active', undefined, signal)),
  )
  private offers: readonly LapsingItem[] = []
  private all = false

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly findLapsing: FindLapsingCashback,
    private readonly voucherRepository: VoucherRepository,
    private readonly activated: ActivatedOffers,
    private readonly today: Today,
  ) {
    observe(this)
  }

  get shown(): readonly LapsingItem[] {
    return this.all ? this.items : this.items.slice(0, SHOWN_AT_FIRST)
  }

  /** Whether something may still be found where nothing is shown yet. */
  get awaited(): boolean {
    const isOpen = [this.credits, this.vouchers].some(
      ({ state }) => state.status === 'idle' || state.status === 'pending',
    )
    return isOpen && this.items.length === 0
  }

  get hiddenCount(): number {
    return this.items.length - this.shown.length
  }

  daysLeft({ on }: LapsingItem): number {
    return daysBetween(this.today.day, on)
  }

  start(): void {
    this.offers = this.activated
      .list()
      .flatMap(({ name, end }) => (end === undefined ? [] : { kind: 'offer', on: end, offerName: name }))
    void this.credits.load()
    void this.vouchers.load()
  }

  allPressed(): void {
    this.all = true
  }

  private get items(): readonly LapsingItem[] {
    const found = [...this.offers, ...(this.credits.value ?? []), ...(this.vouchers.value ?? [])]
    return lapsingSoon(found, this.today.day)
  }
}
