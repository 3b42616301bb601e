import type { Clock } from '@application/clock.ts'
import { PortFailure } from '@application/port-failure.ts'
import { type Campaign, campaignPhase } from '@domain/campaigns/campaign.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import type { CompletedRedemption, PendingRedemption } from '@domain/campaigns/redemption.ts'
import { missingPoints, type RedeemableReward } from '@domain/campaigns/reward.ts'

/** Everything that one customer has in one campaign. The balance is the sum of the lines. */
export interface CampaignAccount {
  readonly campaign: Campaign
  readonly pointName: string
  readonly rewards: readonly RedeemableReward[]
  /** The newest first. */
  lines: readonly PointsLine[]
  pending: readonly PendingRedemption[]
  readonly completed: readonly CompletedRedemption[]
}

/** The customer's side of the loyalty programme, with the backend's rules: what both in-memory repositories work on. */
export class InMemoryLoyaltyAccount {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: readonly CampaignAccount[] = [],
  ) {}

  get campaigns(): readonly Campaign[] {
    return this.accounts.map((account) => this.withPoints(account))
  }

  get running(): readonly Campaign[] {
    return this.campaigns.filter((campaign) => this.isRunning(campaign))
  }

  get withinReach(): readonly RedeemableReward[] {
    return this.accounts
      .filter(({ campaign }) => this.isRunning(campaign) && campaign.allows.redeeming)
      .flatMap((account) =>
        account.rewards.filter((reward) => missingPoints(reward, balanceOf(account)) === 0),
      )
  }

  find(campaignId: number): Campaign | undefined {
    return this.campaigns.find(({ id }) => id === campaignId)
  }

  /** Throws the backend's refusal when there is no such campaign. */
  account(campaignId: number): CampaignAccount {
    const account = this.accounts.find(({ campaign }) => campaign.id === campaignId)
    return account ?? refuse(404, 'Campanha não encontrada.')
  }

  balance(campaignId: number): number {
    return balanceOf(this.account(campaignId))
  }

  redeem(rewardId: number): void {
    const running = this.accounts.filter(({ campaign }) => this.isRunning(campaign))
    const account = running.find(({ rewards }) => rewards.some(({ id }) => id === rewardId))
    const reward = account?.rewards.find(({ id }) => id === rewardId)
    if (account && reward) this.exchange(account, reward)
    else refuse(400, 'Resgate indisponível.')
  }

  private exchange(account: CampaignAccount, { id, name, cost }: RedeemableReward): void {
    if (missingPoints({ cost }, balanceOf(account)) > 0) refuse(400, 'Saldo de pontos insuficiente.')
    const day = this.clock.today()
    account.lines = [{ description: `Troca: ${name}`, points: -cost, day }, ...account.lines]
    account.pending = [
      { rewardId: id, description: name, requestedOn: day, points: cost },
      ...account.pending,
    ]
  }

  private isRunning(campaign: Campaign): boolean {
    return campaignPhase(campaign, this.clock.today()).kind === 'running'
  }

  private withPoints(account: CampaignAccount): Campaign {
    return { ...account.campaign, points: balanceOf(account) }
  }
}

const balanceOf = ({ lines }: CampaignAccount): number =>
  lines.reduce((sum, { points = 0 }) => sum + points, 0)

function refuse(status: number, description: string): never {
  throw new PortFailure({ kind: 'rejected', status, description, errors: [] })
}
