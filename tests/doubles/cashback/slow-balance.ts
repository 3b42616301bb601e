import type { CashbackBalance } from '@domain/cashback/balance.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'

/** The statement comes at once, and the balance when the test says so. */
export class SlowBalance extends InMemoryCashbackRepository {
  private readonly answered = deferred()

  override async balance(): Promise<CashbackBalance> {
    await this.answered.promise
    return super.balance()
  }

  answerBalance(): void {
    this.answered.resolve()
  }
}
