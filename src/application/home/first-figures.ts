import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { SavedTotal } from '@domain/purchases/saved-total.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { PurchaseRepository } from '../purchases/purchase-repository.ts'
import { SessionStore } from '../session/session-store.ts'

/** What the home screen shows first. It can be asked for before the code of the screen has arrived. */
export class FirstFigures {
  static readonly dependencies = [CashbackRepository, PurchaseRepository, SessionStore] as const

  private early: { balance?: Promise<CashbackBalance>; savedTotal?: Promise<SavedTotal> } = {}

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly purchases: PurchaseRepository,
    sessions: SessionStore,
  ) {
    // Nothing of one customer is shown to the next.
    sessions.subscribe(() => {
      this.early = {}
    })
  }

  /** Asks for all of them. The first call of `balance` or `savedTotal` gets that answer or failure; later calls read again. */
  askAhead(): void {
    this.early = { balance: this.cashback.balance(), savedTotal: this.purchases.savedTotal() }
    for (const answer of Object.values(this.early)) answer.catch(() => {})
  }

  async balance(signal?: Cancellation): Promise<CashbackBalance> {
    const { balance, ...rest } = this.early
    this.early = rest
    return balance ?? this.cashback.balance(signal)
  }

  async savedTotal(signal?: Cancellation): Promise<SavedTotal> {
    const { savedTotal, ...rest } = this.early
    this.early = rest
    return savedTotal ?? this.purchases.savedTotal(signal)
  }
}
