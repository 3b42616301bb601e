import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import type { Cancellation } from '@application/cancellation.ts'
import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import type { CompletedRedemption, PendingRedemption } from '@domain/campaigns/redemption.ts'
import type { Reward, RewardCatalogue } from '@domain/campaigns/reward.ts'
import type { Id } from '@domain/id.ts'
import { Steering } from '../steering.ts'
import type { InMemoryLoyaltyAccount } from './in-memory-loyalty-account.ts'

export class InMemoryRedemptionRepository extends RedemptionRepository {
  readonly steering = new Steering()
  /** What happens to an exchange on its way to the server, where failing means that it never arrives. */
  readonly onTheWay = new Steering()
  /** Each exchange that was asked for, in order, also the refused ones. */
  readonly requests: Id[] = []
  private readonly hidden = new Set<Id>()
  private lostAnswer: PortFailureReason | undefined

  constructor(private readonly account: InMemoryLoyaltyAccount) {
    super()
  }

  /** From now on an exchange is carried out and its answer lost like this; undefined lets answers through again. */
  loseAnswers(reason: PortFailureReason | undefined): void {
    this.lostAnswer = reason
  }

  /** From now on the completed exchanges of this campaign cannot be read. */
  hideCompleted(campaignId: Id): void {
    this.hidden.add(campaignId)
  }

  catalogue(campaignId: Id, signal?: Cancellation): Promise<RewardCatalogue> {
    return this.steering.answer(() => {
      const { pointName, rewards } = this.account.account(campaignId)
      return { pointName, rewards }
    }, signal)
  }

  withinReach(signal?: Cancellation): Promise<readonly Reward[]> {
    return this.steering.answer(() => this.account.withinReach, signal)
  }

  pending(campaignId: Id, signal?: Cancellation): Promise<readonly PendingRedemption[]> {
    return this.steering.answer(() => this.account.account(campaignId).pending, signal)
  }

  async completed(campaignId: Id, signal?: Cancellation): Promise<readonly CompletedRedemption[]> {
    if (this.hidden.has(campaignId)) throw new PortFailure({ kind: 'timeout' })
    return this.steering.answer(() => this.account.account(campaignId).completed, signal)
  }

  async redeem(rewardId: Id): Promise<void> {
    this.requests.push(rewardId)
    await this.onTheWay.answer(() => undefined)
    await this.steering.answer(() => this.account.redeem(rewardId))
    if (this.lostAnswer) throw new PortFailure(this.lostAnswer)
  }

  forgetReads(): void {
    // Nothing is kept: each read shows the account of that moment.
  }
}
