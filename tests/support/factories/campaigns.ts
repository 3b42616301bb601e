import type { UnsettledRedemption } from '@application/campaigns/unsettled-redemptions.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import type { PointsLine } from '@domain/campaigns/points-line.ts'
import type { RedeemableReward } from '@domain/campaigns/reward.ts'
import { fromReais } from '@domain/money.ts'
import type { CampaignAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { Factory } from 'fishery'

class CampaignFactory extends Factory<Campaign> {
  ended() {
    return this.params({ start: { year: 2026, month: 6, day: 1 }, end: { year: 2026, month: 9, day: 1 } })
  }

  upcoming() {
    return this.params({ start: { year: 2026, month: 12, day: 2 }, end: { year: 2027, month: 2, day: 8 } })
  }

  /** The server left every flag out. */
  withoutPermissions() {
    return this.params({ allows: { statement: false, redeeming: false, history: false } })
  }
}

export const campaign = CampaignFactory.define(
  ({ sequence }): Campaign => ({
    id: sequence,
    name: `Campanha ${sequence}`,
    description: 'Cada real em compras vale 1 IdCoin.',
    banner: 'https://fotos.example/natal.jpg',
    start: { year: 2026, month: 11, day: 1 },
    end: { year: 2026, month: 12, day: 31 },
    currentPrice: fromReais(1),
    rules: '<h1>Regulamento</h1>',
    points: 1520,
    allows: { statement: true, redeeming: true, history: true },
  }),
)

export const reward = Factory.define<RedeemableReward>(({ sequence }) => ({
  id: sequence,
  kind: 'product',
  name: `Prêmio ${sequence}`,
  image: 'https://fotos.example/premio.jpg',
  cost: 400,
}))

export const pointsLine = Factory.define<PointsLine>(({ sequence }) => ({
  description: `Compra ${100 + sequence}`,
  points: 100,
  day: { year: 2026, month: 11, day: 2 },
}))

class CampaignAccountFactory extends Factory<CampaignAccount> {
  /** A running campaign with this balance, and one reward at this cost. */
  redeemable(points: number, cost: number) {
    return this.params({ rewards: [reward.build({ cost })], lines: [pointsLine.build({ points })] })
  }
}

export const campaignAccount = CampaignAccountFactory.define(
  (): CampaignAccount => ({
    campaign: campaign.build(),
    pointName: 'IdCoins',
    rewards: [reward.build()],
    lines: [pointsLine.build({ points: 1520 })],
    pending: [],
    completed: [],
  }),
)

/** An exchange of 1,200 of 1,520 points whose answer was lost. */
export const unsettledRedemption = Factory.define<UnsettledRedemption>(() => ({
  campaignId: 7,
  rewardId: 33,
  rewardName: 'Jogo de panelas',
  cost: 1200,
  pointsShown: 1520,
  sentBefore: 0,
  before: { points: 1520, pending: 0, completed: 0 },
  sentAt: 0,
}))
