import { type CalendarDay, isOver } from '../calendar-day.ts'
import { isPositive, type Money, NO_MONEY, subtractMoney, sumMoney } from '../money.ts'
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
  if (isDebit(amount) || expiresOn === undefined) return { kind: 'none' }
  const past = isOver(expiresOn, today)
  if (past === expired) return { kind: past ? 'expired' : 'until', on: expiresOn }
  return { kind: 'day', on: expiresOn }
}

const isDebit = (amount: Money | undefined): boolean => amount !== undefined && amount.cents < 0

/** What came and what went in some lines; both are positive. A line without an amount counts as nothing. */
export function movementSums(lines: readonly Pick<StatementLine, 'amount'>[]) {
  const amounts = lines.map(({ amount }) => amount ?? NO_MONEY)
  return {
    credits: sumMoney(amounts.filter(isPositive)),
    debits: subtractMoney(NO_MONEY, sumMoney(amounts.filter(isDebit))),
  }
}
