import { type CalendarDay, compareDays } from './calendar-day.ts'

/**
 * The oldest day of a list that is sorted newest first. Items without a day are ignored. Undefined for any other order, and when all days
 * are the same, because the order is unknown then.
 */
export function oldestDayIfNewestFirst(
  items: readonly { readonly day: CalendarDay | undefined }[],
): CalendarDay | undefined {
  const days = items.flatMap(({ day }) => (day ? [day] : []))
  const steps = days.slice(1).map((day, index) => compareDays(days[index] ?? day, day))
  const isNewestFirst = steps.every((step) => step >= 0) && steps.some((step) => step > 0)
  return isNewestFirst ? days.at(-1) : undefined
}
