import { type CalendarDay, compareDays } from './calendar-day.ts'

/**
 * Whether days come newest first. Unknown days tell nothing; where fewer than two differ, the order is not known and the answer is false.
 */
export function areNewestFirst(days: readonly (CalendarDay | undefined)[]): boolean {
  const known = days.filter((day) => day !== undefined)
  const steps = known.slice(1).map((day, index) => compareDays(known[index] ?? day, day))
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0)
}
