import type { CalendarDay } from './calendar-day.ts'

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
  const groups = new Map<number | undefined, Item[]>()
  for (const item of items) {
    const key = item.day && monthNumber(item.day)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups].map(([key, group]) => ({
    month: key === undefined ? undefined : monthOf(key),
    items: group,
  }))
}
