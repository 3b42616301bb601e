import { cashbackByDay, type LapsingItem, vouchersByEnd } from '@domain/lapsing/lapsing-item.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { FindLapsingCashback } from '../cashback/find-lapsing-cashback.ts'
import type { Freshness } from '../freshness.ts'
import { ActivatedOffers } from '../offers/activated-offers.ts'
import { VoucherRepository } from '../vouchers/voucher-repository.ts'

/** Customers open home often, and each time the portal would read the whole statement (product.md, rule 20). */
const TEN_MINUTES: Freshness = { maxAge: 10 * 60 * 1000 }
const MOST_PAGES = 3

/** What of the customer's has a last day: credits day by day, vouchers, and the offers that were activated on this device. */
export class FindWhatLapses {
  static readonly dependencies = [
    CashbackRepository,
    FindLapsingCashback,
    VoucherRepository,
    ActivatedOffers,
  ] as const

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly findLapsingCashback: FindLapsingCashback,
    private readonly vouchers: VoucherRepository,
    private readonly activated: ActivatedOffers,
  ) {}

  /** One kind at a time, so that each can be shown as soon as it is known. Rejects with a PortFailure. */
  async execute(kind: LapsingItem['kind'], signal?: Cancellation): Promise<readonly LapsingItem[]> {
    switch (kind) {
      case 'cashback': {
        const firstPage = await this.cashback.statement(1, signal, TEN_MINUTES)
        const { lines } = await this.findLapsingCashback.execute(firstPage, signal, MOST_PAGES)
        return cashbackByDay(lines)
      }
      case 'voucher':
        return vouchersByEnd(await this.vouchers.list('active', undefined, signal))
      case 'offer':
        return this.activated
          .list()
          .flatMap(({ name, end }) => (end === undefined ? [] : { kind: 'offer', on: end, offerName: name }))
    }
  }
}
