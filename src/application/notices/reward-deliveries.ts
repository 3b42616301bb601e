import { type CalendarDay, daysBetween, parseIsoDay, toIsoDay } from '@domain/calendar-day.ts'
import { inOrderOfUse, isCampaignId } from '@domain/campaigns/campaign.ts'
import type { CompletedRedemption } from '@domain/campaigns/redemption.ts'
import type { Id } from '@domain/id.ts'
import { DELIVERED, deliveryIdentity, isRead, type Notice, noticeIdentities } from '@domain/notices/notice.ts'
import { CampaignRepository } from '../campaigns/campaign-repository.ts'
import { RedemptionRepository } from '../campaigns/redemption-repository.ts'
import type { UnsettledRedemption } from '../campaigns/unsettled-redemptions.ts'
import type { Cancellation } from '../cancellation.ts'
import { Clock } from '../clock.ts'
import { failureReason, type PortFailureReason, reportBug } from '../port-failure.ts'
import { sameSession } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { SeenNotices } from './seen-notices.ts'

type Delivery = Notice & { readonly kind: 'delivered' }

/** Customers have few campaigns with exchanges at a time; each of them costs a call. */
const MAX_CAMPAIGNS = 3

/**
 * Two marks, kept in `SeenNotices`, which say that this device has read the campaign's deliveries before: what was delivered earlier is
 * not news. `byId` is for rewards with an id and outlives the session; `byDescription` ends with it.
 */
const campaignMarks = (campaignId: Id) => ({
  byId: `${DELIVERED}begun:${campaignId}`,
  byDescription: `begun:${campaignId}`,
})

/** A mark like those of {@link campaignMarks}, of a delivery that has not come yet: the day of its exchange, and its identity. */
const expectedMark = (day: CalendarDay, identity: string) =>
  `${DELIVERED}expected:${toIsoDay(day)}:${identity}`
const EXPECTED = new RegExp(`^${DELIVERED}expected:([^:]+):(.+)$`)

/** For how long a delivery is expected: some exchanges are cancelled, and no call says so. */
const MAX_DELIVERY_DAYS = 90

export interface UnreadDeliveries {
  readonly notices: readonly Notice[]
  /** Why a campaign could not be read: there may be more notices. */
  readonly lacking?: PortFailureReason
}

/** Which rewards of the customer's exchanges were handed over since the portal read the deliveries last. */
export class RewardDeliveries {
  static readonly dependencies = [
    CampaignRepository,
    RedemptionRepository,
    SeenNotices,
    Clock,
    SessionStore,
  ] as const

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly seen: SeenNotices,
    private readonly clock: Clock,
    private readonly sessions: SessionStore,
  ) {}

  /**
   * The deliveries that the customer has not read of. What was delivered before the portal first read a campaign's deliveries on this device is
   * not new. Rejects with a PortFailure when nothing could be read.
   */
  async unread(signal?: Cancellation): Promise<UnreadDeliveries> {
    const today = this.clock.today()
    const campaigns = inOrderOfUse(await this.campaigns.list(signal), today)
      .filter(({ id, allows }) => allows.history && isCampaignId(id))
      .slice(0, MAX_CAMPAIGNS)
    const answers = await Promise.allSettled(
      campaigns.map(async ({ id }) => this.markAndFindNew(id, await this.redemptions.completed(id, signal))),
    )
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (!failed) return { notices: found.flat() }
    if (found.length === 0) throw failed.reason
    return { notices: found.flat(), lacking: failureReason(failed.reason) }
  }

  /** Whether a reward was exchanged here in the last {@link MAX_DELIVERY_DAYS} days, and the customer has not yet read of its delivery. */
  areExpected(): boolean {
    const seen = this.seen.ids()
    const today = this.clock.today()
    return [...seen].some((id) => {
      const [, day = '', identity = ''] = EXPECTED.exec(id) ?? []
      const since = parseIsoDay(day)
      return since && !seen.has(identity) && daysBetween(since, today) <= MAX_DELIVERY_DAYS
    })
  }

  /** An exchange took place: its delivery will be news. Never rejects. */
  async expect({ campaignId, rewardId, before }: UnsettledRedemption): Promise<void> {
    // The campaign does not show its history, so `unread` never reads its deliveries.
    if (this.campaigns.known(campaignId)?.allows.history === false) return
    const isSameSession = sameSession(this.sessions)
    // The account has mostly just been read, and then this makes no call.
    const completed = await this.redemptions.completed(campaignId).catch(reportBug)
    if (!completed || !isSameSession()) return
    this.markAndFindNew(campaignId, completed)
    const position = (before.completed ?? 0) + before.pending + 1
    const identity = deliveryIdentity(campaignId, { rewardId, description: '' }, position)
    this.seen.add([expectedMark(this.clock.today(), identity)])
  }

  /**
   * When the portal reads a campaign's deliveries for the first time, it marks them all as read.
   * @returns the later ones, as long as the customer has not read of them.
   */
  private markAndFindNew(campaignId: Id, completed: readonly CompletedRedemption[]): readonly Notice[] {
    const seen = this.seen.ids()
    const found = deliveries(campaignId, completed)
    const firstSeen = found.filter((delivery) => !seen.has(markOf(delivery)))
    // Storage keeps only the ids that were added last. So the marks are added each time, and at the end.
    this.seen.add([...firstSeen.flatMap(noticeIdentities), ...Object.values(campaignMarks(campaignId))])
    return found.filter((delivery) => seen.has(markOf(delivery)) && !isRead(delivery, seen))
  }
}

function markOf({ campaignId, redemption }: Delivery): string {
  const { byId, byDescription } = campaignMarks(campaignId)
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
