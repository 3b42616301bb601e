import { screen } from '@testing-library/react'
import { RewardCard } from '@ui/campaigns/redemptions/reward-card.tsx'
import { expect, it } from 'vitest'
import { campaignAccount } from '../../../support/factories/campaigns.ts'
import { redemptionDesk } from '../../../support/redemption-desk.ts'
import { redemptionScreen } from '../../../support/redemption-screen.ts'
import { renderStrict } from '../../../support/render-strict.tsx'

it.each([
  [348, 1200, '29% do caminho'],
  [1199, 1200, '99% do caminho'],
])('says how much of the way to a reward %i points of %i are', async (points, cost, said) => {
  const desk = redemptionDesk(campaignAccount.redeemable(points, cost).build())
  const { rewards, redemption } = await redemptionScreen(desk)
  renderStrict(<RewardCard reward={desk.reward} rewards={rewards} redemption={redemption} />)
  expect(screen.queryByText(said)).not.toBeNull()
})
