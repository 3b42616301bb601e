import type { Month } from '@domain/calendar-month.ts'
import { isPositive } from '@domain/money.ts'
import type { YearReview } from '@domain/purchases/year-review.ts'
import { formatDay, formatInteger, formatMoney } from '../screen/format.ts'
import { monthName } from '../screen/month-name.ts'
import { shownName } from '../screen/name-in-capitals.ts'
import { yearContent as content } from './year-content.ts'

interface Fact {
  readonly label: string
  readonly value: string
}

/** What is known of the year, for the card and for the picture. */
export function yearFacts({ visits, favouriteStore, bestMonth, biggestSaving, saved }: YearReview): Fact[] {
  const facts: Fact[] = [{ label: content.visits, value: formatInteger(visits) }]
  if (favouriteStore) {
    const { name, visits } = favouriteStore
    facts.push({
      label: content.favouriteStore,
      value: content.times(shownName(name), formatInteger(visits), visits === 1),
    })
  }
  if (bestMonth?.discount) {
    const amount = formatMoney(bestMonth.discount)
    facts.push({ label: content.bestMonth, value: content.inMonth(monthName(bestMonth.month), amount) })
  }
  if (biggestSaving) {
    const { amount, day } = biggestSaving
    facts.push({ label: content.biggestSaving, value: content.onDay(formatMoney(amount), formatDay(day)) })
  }
  if (saved && isPositive(saved)) facts.push({ label: content.savedInYear, value: formatMoney(saved) })
  return facts
}

/** 'De janeiro de 2026 a novembro de 2026' */
export const periodOf = (from: Month, to: Month): string =>
  content.period(monthName(from).toLowerCase(), monthName(to).toLowerCase())

export const periodOfYear = ({ from, to }: YearReview): string => periodOf(from, to)
