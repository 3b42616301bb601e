import type { CalendarDay } from '../calendar-day.ts'
import { type Campaign, campaignPhase } from './campaign.ts'

/** The customer's points in the campaigns that have not ended. */
export interface PointsHeld {
  /** Of the campaigns whose points the server says; undefined where it says those of none. */
  readonly total: number | undefined
  readonly campaigns: readonly Campaign[]
}

export function pointsHeld(campaigns: readonly Campaign[], today: CalendarDay): PointsHeld {
  const held = campaigns.filter((campaign) => campaignPhase(campaign, today).kind !== 'ended')
  const known = held.flatMap(({ points }) => points ?? [])
  const isUnknown = known.length === 0 && held.length > 0
  return { total: isUnknown ? undefined : known.reduce((sum, points) => sum + points, 0), campaigns: held }
}
