import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { FindRewardGoal } from '@application/campaigns/find-reward-goal.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import {
  type CampaignAccount,
  InMemoryLoyaltyAccount,
} from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { screen } from '@testing-library/react'
import { CampaignDetailPage } from '@ui/campaigns/detail/campaign-detail-page.tsx'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { campaign, campaignAccount, pointsLine, reward } from '../../../support/factories/campaigns.ts'
import { renderStrict, service } from '../../../support/render-strict.tsx'
import { testDevice } from '../../../support/test-device.ts'

function open(account: CampaignAccount): void {
  const loyalty = new InMemoryLoyaltyAccount(new InMemoryClock(), [account])
  const campaigns = new InMemoryCampaignRepository(loyalty)
  const redemptions = new InMemoryRedemptionRepository(loyalty)
  const goal = new FindRewardGoal(campaigns, redemptions, testDevice().rewardGoals)
  renderStrict(<CampaignDetailPage title="Campanha" params={{ id: '7' }} />, [
    service(CampaignRepository, campaigns),
    service(FindRewardGoal, goal),
    service(PointsSpent, new PointsSpent()),
  ])
}

it('leads to the rules also where the campaign itself came without them: only their screen looks in the list', async () => {
  const withoutRules = { ...campaign.build({ id: 7 }), rules: undefined, end: undefined }
  open(campaignAccount.build({ campaign: withoutRules }))
  const rules = await screen.findByRole('link', { name: 'Regulamento' })
  expect(rules.getAttribute('href')).toBe('#/campanha/7/regulamento')
})

it('calls the points by one name, in the balance as in what is missing', async () => {
  const named = { ...campaign.build({ id: 7 }), end: undefined }
  open(
    campaignAccount.build({
      campaign: named,
      pointName: 'Selos',
      lines: [pointsLine.build({ points: 260 })],
      rewards: [reward.build({ cost: 300 })],
    }),
  )
  await screen.findByText('Faltam 40 Selos')
  screen.getByText('260 Selos')
})
