import type { Clock } from '@application/clock.ts'
import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import { type Campaign, campaignPhase } from '@domain/campaigns/campaign.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import type { CompletedRedemption, PendingRedemption } from '@domain/campaigns/redemption.ts'
import { missingPoints, type RedeemableReward } from '@domain/campaigns/reward.ts'
import type { Id } from '@domain/id.ts'
import { fromReais } from '@domain/money.ts'
import { demoPicture } from '../demo-picture.ts'
import { couponNumber } from '../purchases/in-memory-purchase-repository.ts'
import { refusal } from '../refusal.ts'

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
      .filter(({ campaign }) => this.isOpen(campaign))
      .flatMap((account) =>
        account.rewards.filter((reward) => missingPoints(reward, balanceOf(account)) === 0),
      )
  }

  find(campaignId: Id): Campaign | undefined {
    return this.campaigns.find(({ id }) => id === campaignId)
  }

  /** Throws the backend's refusal when there is no such campaign. */
  account(campaignId: Id): CampaignAccount {
    const account = this.accounts.find(({ campaign }) => campaign.id === campaignId)
    if (!account) throw refusal(404, 'Campanha não encontrada.')
    return account
  }

  balance(campaignId: Id): number {
    return balanceOf(this.account(campaignId))
  }

  redeem(rewardId: Id): void {
    const open = this.accounts.filter(({ campaign }) => this.isOpen(campaign))
    const account = open.find(({ rewards }) => rewards.some(({ id }) => id === rewardId))
    const reward = account?.rewards.find(({ id }) => id === rewardId)
    if (account && reward) this.exchange(account, reward)
    else throw refusal(400, 'Resgate indisponível.')
  }

  private exchange(account: CampaignAccount, { id, name, cost }: RedeemableReward): void {
    if (missingPoints({ cost }, balanceOf(account)) > 0) throw refusal(400, 'Saldo de pontos insuficiente.')
    const day = this.clock.today()
    account.lines = [{ description: `Troca: ${name}`, points: -cost, day }, ...account.lines]
    account.pending = [
      { rewardId: id, description: name, requestedOn: day, points: cost },
      ...account.pending,
    ]
  }

  /** Whether points can be exchanged in it now. */
  private isOpen(campaign: Campaign): boolean {
    return this.isRunning(campaign) && campaign.allows.redeeming
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

/** A running campaign with a little of everything, and one that is over. */
export const demoCampaigns = (today: CalendarDay): readonly CampaignAccount[] => [
  {
    campaign: {
      id: 7,
      name: 'Natal Premiado',
      description:
        'Cada real em compras vale 1 IdCoin. Junte e troque por prêmios para a ceia e para a casa.',
      banner: demoPicture('Natal', 1200, 400),
      start: addDays(today, -19),
      end: addDays(today, 41),
      currentPrice: fromReais(1),
      rules: '<h1>Regulamento — Natal Premiado</h1><p>A cada R$ 1,00 em compras, 1 IdCoin.</p>',
      points: undefined,
      allows: { statement: true, redeeming: true, history: true },
    },
    pointName: 'IdCoins',
    rewards: [
      reward(25, 'product', 'Jogo de 6 copos', 180),
      reward(21, 'voucher', 'Vale-compra R$ 20', 400),
      reward(33, 'product', 'Jogo de panelas', 1200),
      reward(27, 'product', 'Cesta de Natal', 1500),
      { ...reward(29, 'product', 'Cafeteira elétrica', 2300), image: undefined },
    ],
    lines: [
      { description: `Compra ${couponNumber(0)}`, points: 620, day: addDays(today, -1) },
      { description: 'Troca: Jogo de 6 copos', points: -180, day: addDays(today, -4) },
      { description: `Compra ${couponNumber(2)}`, points: 640, day: addDays(today, -9) },
      { description: `Compra ${couponNumber(3)}`, points: 440, day: addDays(today, -14) },
    ],
    pending: [{ rewardId: 25, description: 'Jogo de 6 copos', requestedOn: addDays(today, -4), points: 180 }],
    completed: [
      {
        rewardId: 21,
        description: 'Vale-compra R$ 20',
        productName: 'Vale-compra',
        kind: 'voucher',
        points: 400,
      },
    ],
  },
  {
    campaign: endedCampaign(today),
    pointName: 'IdCoins',
    rewards: [],
    lines: [],
    pending: [],
    completed: [],
  },
]

const endedCampaign = (today: CalendarDay): Campaign => ({
  id: 5,
  name: 'Aniversário da Rede',
  description: 'A festa de 30 anos, com prêmios para quem comprou perto de casa.',
  banner: undefined,
  start: addDays(today, -150),
  end: addDays(today, -60),
  currentPrice: fromReais(1),
  rules: undefined,
  points: undefined,
  allows: { statement: true, redeeming: false, history: true },
})

function reward(id: Id, kind: RedeemableReward['kind'], name: string, cost: number): RedeemableReward {
  return { id, kind, name, image: demoPicture(name.replace(/ .*/, ''), 120, 120), cost }
}
