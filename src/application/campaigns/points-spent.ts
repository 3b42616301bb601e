import { Listeners } from '../listeners.ts'

/** Tells screens that an exchange took place: what they show of points, campaigns and exchanges is then old. */
export class PointsSpent extends Listeners {
  static readonly dependencies = [] as const
}
