import { type CalendarDay, compareDays, isOver } from '../calendar-day.ts'
import type { Id } from '../id.ts'
import { isNegative, isPositive, type Money, NO_MONEY, smallerOf, subtractMoney, sumMoney } from '../money.ts'

/** One movement of the customer's cash-back account. */
export interface StatementLine {
  readonly id: Id | undefined
  readonly description: string
  readonly day: CalendarDay | undefined
  /** The last day on which it can be spent; undefined when it never lapses. */
  readonly expiresOn: CalendarDay | undefined
  /** Negative when cash-back was spent. Undefined when the server does not say. */
  readonly amount: Money | undefined
  readonly expired: boolean
}

/** A credit whose last day is not over. It may have been spent, because the statement does not tell. */
export interface LapsingLine extends StatementLine {
  readonly expiresOn: CalendarDay
  readonly amount: Money
}

/** The credits that will lapse from today on, soonest first. Spent ones are among them. */
export const lapsingLines = (lines: readonly StatementLine[], today: CalendarDay): LapsingLine[] =>
  lines.filter((line) => willLapse(line, today)).sort((a, b) => compareDays(a.expiresOn, b.expiresOn))

/**
 * The statement shows a spent credit with its full amount. So this keeps the first credits until their sum is the balance, and cuts the
 * last of them.
 * @param credits the one that lapses first comes first.
 * @param available the balance; undefined while it is not known. Then all credits are kept.
 */
export function cutToBalance<Credit extends { readonly amount: Money }>(
  credits: readonly Credit[],
  available: Money | undefined,
): readonly Credit[] {
  if (available === undefined) return credits
  let left = available
  return credits.flatMap((credit) => {
    if (!isPositive(left)) return []
    const amount = smallerOf(credit.amount, left)
    left = subtractMoney(left, amount)
    return { ...credit, amount }
  })
}

/** Whether the customer may have cash-back: the balance is above zero, or it is not known. */
export const mayHaveBalance = (available: Money | undefined): boolean =>
  available === undefined || isPositive(available)

/** Whether it is a credit whose last day is known and not over. */
export function willLapse(line: StatementLine, today: CalendarDay): line is LapsingLine {
  if (line.expired || line.expiresOn === undefined || isOver(line.expiresOn, today)) return false
  return line.amount !== undefined && isPositive(line.amount)
}

/** What came and what went in some lines; both are positive. A line without an amount counts as nothing. */
export function movementSums(lines: readonly Pick<StatementLine, 'amount'>[]) {
  const amounts = lines.map(({ amount }) => amount ?? NO_MONEY)
  return {
    credits: sumMoney(amounts.filter(isPositive)),
    debits: subtractMoney(NO_MONEY, sumMoney(amounts.filter(isNegative))),
  }
}
