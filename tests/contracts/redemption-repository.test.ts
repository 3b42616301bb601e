import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { campaign, campaignAccount, pointsLine, reward } from '../support/factories/campaigns.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { CAMPAIGN, describeRedemptionRepository } from './redemption-repository.contract.ts'

const http = httpSubjects()

const account = () =>
  campaignAccount.build({
    campaign: campaign.build({ id: CAMPAIGN }),
    rewards: [
      reward.build({ id: 25, name: 'Jogo de 6 copos', cost: 180 }),
      reward.build({ id: 21, kind: 'voucher', name: 'Vale-compra R$ 20', cost: 400 }),
      reward.build({ id: 29, name: 'Cafeteira elétrica', cost: 2300 }),
    ],
    lines: [pointsLine.build({ points: 1520 })],
    pending: [
      {
        rewardId: 26,
        description: 'Garrafa térmica 1 L',
        requestedOn: { year: 2026, month: 11, day: 17 },
        points: 350,
      },
    ],
    completed: [
      {
        rewardId: 21,
        description: 'Vale-compra R$ 20',
        productName: 'Vale-compra',
        kind: 'voucher',
        points: 400,
      },
    ],
  })

describeRedemptionRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryRedemptionRepository(new InMemoryLoyaltyAccount(new InMemoryClock(), [account()])),
  ),
)
describeRedemptionRepository('over HTTP', () => http.of(RedemptionRepository))
