import type { Campaign } from '@domain/campaigns/campaign.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import type { Id } from '@domain/id.ts'
import type { Cancellation } from '../cancellation.ts'
import type { Freshness } from '../freshness.ts'
import type { PageOf } from '../read-pages.ts'

/** The newest line first. */
export type PointsPage = PageOf<PointsLine>

/** Campaigns and the signed-in customer's points in them. Every method rejects with a PortFailure. */
export abstract class CampaignRepository {
  /** Every campaign of the configured format: running, ended and to come. */
  abstract list(signal?: Cancellation): Promise<readonly Campaign[]>
  /** The campaigns in progress, for the home screen. */
  abstract running(signal?: Cancellation): Promise<readonly Campaign[]>
  /** Undefined when there is no such campaign for this customer. The lists may leave out some of what it gives. */
  abstract find(campaignId: Id, signal?: Cancellation): Promise<Campaign | undefined>
  /** The campaign as this repository has read it last in this session; undefined when it has not. Makes no call. */
  abstract known(campaignId: Id): Campaign | undefined
  /** The customer's balance, in whole points. @param freshness RECENT unless said otherwise. */
  abstract points(campaignId: Id, signal?: Cancellation, freshness?: Freshness): Promise<number>
  /** @param page from 1; up to ten lines each (product.md §9). A page after the last one is empty. */
  abstract statement(campaignId: Id, page: number, signal?: Cancellation): Promise<PointsPage>
}
