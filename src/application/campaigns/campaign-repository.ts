import type { Campaign } from '@domain/campaigns/campaign.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import type { Id } from '@domain/id.ts'
import type { Cancellation } from '../cancellation.ts'
import type { Freshness } from '../freshness.ts'

/** Lines of the points statement that are asked for at once (product.md §9). */
export const STATEMENT_PAGE_SIZE = 10

/** Campaigns and the signed-in customer's points in them. Every method rejects with a PortFailure. */
export abstract class CampaignRepository {
  /** Every campaign of the configured format: running, ended and to come. */
  abstract list(signal?: Cancellation): Promise<readonly Campaign[]>
  /** The campaigns in progress, for the home screen. */
  abstract running(signal?: Cancellation): Promise<readonly Campaign[]>
  /**
   * Undefined when there is no such campaign for this customer.
   * @param freshness RECENT unless said otherwise. With KEPT the answer may be older, and may come from one of the lists.
   */
  abstract find(campaignId: Id, signal?: Cancellation, freshness?: Freshness): Promise<Campaign | undefined>
  /** The customer's balance, in whole points. @param freshness RECENT unless said otherwise. */
  abstract points(campaignId: Id, signal?: Cancellation, freshness?: Freshness): Promise<number>
  /** {@link STATEMENT_PAGE_SIZE} lines, the newest first; fewer on the last page. @param page from 1. */
  abstract statement(campaignId: Id, page: number, signal?: Cancellation): Promise<readonly PointsLine[]>
}
