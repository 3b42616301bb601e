import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import type { Cancellation } from '../cancellation.ts'
import type { Freshness } from '../freshness.ts'
import type { PageOf } from '../read-pages.ts'

/** The newest line first. */
export type StatementPage = PageOf<StatementLine>

/** The customer's current account. Every method rejects with a PortFailure. */
export abstract class CashbackRepository {
  abstract balance(signal?: Cancellation): Promise<CashbackBalance>
  /**
   * @param page from 1; up to ten lines each (product.md §9). A page after the last one is empty.
   * @param freshness of the first page, RECENT unless said otherwise; the pages after it are as old as it is.
   */
  abstract statement(page: number, signal?: Cancellation, freshness?: Freshness): Promise<StatementPage>
}
