import type { MyData } from '@application/privacy/collect-my-data.ts'
import { type CalendarDay, toIsoDay } from '@domain/calendar-day.ts'
import { isMoney, toReais } from '@domain/money.ts'
import { privacyContent } from './privacy-content.ts'

const content = privacyContent.file

/** JSON that a person can read too; it names the parts that are missing. */
export function myDataFile(data: MyData, portal: string, today: CalendarDay): string {
  const named = data.parts.map(({ value, ...part }) => [partName(part), readable(value)])
  const file = {
    [content.portal]: portal,
    [content.generatedOn]: toIsoDay(today),
    [content.data]: Object.fromEntries(named),
    [content.missing]: data.missing.map(partName),
  }
  return JSON.stringify(file, undefined, 2)
}

/** The name of a part in the file and on the screen. */
export function partName({ part, campaign }: Omit<MyData['parts'][number], 'value'>): string {
  const name = content.parts[part]
  return campaign === undefined ? name : content.ofCampaign(name, campaign)
}

/** Portuguese names for fields, days as 2026-11-20, and null for what the server did not send. */
function readable(value: unknown): unknown {
  if (value === undefined) return null
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  if (isDay(value)) return toIsoDay(value)
  if (isMoney(value)) return toReais(value)
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [content.fields[field] ?? field, worded(field, inner)]),
  )
}

function worded(field: string, value: unknown): unknown {
  const word = content.wordFields.has(field) && content.values[String(value)]
  return word || readable(value)
}

const isDay = (value: object): value is CalendarDay => 'year' in value && 'month' in value && 'day' in value
