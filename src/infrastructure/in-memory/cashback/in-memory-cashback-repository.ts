import type { Cancellation } from '@application/cancellation.ts'
import { CashbackRepository, type StatementPage } from '@application/cashback/cashback-repository.ts'
import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { couponNumber, purchaseDays } from '../purchases/in-memory-purchase-repository.ts'
import { Steering } from '../steering.ts'

const PAGE_SIZE = 10

interface Account {
  readonly balance: CashbackBalance
  /** Newest first. */
  readonly statement?: readonly StatementLine[]
}

export class InMemoryCashbackRepository extends CashbackRepository {
  readonly steering = new Steering()

  constructor(private readonly account: Account) {
    super()
  }

  balance(signal?: Cancellation): Promise<CashbackBalance> {
    return this.steering.answer(() => this.account.balance, signal)
  }

  statement(page: number, signal?: Cancellation): Promise<StatementPage> {
    return this.steering.answer(() => {
      const lines = this.account.statement?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? []
      return { lines, mayHaveMore: lines.length === PAGE_SIZE }
    }, signal)
  }
}

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
