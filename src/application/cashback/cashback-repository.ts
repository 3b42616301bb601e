import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { StatementPage } from '@domain/cashback/statement.ts'
import type { Cancellation } from '../cancellation.ts'

/** The customer's current account. Every method rejects with a PortFailure. */
export abstract class CashbackRepository {
  abstract balance(signal?: Cancellation): Promise<CashbackBalance>
  /**
   * @param page from 1; up to ten lines each (portal.md §9). A page behind the last one is empty.
   * @param acceptedAge how many milliseconds old the first page may be, and those behind it with it: 0 unless said otherwise.
   */
  abstract statement(page: number, signal?: Cancellation, acceptedAge?: number): Promise<StatementPage>
}
