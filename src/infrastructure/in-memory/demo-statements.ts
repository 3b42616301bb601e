/** What the customer of the demonstration earned and bought, seen from today. */

import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'

/** How long cash-back can be spent. */
const CASHBACK_LIFE_DAYS = 92

const purchaseDays = [1, 5, 9, 14, 18, 26, 33, 40, 51, 60, 72, 83, 89, 101, 120]

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

/** The purchases of those days. Newest first. */
export const demoPurchases = (today: CalendarDay): readonly Purchase[] =>
  purchaseDays.map((daysAgo, index) => ({
    storeName: index % 3 === 0 ? 'Loja Batel' : 'Loja Centro',
    couponNumber: couponNumber(index),
    total: fromReais(117.5 + ((index * 7) % 5) * 80),
    discount: fromReais(9.9 + ((index * 5) % 7) * 4.3),
    day: addDays(today, -daysAgo),
  }))

const couponNumber = (index: number): string => String(900 - 17 * index).padStart(6, '0')
