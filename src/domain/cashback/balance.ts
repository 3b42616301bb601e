import type { Money } from '../money.ts'

/** Cash-back of the customer. */
export interface CashbackBalance {
  readonly available: Money
  /** Earned, not yet released. */
  readonly pending: Money
}
