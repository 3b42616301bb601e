import type { CalendarDay } from '@domain/calendar-day.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { Id } from '@domain/id.ts'
import {
  type LapsingCredit,
  type LapsingItem,
  lapsingSoon,
  pointsByEnd,
  spendableCredits,
  vouchersByEnd,
} from '@domain/lapsing/lapsing-item.ts'
import type { Notice } from '@domain/notices/notice.ts'
import { CampaignRepository } from '../campaigns/campaign-repository.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { Clock } from '../clock.ts'
import { FindWhatLapses } from '../lapsing/find-what-lapses.ts'
import { CountOffers } from '../offers/count-offers.ts'
import { LastKnown } from '../offline/last-known.ts'
import { reportBug } from '../port-failure.ts'
import { PreferredStore } from '../stores/preferred-store.ts'
import { VoucherRepository } from '../vouchers/voucher-repository.ts'

/** Notices of what lapses: one list for each thing that is read. */
export interface KeptNotices {
  readonly credits: readonly Notice[]
  readonly vouchers: readonly Notice[]
  readonly points: readonly Notice[]
}

/**
 * Finds the notices for a customer. No server sends notices, so they are made of what the portal reads for its screens. `RewardDeliveries`
 * finds those about rewards that were handed over.
 */
export class FindNotices {
  static readonly dependencies = [
    FindWhatLapses,
    CashbackRepository,
    VoucherRepository,
    CampaignRepository,
    CountOffers,
    LastKnown,
    PreferredStore,
    Clock,
  ] as const

  constructor(
    private readonly findWhatLapses: FindWhatLapses,
    private readonly cashback: CashbackRepository,
    private readonly vouchers: VoucherRepository,
    private readonly campaigns: CampaignRepository,
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

  /** The points of campaigns that end. Makes no call of its own on home either. */
  async pointsNotices(signal?: Cancellation): Promise<readonly Notice[]> {
    return this.lapsing(pointsByEnd(await this.campaigns.running(signal), this.clock.today()))
  }

  /** What this device has kept since home read it. Makes no call. */
  kept(): KeptNotices {
    const credits = this.lastKnown.of('lapsingCredits').recall()?.value.credits ?? []
    const vouchers = this.lastKnown.of('vouchers', 'active', 'all').recall()?.value ?? []
    const campaigns = this.lastKnown.of('runningCampaigns').recall()?.value ?? []
    return {
      credits: this.spendable(credits, this.keptBalance()),
      vouchers: this.lapsing(vouchersByEnd(vouchers)),
      points: this.lapsing(pointsByEnd(campaigns, this.clock.today())),
    }
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

  private lapsing(items: readonly LapsingItem[]): readonly Notice[] {
    return lapsingSoon(items, this.clock.today()).map((item) => ({ kind: 'lapsing', item }))
  }
}
