import type { CalendarDay } from '../calendar-day.ts'
import { type Campaign, campaignPhase } from './campaign.ts'

/** The customer's points in the campaigns that have not ended. */
export interface PointsHeld {
  readonly total: number
  /** Those of which the server says the points. */
  readonly campaigns: readonly (Campaign & { readonly points: number })[]
}

export function pointsHeld(campaigns: readonly Campaign[], today: CalendarDay): PointsHeld {
  const known = campaigns.filter(
    (campaign): campaign is Campaign & { readonly points: number } =>
      campaign.points !== undefined && campaignPhase(campaign, today).kind !== 'ended',
  )
  return { total: known.reduce((sum, { points }) => sum + points, 0), campaigns: known }
}
