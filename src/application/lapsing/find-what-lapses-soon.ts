import { cashbackByDay, type LapsingItem, lapsingSoon } from '@domain/lapsing/lapsing-item.ts'
import type { Cancellation } from '../cancellation.ts'
import type { CashbackRepository } from '../cashback/cashback-repository.ts'
import type { FindLapsingCashback } from '../cashback/find-lapsing-cashback.ts'
import type { Clock } from '../clock.ts'
import type { ActivatedOffers } from '../offers/activated-offers.ts'
import type { VoucherRepository } from '../vouchers/voucher-repository.ts'

/** Milliseconds. Home is come back to often, and a long statement is dear to read. */
const STATEMENT_MAY_BE_OLD = 5 * 60 * 1000

/**
 * What the customer has that lapses within two weeks: cash-back, vouchers and activated offers. Each part is told as soon as
 * it is known; one that fails is left out, because its own screen says what is wrong.
 */
export class FindWhatLapsesSoon {
  constructor(
    private readonly cashback: CashbackRepository,
    private readonly findLapsing: FindLapsingCashback,
    private readonly vouchers: VoucherRepository,
    private readonly activated: ActivatedOffers,
    private readonly clock: Clock,
  ) {}

  /** Never rejects. `found` is told all that is known so far, soonest first, and nothing after a cancellation. */
  async execute(found: (items: readonly LapsingItem[]) => void, signal?: Cancellation): Promise<void> {
    const today = this.clock.today()
    let known: readonly LapsingItem[] = []
    const add = (items: readonly LapsingItem[]) => {
      if (signal?.aborted) return
      known = lapsingSoon([...known, ...items], today)
      found(known)
    }
    add(this.offers())
    await Promise.allSettled([this.lapsingCashback(signal).then(add), this.lapsingVouchers(signal).then(add)])
  }

  private offers(): readonly LapsingItem[] {
    return this.activated
      .list()
      .flatMap(({ name, end }) => (end === undefined ? [] : { kind: 'offer', on: end, offerName: name }))
  }

  private async lapsingCashback(signal: Cancellation | undefined): Promise<readonly LapsingItem[]> {
    const firstPage = await this.cashback.statement(1, signal, STATEMENT_MAY_BE_OLD)
    const { lines } = await this.findLapsing.execute(firstPage, signal)
    return cashbackByDay(lines)
  }

  private async lapsingVouchers(signal: Cancellation | undefined): Promise<readonly LapsingItem[]> {
    const vouchers = await this.vouchers.list('active', undefined, signal)
    return vouchers.flatMap((voucher) =>
      voucher.end === undefined ? [] : { kind: 'voucher', on: voucher.end, voucher },
    )
  }
}
