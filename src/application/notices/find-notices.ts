import { inOrderOfUse } from '@domain/campaigns/campaign.ts'
import type { CompletedRedemption } from '@domain/campaigns/redemption.ts'
import type { Id } from '@domain/id.ts'
import { type LapsingItem, lapsingSoon, vouchersByEnd } from '@domain/lapsing/lapsing-item.ts'
import { DELIVERED, isRead, type Notice, noticeIdentities } from '@domain/notices/notice.ts'
import { CampaignRepository } from '../campaigns/campaign-repository.ts'
import { RedemptionRepository } from '../campaigns/redemption-repository.ts'
import type { Cancellation } from '../cancellation.ts'
import { Clock } from '../clock.ts'
import { FindWhatLapses } from '../lapsing/find-what-lapses.ts'
import { CountOffers } from '../offers/count-offers.ts'
import { LastKnown } from '../offline/last-known.ts'
import { PreferredStore } from '../stores/preferred-store.ts'
import { VoucherRepository } from '../vouchers/voucher-repository.ts'
import { ReadNotices } from './read-notices.ts'

/** Customers have few campaigns with exchanges at a time; each of them costs a call. */
const MOST_CAMPAIGNS = 3

/**
 * Marks that the portal has looked at a campaign's deliveries before: what was delivered earlier is no news. They are kept with the ids of
 * read notices. Two marks: the one for rewards that have an id outlives the session, as their ids do. No notice has the id of a mark.
 */
const looked = (campaignId: Id) => ({
  byId: `${DELIVERED}begun:${campaignId}`,
  byDescription: `begun:${campaignId}`,
})

/** What a customer should hear of, from what the portal reads for its screens: no server sends notices. Rejects with a PortFailure. */
export class FindNotices {
  static readonly dependencies = [
    FindWhatLapses,
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
    private readonly findWhatLapses: FindWhatLapses,
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
    const { credits } = await this.findWhatLapses.credits(signal)
    return this.lapsing(credits)
  }

  async lapsingVouchers(signal?: Cancellation): Promise<readonly Notice[]> {
    return this.lapsing(vouchersByEnd(await this.vouchers.list('active', undefined, signal)))
  }

  /** Those that this device has kept since home read them. No call is made. */
  keptCredits(): readonly Notice[] {
    return this.lapsing(this.lastKnown.of('lapsingCredits').recall()?.value.credits ?? [])
  }

  /** As {@link keptCredits}. */
  keptVouchers(): readonly Notice[] {
    return this.lapsing(vouchersByEnd(this.lastKnown.of('vouchers', 'active', 'all').recall()?.value ?? []))
  }

  /** Makes no call. */
  ofOffers(): readonly Notice[] {
    const storeId = this.preferred.read()
    const known = storeId && this.lastKnown.of('promotions', storeId).recall()?.value
    const offerIds = storeId && known ? this.countOffers.execute(storeId, known).newToActivate : []
    return [
      ...this.lapsing(this.findWhatLapses.offers()),
      ...(offerIds.length > 0 ? [{ kind: 'new-offers', offerIds } as const] : []),
    ]
  }

  /** The deliveries that the customer has not read of. What was delivered before the portal first looked at a campaign on this device is not new. */
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
    const seenFirst = notices.filter((notice) => !read.has(lookedAt(notice)))
    // Last, and each time: the ids that were added last are kept.
    const marks = campaigns.flatMap(({ id }) => Object.values(looked(id)))
    this.read.add([...seenFirst.flatMap(noticeIdentities), ...marks])
    return notices.filter((notice) => read.has(lookedAt(notice)) && !isRead(notice, read))
  }

  private lapsing(items: readonly LapsingItem[]): readonly Notice[] {
    return lapsingSoon(items, this.clock.today()).map((item) => ({ kind: 'lapsing', item }))
  }
}

type Delivery = Notice & { readonly kind: 'delivered' }

function lookedAt({ campaignId, redemption }: Delivery): string {
  const { byId, byDescription } = looked(campaignId)
  return redemption.rewardId === undefined ? byDescription : byId
}

function deliveries(campaignId: Id, completed: readonly CompletedRedemption[]): readonly Delivery[] {
  const counts = new Map<unknown, number>()
  return completed.map((redemption) => {
    const reward = redemption.rewardId ?? redemption.description
    const position = (counts.get(reward) ?? 0) + 1
    counts.set(reward, position)
    return { kind: 'delivered', campaignId, redemption, position }
  })
}
