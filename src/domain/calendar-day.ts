import { once } from './once.ts'

/**
 * A day of the calendar in Brazil, without an hour and without a time zone: it never shifts (docs/wire.md, "Dates").
 * `month` is 1 to 12.
 */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const MILLISECONDS_PER_HOUR = 3_600_000
const MILLISECONDS_PER_DAY = 24 * MILLISECONDS_PER_HOUR

/** The day with these numbers, or undefined where the calendar has none (30/02, month 13). */
export function calendarDay(year: number, month: number, day: number): CalendarDay | undefined {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return undefined
  const date = utc({ year, month, day })
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? { year, month, day } : undefined
}

/**
 * Reads `2026-11-20` or `2026-11-20T18:31:00`, which name their day, and `2026-11-20T18:31:00Z` or `…-05:00`, which name a moment; undefined
 * when there is no such day.
 */
export function parseIsoDay(text: string): CalendarDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text)
  const day = match && calendarDay(Number(match[1]), Number(match[2]), Number(match[3]))
  if (!day || !/\d(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text.slice(LENGTH_OF_DAY))) return day ?? undefined
  const moment = Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2}):?(\d{2})?$/, withMinutes))
  return Number.isNaN(moment) ? undefined : dayInBrazil(moment)
}

/** The offset of a time, `-03` and `-0300` too, in the form that every browser reads. */
const withMinutes = (_: string, hours: string, minutes = '00') => `${hours}:${minutes}`

const LENGTH_OF_DAY = 'aaaa-mm-dd'.length

/** Brasília time all year, as it has been since 2019. */
const HOURS_BEHIND_UTC = 3

/** Undefined where the browser does not know the time zone. */
const brazilianDays = once((): Intl.DateTimeFormat | undefined => {
  try {
    // Swedish writes a day as ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
  } catch {
    return undefined
  }
})

/** The day that it is in Brazil (America/Sao_Paulo) at a moment in epoch milliseconds. */
export function dayInBrazil(moment: number): CalendarDay {
  const [year, month, day] = brazilianDays()?.format(moment).split('-').map(Number) ?? []
  if (year && month && day) return { year, month, day }
  const date = new Date(moment - HOURS_BEHIND_UTC * MILLISECONDS_PER_HOUR)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Reads `20/11/2026`, and `20112026`, which customers type while the mask is missing; undefined when it names no day. */
export function parseBrazilianDay(text: string): CalendarDay | undefined {
  const match = /^(\d{2})\/?(\d{2})\/?(\d{4})$/.exec(text.trim())
  return match ? calendarDay(Number(match[3]), Number(match[2]), Number(match[1])) : undefined
}

/** `2026-11-20` */
export function toIsoDay({ year, month, day }: CalendarDay): string {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}

/** `20/11/2026` */
export function toBrazilianDay({ year, month, day }: CalendarDay): string {
  return `${digits(day, 2)}/${digits(month, 2)}/${digits(year, 4)}`
}

/** Whole days from one day to another; negative when `to` comes first. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / MILLISECONDS_PER_DAY)
}

/** The day that many days later (earlier when negative). */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(utc(day).getTime() + days * MILLISECONDS_PER_DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Negative when `a` comes first, positive when `b` does, 0 on the same day: for sorting. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a.year - b.year || a.month - b.month || a.day - b.day
}

/** Whether what has this last day is over. What has no last day is never over. */
export const isOver = (last: CalendarDay | undefined, today: CalendarDay): boolean =>
  last !== undefined && compareDays(last, today) < 0

/** Whether what has this first day has begun. What has no first day always has. */
export const hasBegun = (first: CalendarDay | undefined, today: CalendarDay): boolean =>
  first === undefined || compareDays(first, today) <= 0

/** Midnight of the day in UTC, where every day has 24 hours. `Date.UTC` would read the year 50 as 1950; `setUTCFullYear` does not. */
function utc({ year, month, day }: CalendarDay): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
