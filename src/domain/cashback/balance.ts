/** Cash-back of the customer, in reais. */
export interface CashbackBalance {
  readonly available: number
  /** Earned, not yet released. */
  readonly pending: number
}
