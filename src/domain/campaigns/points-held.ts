import type { CalendarDay } from '../calendar-day.ts'
import { type Campaign, keepsPoints } from './campaign.ts'

/** The customer's points in the campaigns that have not ended, or still take exchanges. */
export interface PointsHeld {
  /** The sum of the known balances. Undefined when there are campaigns and the server sends no balance for any of them. */
  readonly total: number | undefined
  /** The campaigns whose balance is known; all of them when none is. */
  readonly campaigns: readonly Campaign[]
}

export function pointsHeld(campaigns: readonly Campaign[], today: CalendarDay): PointsHeld {
  const held = campaigns.filter((campaign) => keepsPoints(campaign, today))
  const known = held.filter(({ points }) => points !== undefined)
  if (known.length === 0 && held.length > 0) return { total: undefined, campaigns: held }
  return { total: known.reduce((sum, { points = 0 }) => sum + points, 0), campaigns: known }
}
