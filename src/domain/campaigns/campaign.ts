import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Id } from '../id.ts'
import type { Money } from '../money.ts'

/** A loyalty campaign: for a while purchases give points, and points are exchanged for rewards. */
export interface Campaign {
  readonly id: Id
  readonly name: string
  /** Plain text. */
  readonly description: string
  readonly banner: string | undefined
  /** First and last day, both included. */
  readonly start: CalendarDay | undefined
  readonly end: CalendarDay | undefined
  readonly currentPrice: Money | undefined
  /** HTML as the server wrote it: to be sanitised before it is shown. Undefined when it has none. */
  readonly rules: string | undefined
  /** The customer's points in this campaign, when the server says them here. */
  readonly points: number | undefined
  /** What the customer may open in this campaign (product.md §2, "Campaign detail"). */
  readonly allows: CampaignPermissions
}

interface CampaignPermissions {
  readonly statement: boolean
  readonly redeeming: boolean
  /** The customer's own redemptions. */
  readonly history: boolean
}

/** Whether a campaign is to come, runs or is over on a given day. The numbers count whole days from that day. */
export type CampaignPhase =
  | { readonly kind: 'upcoming'; readonly startsIn: number }
  /** `daysLeft` is 0 on the last day, and undefined when no end is set. */
  | { readonly kind: 'running'; readonly daysLeft: number | undefined }
  | { readonly kind: 'ended'; readonly daysAgo: number }

export function campaignPhase(
  { start, end }: Pick<Campaign, 'start' | 'end'>,
  today: CalendarDay,
): CampaignPhase {
  const startsIn = start === undefined ? 0 : daysBetween(today, start)
  const daysLeft = end && daysBetween(today, end)
  if (daysLeft !== undefined && daysLeft < 0) return { kind: 'ended', daysAgo: -daysLeft }
  if (startsIn > 0) return { kind: 'upcoming', startsIn }
  return { kind: 'running', daysLeft }
}

/** Whether points can be exchanged in it now. The server may allow that for a while after its last day. */
export const takesExchanges = (campaign: Campaign, today: CalendarDay): boolean =>
  campaign.allows.redeeming && campaignPhase(campaign, today).kind !== 'upcoming'

/** Whether the customer can still use its points: it has not ended, or it has ended and still takes exchanges. */
export const keepsPoints = (campaign: Campaign, today: CalendarDay): boolean =>
  campaignPhase(campaign, today).kind !== 'ended' || takesExchanges(campaign, today)

/** Running campaigns first, soonest over first; then coming ones; then past ones. */
export function inOrderOfUse(campaigns: readonly Campaign[], today: CalendarDay): readonly Campaign[] {
  return campaigns.toSorted((a, b) => compareUse(campaignPhase(a, today), campaignPhase(b, today)))
}

const ranks = { running: 0, upcoming: 1, ended: 2 } as const

function compareUse(a: CampaignPhase, b: CampaignPhase): number {
  return ranks[a.kind] - ranks[b.kind] || distance(a) - distance(b)
}

/** Days to the next (or from the last) change; a campaign without an end comes after those that have one. */
function distance(phase: CampaignPhase): number {
  switch (phase.kind) {
    case 'running':
      return phase.daysLeft ?? Number.MAX_SAFE_INTEGER
    case 'upcoming':
      return phase.startsIn
    case 'ended':
      return phase.daysAgo
  }
}

/**
 * A text that can be an id: not what broken links contain (`undefined`, `-1`, `7.5`), not `.` or `..`, which browsers remove from
 * addresses, and no control characters.
 */
const TEXT_ID = /^(?![-+]|\.{1,2}$|\d*\.\d+$|(?:undefined|null|NaN)$)\P{C}{1,64}$/u

/** Whether a campaign can have this id. JavaScript cannot distinguish larger numbers from their neighbours. */
export const isCampaignId = (id: Id): boolean =>
  typeof id === 'number' ? Number.isSafeInteger(id) && id > 0 : TEXT_ID.test(id)
