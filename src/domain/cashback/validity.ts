import { type CalendarDay, isOver } from '../calendar-day.ts'
import { isNegative } from '../money.ts'
import type { StatementLine } from './statement.ts'

/**
 * What a line says about its last day. `none`: spent cash-back cannot lapse, or there is no day. `day`: the server's flag contradicts its
 * day, so only the day is shown.
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
