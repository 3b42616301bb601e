import { type CalendarDay, isOver } from '../calendar-day.ts'
import { isNegative } from '../money.ts'
import type { StatementLine } from './statement.ts'

/**
 * What a line shows about its last day. `none`: nothing, because it is spent cash-back or has no last day. `until`: the day is not over.
 * `expired`: it is over. `day`: the server's flag contradicts the day, so only the day is shown.
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
