import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import type { RedeemableReward } from '@domain/campaigns/reward.ts'
import { fromReais } from '@domain/money.ts'
import { couponNumber } from '../purchases/demo-purchases.ts'
import type { CampaignAccount } from './in-memory-loyalty-account.ts'

/** A running campaign with a little of everything, and one that is over. */
export const demoCampaigns = (today: CalendarDay): readonly CampaignAccount[] => [
  {
    campaign: {
      id: 7,
      name: 'Natal Premiado',
      description:
        'Cada real em compras vale 1 IdCoin. Junte e troque por prêmios para a ceia e para a casa.',
      banner: undefined,
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
      reward(29, 'product', 'Cafeteira elétrica', 2300),
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

function reward(id: number, kind: RedeemableReward['kind'], name: string, cost: number): RedeemableReward {
  return { id, kind, name, image: undefined, cost }
}
