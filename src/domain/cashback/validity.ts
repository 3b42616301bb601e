import { type CalendarDay, isOver } from '../calendar-day.ts'
import { isNegative } from '../money.ts'
import type { StatementLine } from './statement.ts'

/**
 * What a line says about its last day. `none`: what was spent cannot lapse, and a line without a day says nothing of one. `day`: the
 * server's flag and its day do not agree, so only the day is said.
 */
export type Validity =
  | { readonly kind: 'none' }
  | { readonly kind: 'until' | 'expired' | 'day'; readonly on: CalendarDay }

export function validityOf(
  { amount, expiresOn, expired }: Pick<StatementLine, 'amount' | 'expiresOn' | 'expired'>,
  today: CalendarDay,
): Validity {
  if ((amount && isNegative(amount)) || expiresOn === undefined) return { kind: 'none' }
  const past = isOver(expiresOn, today)
  if (past === expired) return { kind: past ? 'expired' : 'until', on: expiresOn }
  return { kind: 'day', on: expiresOn }
}
