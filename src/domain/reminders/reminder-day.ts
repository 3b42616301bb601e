import { addDays, type CalendarDay, compareDays } from '../calendar-day.ts'

/** How many days before the last day the reminder comes. */
const DAYS_BEFORE = 2

/**
 * When to be reminded of what lapses: two days before, or tomorrow when that is past or today. Undefined when tomorrow is
 * too late.
 */
export function reminderDay(lapsesOn: CalendarDay, today: CalendarDay): CalendarDay | undefined {
  const usual = addDays(lapsesOn, -DAYS_BEFORE)
  const tomorrow = addDays(today, 1)
  const day = compareDays(usual, tomorrow) >= 0 ? usual : tomorrow
  return compareDays(day, lapsesOn) <= 0 ? day : undefined
}
