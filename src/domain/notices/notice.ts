import { toIsoDay } from '../calendar-day.ts'
import type { CompletedRedemption } from '../campaigns/redemption.ts'
import type { Id } from '../id.ts'
import type { LapsingItem } from '../lapsing/lapsing-item.ts'

/** Something that has happened, or will, and that a customer should not find out too late. */
export type Notice =
  | { readonly kind: 'lapsing'; readonly item: LapsingItem }
  /** Exclusive offers of the customer's store that were not there on the last visit. */
  | { readonly kind: 'new-offers'; readonly offerIds: readonly Id[] }
  /** The reward of an exchange has been handed over. `position`: its number among the deliveries of the same reward, from 1. */
  | {
      readonly kind: 'delivered'
      readonly campaignId: Id
      readonly redemption: CompletedRedemption
      readonly position: number
    }

/** The prefix of a delivery's identity that holds ids and no words about the reward. So it may stay on the device after the session. */
export const DELIVERED = 'delivered:'

/**
 * The same fact always gives the same ids. A notice is read when all its ids are read. So a notice about several offers stays read after
 * the customer has activated some of them.
 */
export function noticeIdentities(notice: Notice): readonly string[] {
  switch (notice.kind) {
    case 'lapsing':
      return [['lapsing', notice.item.kind, toIsoDay(notice.item.on), nameOf(notice.item)].join(':')]
    case 'new-offers':
      return notice.offerIds.map((id) => `offer:${id}`)
    case 'delivered':
      return [deliveryIdentity(notice.campaignId, notice.redemption, notice.position)]
  }
}

/** @param position the number of this delivery among those of the same reward, from 1. */
export function deliveryIdentity(
  campaignId: Id,
  { rewardId, description }: Pick<CompletedRedemption, 'rewardId' | 'description'>,
  position: number,
): string {
  const reward = rewardId === undefined ? `described:${description}` : `${DELIVERED}${rewardId}`
  return `${reward}:${campaignId}:${position}`
}

export const isRead = (notice: Notice, readIds: ReadonlySet<string>): boolean =>
  noticeIdentities(notice).every((identity) => readIds.has(identity))

/** Without an amount: when more lapses on the same day, it is still the same notice. */
function nameOf(item: LapsingItem): Id {
  switch (item.kind) {
    case 'cashback':
      return ''
    case 'voucher':
      return item.voucher.code ?? item.voucher.benefit ?? ''
    case 'points':
      return item.campaign.id
    case 'offer':
      return item.storeId ?? ''
  }
}
