import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { PurchaseRepository } from '../purchases/purchase-repository.ts'

/** What the home screen shows first. It can be asked for before the code of the screen has arrived. */
export class FirstFigures {
  static readonly dependencies = [CashbackRepository, PurchaseRepository] as const

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly purchases: PurchaseRepository,
  ) {}

  /** Asks for all of them. The screen then joins these reads, which are kept for a minute (docs/decisions/086), and says a failure. */
  askAhead(): void {
    for (const answer of [this.cashback.balance(), this.purchases.savedTotal()]) answer.catch(() => {})
  }
}
