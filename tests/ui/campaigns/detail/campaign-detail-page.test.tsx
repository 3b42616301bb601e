import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { FindRewardGoal } from '@application/campaigns/find-reward-goal.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { screen } from '@testing-library/react'
import { CampaignDetailPage } from '@ui/campaigns/detail/campaign-detail-page.tsx'
import { Toasts } from '@ui/kit/toasts.ts'
import { Navigation } from '@ui/screen/navigation.ts'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { Today } from '@ui/screen/today.ts'
import { expect, it, vi } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { campaign, campaignAccount } from '../../../support/factories/campaigns.ts'
import { renderStrict, service } from '../../../support/render-strict.tsx'
import { testDevice } from '../../../support/test-device.ts'

it('leads to the rules also where the campaign itself came without them: only their screen looks in the list', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const clock = new InMemoryClock()
  const withoutRules = { ...campaign.build({ id: 7 }), rules: undefined, end: undefined }
  const loyalty = new InMemoryLoyaltyAccount(clock, [campaignAccount.build({ campaign: withoutRules })])
  const campaigns = new InMemoryCampaignRepository(loyalty)
  const goal = new FindRewardGoal(
    campaigns,
    new InMemoryRedemptionRepository(loyalty),
    testDevice().rewardGoals,
  )
  renderStrict(<CampaignDetailPage title="Campanha" params={{ id: '7' }} />, [
    service(CampaignRepository, campaigns),
    service(FindRewardGoal, goal),
    service(PointsSpent, new PointsSpent()),
    service(Today, new Today(clock)),
    service(Toasts, new Toasts(clock)),
    service(PortalSettings, { brand: { name: 'Rede Boa Praça', logoUrl: undefined } } as PortalSettings),
    service(ScreenAnnouncer, new ScreenAnnouncer(new Navigation())),
  ])
  const rules = await screen.findByRole('link', { name: 'Regulamento' })
  expect(rules.getAttribute('href')).toBe('#/campanha/7/regulamento')
})
