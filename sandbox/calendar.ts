/**
 * The calendar of the shops. Every store of the group is in southern Brazil, so the wire's dates, which carry no
 * offset, are all Brasília time. Brazil has had no daylight saving time since 2019: the offset is constant.
 */
const BRASILIA_OFFSET_MS = -3 * 60 * 60 * 1000

const DAY_MS = 24 * 60 * 60 * 1000

/** A calendar day in Brazil, `YYYY-MM-DD`. Days compare as text. */
export type Day = string

/** A local date and time in Brazil, `YYYY-MM-DDTHH:mm:ss`, as the wire writes it. */
type LocalDateTime = string

/** The date and time that a clock on the wall of a store shows at this instant. */
export function localDateTime(instant: Date): LocalDateTime {
  return new Date(instant.getTime() + BRASILIA_OFFSET_MS).toISOString().slice(0, 19)
}

/** The calendar day in the stores at this instant. */
export function localDay(instant: Date): Day {
  return localDateTime(instant).slice(0, 10)
}

/** The day `count` days after `day`; before it when `count` is negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** How many days lie between two days; negative when `to` comes first. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** A day as the wire writes it: its first second, without an offset. */
export function startOfDay(day: Day): LocalDateTime {
  return `${day}T00:00:00`
}

/** Whether a text is a day that exists: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}

/** 31 minutes past this hour, so many days before `today`. */
export function daysAgoAt(today: Day, daysAgo: number, hour: number): LocalDateTime {
  return startOfDay(addDays(today, -daysAgo)).replace('T00:00', `T${String(hour).padStart(2, '0')}:31`)
}
