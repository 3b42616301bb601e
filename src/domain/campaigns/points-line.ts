import type { CalendarDay } from '../calendar-day.ts'

/** One movement of a campaign's points. */
export interface PointsLine {
  readonly description: string
  /** Positive when points came, negative when they went. Undefined when the server does not say. */
  readonly points: number | undefined
  readonly day: CalendarDay | undefined
}

export type Movement = 'credit' | 'debit'

/** A line of zero points counts as a credit, because it takes no points away. */
export const movementOf = ({ points }: Pick<PointsLine, 'points'>): Movement =>
  points !== undefined && points < 0 ? 'debit' : 'credit'
