import type { Cancellation } from '@application/cancellation.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { StatementLine, StatementPage } from '@domain/cashback/statement.ts'
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
