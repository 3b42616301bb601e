import { Listeners } from '../listeners.ts'

/** Notified when an exchange took place. Screens that show points or exchanges listen, because what they show is old then. */
export class PointsSpent extends Listeners {
  static readonly dependencies = [] as const
}
