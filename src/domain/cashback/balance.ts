import type { Money } from '../money.ts'

/** Cash-back of the customer. Undefined is what the server does not say. */
export interface CashbackBalance {
  readonly available: Money | undefined
  /** Earned, not yet released. */
  readonly pending: Money | undefined
}
