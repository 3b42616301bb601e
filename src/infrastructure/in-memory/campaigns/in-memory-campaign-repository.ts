import { CampaignRepository, STATEMENT_PAGE_SIZE } from '@application/campaigns/campaign-repository.ts'
import type { Cancellation } from '@application/cancellation.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import type { Id } from '@domain/id.ts'
import { Steering } from '../steering.ts'
import type { InMemoryLoyaltyAccount } from './in-memory-loyalty-account.ts'

export class InMemoryCampaignRepository extends CampaignRepository {
  readonly steering = new Steering()

  constructor(private readonly account: InMemoryLoyaltyAccount) {
    super()
  }

  list(signal?: Cancellation): Promise<readonly Campaign[]> {
    return this.steering.answer(() => this.account.campaigns, signal)
  }

  running(signal?: Cancellation): Promise<readonly Campaign[]> {
    return this.steering.answer(() => this.account.running, signal)
  }

  find(campaignId: Id, signal?: Cancellation): Promise<Campaign | undefined> {
    return this.steering.answer(() => this.account.find(campaignId), signal)
  }

  points(campaignId: Id, signal?: Cancellation): Promise<number> {
    return this.steering.answer(() => this.account.balance(campaignId), signal)
  }

  statement(campaignId: Id, page: number, signal?: Cancellation): Promise<readonly PointsLine[]> {
    return this.steering.answer(() => {
      const { lines } = this.account.account(campaignId)
      return lines.slice((page - 1) * STATEMENT_PAGE_SIZE, page * STATEMENT_PAGE_SIZE)
    }, signal)
  }
}
