import { type CalendarDay, compareDays, parseBrazilianDay } from '../calendar-day.ts'

/** product.md §5: no birth date before this year is accepted. */
const EARLIEST_YEAR = 1900

/** The day that was typed as dd/mm/aaaa, with or without slashes, if a living person can have been born on it. */
export function birthDay(typed: string, today: CalendarDay): CalendarDay | undefined {
  const day = parseBrazilianDay(typed)
  if (day === undefined || day.year < EARLIEST_YEAR || compareDays(day, today) > 0) return undefined
  return day
}
