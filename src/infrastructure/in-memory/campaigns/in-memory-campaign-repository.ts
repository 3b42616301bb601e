import { CampaignRepository, type PointsPage } from '@application/campaigns/campaign-repository.ts'
import type { Cancellation } from '@application/cancellation.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import type { Id } from '@domain/id.ts'
import { Steering } from '../steering.ts'
import type { InMemoryLoyaltyAccount } from './in-memory-loyalty-account.ts'

const PAGE_SIZE = 10

export class InMemoryCampaignRepository extends CampaignRepository {
  readonly steering = new Steering()
  private readonly read = new Map<Id, Campaign>()

  constructor(private readonly account: InMemoryLoyaltyAccount) {
    super()
  }

  list(signal?: Cancellation): Promise<readonly Campaign[]> {
    return this.steering.answer(() => this.kept(this.account.campaigns), signal)
  }

  running(signal?: Cancellation): Promise<readonly Campaign[]> {
    return this.steering.answer(() => this.kept(this.account.running), signal)
  }

  find(campaignId: Id, signal?: Cancellation): Promise<Campaign | undefined> {
    return this.steering.answer(() => {
      const campaign = this.account.find(campaignId)
      if (campaign) this.kept([campaign])
      return campaign
    }, signal)
  }

  known(campaignId: Id): Campaign | undefined {
    return structuredClone(this.read.get(campaignId))
  }

  points(campaignId: Id, signal?: Cancellation): Promise<number> {
    return this.steering.answer(() => this.account.balance(campaignId), signal)
  }

  statement(campaignId: Id, page: number, signal?: Cancellation): Promise<PointsPage> {
    return this.steering.answer(() => {
      const { lines: all } = this.account.account(campaignId)
      const lines = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      return { lines, mayHaveMore: lines.length === PAGE_SIZE }
    }, signal)
  }

  private kept(campaigns: readonly Campaign[]): readonly Campaign[] {
    for (const campaign of campaigns) this.read.set(campaign.id, campaign)
    return campaigns
  }
}
