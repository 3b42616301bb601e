import type { CalendarDay } from '@domain/calendar-day.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { Id } from '@domain/id.ts'
import {
  type LapsingCredit,
  lapsingSoon,
  spendableCredits,
  vouchersByEnd,
} from '@domain/lapsing/lapsing-item.ts'
import type { LapsingNotice, Notice } from '@domain/notices/notice.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { Clock } from '../clock.ts'
import { FindWhatLapses } from '../lapsing/find-what-lapses.ts'
import { CountOffers } from '../offers/count-offers.ts'
import { LastKnown } from '../offline/last-known.ts'
import { reportBug } from '../port-failure.ts'
import { PreferredStore } from '../stores/preferred-store.ts'
import { VoucherRepository } from '../vouchers/voucher-repository.ts'

/**
 * Finds the notices for a customer. No server sends notices, so they are made of what the portal reads for its screens. `RewardDeliveries`
 * finds those about rewards that were handed over.
 */
export class FindNotices {
  static readonly dependencies = [
    FindWhatLapses,
    CashbackRepository,
    VoucherRepository,
    CountOffers,
    LastKnown,
    PreferredStore,
    Clock,
  ] as const

  constructor(
    private readonly findWhatLapses: FindWhatLapses,
    private readonly cashback: CashbackRepository,
    private readonly vouchers: VoucherRepository,
    private readonly countOffers: CountOffers,
    private readonly lastKnown: LastKnown,
    private readonly preferred: PreferredStore,
    private readonly clock: Clock,
  ) {}

  /** Makes no call of its own on home, because home reads the same and shares the answer. */
  async creditNotices(signal?: Cancellation): Promise<readonly Notice[]> {
    const { credits } = await this.findWhatLapses.credits(signal)
    const balance = await this.cashback.balance(signal).catch(reportBug)
    return this.spendable(credits, balance ?? this.keptBalance())
  }

  async voucherNotices(signal?: Cancellation): Promise<readonly Notice[]> {
    return this.lapsing(vouchersByEnd(await this.vouchers.list('active', undefined, signal)))
  }

  /** The credits that this device has kept since home read them. Makes no call. */
  keptCreditNotices(): readonly Notice[] {
    const credits = this.lastKnown.of('lapsingCredits').recall()?.value.credits ?? []
    return this.spendable(credits, this.keptBalance())
  }

  /** As {@link keptCreditNotices}. */
  keptVoucherNotices(): readonly Notice[] {
    return this.lapsing(vouchersByEnd(this.lastKnown.of('vouchers', 'active', 'all').recall()?.value ?? []))
  }

  /** Makes no call. */
  offerNotices(): readonly Notice[] {
    const storeId = this.preferred.read()
    const today = this.clock.today()
    const offerIds = storeId === undefined ? [] : this.newOffersOf(storeId, today)
    return [
      ...this.lapsing(this.findWhatLapses.offers(today)),
      ...(offerIds.length > 0 ? [{ kind: 'new-offers', offerIds } as const] : []),
    ]
  }

  private newOffersOf(storeId: Id, today: CalendarDay): readonly Id[] {
    const known = this.lastKnown.of('promotions', storeId).recall()?.value
    return known ? this.countOffers.execute(storeId, known, today).newToActivate : []
  }

  private keptBalance(): CashbackBalance | undefined {
    return this.lastKnown.of('balance').recall()?.value
  }

  private spendable(
    credits: readonly LapsingCredit[],
    balance: CashbackBalance | undefined,
  ): readonly Notice[] {
    return this.lapsing(spendableCredits(credits, this.clock.today(), balance?.available))
  }

  private lapsing(items: readonly LapsingNotice[]): readonly Notice[] {
    return lapsingSoon(items, this.clock.today()).map((item) => ({ kind: 'lapsing', item }))
  }
}
