import type { CalendarDay } from './calendar-day.ts'
import { groupBy } from './group-by.ts'

/** A month of a year; 1 to 12. */
export type Month = Pick<CalendarDay, 'year' | 'month'>

/** Months in a row, counted from the year 0. */
export const monthNumber = ({ year, month }: Month): number => year * 12 + month - 1

export const monthOf = (number: number): Month => ({
  year: Math.floor(number / 12),
  month: (number % 12) + 1,
})

export const isSameMonth = (a: Month, b: Month): boolean => monthNumber(a) === monthNumber(b)

export interface GroupOfMonth<Item> {
  /** Undefined for what has no day. */
  readonly month: Month | undefined
  readonly items: readonly Item[]
}

/** Things month by month, in the order in which the months first come. */
export function groupByMonth<Item extends { readonly day: CalendarDay | undefined }>(
  items: readonly Item[],
): GroupOfMonth<Item>[] {
  return [...groupBy(items, ({ day }) => day && monthNumber(day))].map(([key, group]) => ({
    month: key === undefined ? undefined : monthOf(key),
    items: group,
  }))
}
