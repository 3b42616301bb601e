import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { couponNumber, purchaseDays } from '../purchases/demo-purchases.ts'

/** How long cash-back can be spent. */
const CASHBACK_LIFE_DAYS = 92

export const demoBalance: CashbackBalance = { available: fromReais(87.4), pending: fromReais(12.6) }

/** A line a purchase, some of them about to lapse, and one that was spent. Newest first. */
export const demoStatement = (today: CalendarDay): readonly StatementLine[] => {
  const earned = purchaseDays.map((daysAgo, index): StatementLine => {
    const expiresIn = CASHBACK_LIFE_DAYS - daysAgo
    return {
      id: 100 - index,
      description: `Cashback compra ${couponNumber(index)}`,
      day: addDays(today, -daysAgo),
      expiresOn: addDays(today, expiresIn),
      amount: fromReais(2.35 + ((index * 7) % 5) * 1.6),
      expired: expiresIn < 0,
    }
  })
  const spent: StatementLine = {
    id: 101,
    description: 'Uso de cashback no caixa',
    day: today,
    expiresOn: undefined,
    amount: fromReais(-15.28),
    expired: false,
  }
  return [spent, ...earned]
}
