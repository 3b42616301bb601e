import { inOrderOfUse } from '@domain/campaigns/campaign.ts'
import type { CompletedRedemption } from '@domain/campaigns/redemption.ts'
import { cashbackByDay, type LapsingItem, lapsingSoon, vouchersByEnd } from '@domain/lapsing/lapsing-item.ts'
import { type Notice, noticeIdentity } from '@domain/notices/notice.ts'
import { CampaignRepository } from '../campaigns/campaign-repository.ts'
import { RedemptionRepository } from '../campaigns/redemption-repository.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { FindLapsingCashback } from '../cashback/find-lapsing-cashback.ts'
import { Clock } from '../clock.ts'
import type { Freshness } from '../freshness.ts'
import { ActivatedOffers } from '../offers/activated-offers.ts'
import { CountOffers } from '../offers/count-offers.ts'
import { LastKnown } from '../offline/last-known.ts'
import { PreferredStore } from '../stores/preferred-store.ts'
import { VoucherRepository } from '../vouchers/voucher-repository.ts'
import { ReadNotices } from './read-notices.ts'

/** As home reads the statement, whose answer is then shared (product.md, rule 20). */
const TEN_MINUTES: Freshness = { maxAge: 10 * 60 * 1000 }
const MOST_PAGES = 3

/** Customers have few campaigns with exchanges at a time; each of them costs a call. */
const MOST_CAMPAIGNS = 3

/** Says that the deliveries of before were seen. No notice has this identity. */
const BEGUN = 'begun'

/** What a customer should hear of, from what the portal reads for its screens: no server sends notices. Rejects with a PortFailure. */
export class FindNotices {
  static readonly dependencies = [
    CashbackRepository,
    FindLapsingCashback,
    ActivatedOffers,
    VoucherRepository,
    CountOffers,
    LastKnown,
    PreferredStore,
    CampaignRepository,
    RedemptionRepository,
    ReadNotices,
    Clock,
  ] as const

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly findLapsingCashback: FindLapsingCashback,
    private readonly activated: ActivatedOffers,
    private readonly vouchers: VoucherRepository,
    private readonly countOffers: CountOffers,
    private readonly lastKnown: LastKnown,
    private readonly preferred: PreferredStore,
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly read: ReadNotices,
    private readonly clock: Clock,
  ) {}

  /** What the home screen reads too, and shares. */
  async lapsingCredits(signal?: Cancellation): Promise<readonly Notice[]> {
    const firstPage = await this.cashback.statement(1, signal, TEN_MINUTES)
    const { lines } = await this.findLapsingCashback.execute(firstPage, signal, MOST_PAGES)
    return this.lapsing(cashbackByDay(lines))
  }

  async lapsingVouchers(signal?: Cancellation): Promise<readonly Notice[]> {
    return this.lapsing(vouchersByEnd(await this.vouchers.list('active', undefined, signal)))
  }

  /** It asks nothing. */
  ofOffers(): readonly Notice[] {
    const storeId = this.preferred.read()
    const known = storeId && this.lastKnown.of('promotions', storeId).recall()?.value
    const count = storeId && known ? this.countOffers.execute(storeId, known).newToActivate : 0
    return [
      ...this.lapsing(
        this.activated
          .list()
          .flatMap(({ name, end }) => (end === undefined ? [] : { kind: 'offer', on: end, offerName: name })),
      ),
      ...(storeId && count > 0 ? [{ kind: 'new-offers', storeId, count } as const] : []),
    ]
  }

  /** Those that the customer has not heard of. What was delivered before the first look is no news. */
  async delivered(signal?: Cancellation): Promise<readonly Notice[]> {
    const today = this.clock.today()
    const campaigns = inOrderOfUse(await this.campaigns.list(signal), today)
      .filter(({ allows }) => allows.history)
      .slice(0, MOST_CAMPAIGNS)
    const found = await Promise.all(
      campaigns.map(async ({ id }) => deliveries(id, await this.redemptions.completed(id, signal))),
    )
    const read = this.read.ids()
    const notices = found.flat()
    if (read.has(BEGUN)) return notices.filter((notice) => !read.has(noticeIdentity(notice)))
    this.read.add([BEGUN, ...notices.map(noticeIdentity)])
    return []
  }

  private lapsing(items: readonly LapsingItem[]): readonly Notice[] {
    return lapsingSoon(items, this.clock.today()).map((item) => ({ kind: 'lapsing', item }))
  }
}

function deliveries(campaignId: number, completed: readonly CompletedRedemption[]): readonly Notice[] {
  const counts = new Map<unknown, number>()
  return completed.map((redemption) => {
    const reward = redemption.rewardId ?? redemption.description
    const position = (counts.get(reward) ?? 0) + 1
    counts.set(reward, position)
    return { kind: 'delivered', campaignId, redemption, position }
  })
}
