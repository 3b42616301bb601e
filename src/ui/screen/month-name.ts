import type { Month } from '@domain/calendar-month.ts'
import { DateTime } from 'luxon'

/** 'Novembro de 2026' */
export function monthName(month: Month): string {
  const name = inPortuguese(month).toFormat("LLLL 'de' yyyy")
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** 'nov 2026', for the narrow label of a bar. */
export const shortMonthName = (month: Month): string =>
  inPortuguese(month).toFormat('LLL yyyy').replace('.', '')

/** UTC, because a calendar month has no time zone. */
const inPortuguese = ({ year, month }: Month): DateTime =>
  DateTime.utc(year, month).reconfigure({ locale: 'pt-BR', numberingSystem: 'latn' })
