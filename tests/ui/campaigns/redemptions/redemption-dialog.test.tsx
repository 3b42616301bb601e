import { act, screen } from '@testing-library/react'
import { RedemptionDialog } from '@ui/campaigns/redemptions/redemption-dialog.tsx'
import { expect, it } from 'vitest'
import { campaignAccount } from '../../../support/factories/campaigns.ts'
import { redemptionDesk } from '../../../support/redemption-desk.ts'
import { redemptionScreen } from '../../../support/redemption-screen.ts'
import { renderStrict } from '../../../support/render-strict.tsx'

it('tells at once why it asks again, and tells it anew when the reason is the same once more', async () => {
  const desk = redemptionDesk(campaignAccount.redeemable(1000, 0).build())
  const { rewards, redemption } = await redemptionScreen(desk)
  renderStrict(<RedemptionDialog rewards={rewards} redemption={redemption} />)
  act(() => redemption.redeemPressed(desk.reward))
  const askedAgain = async () => {
    await desk.openTab().redeem.execute(desk.intent())
    await act(() => redemption.confirmPressed())
    return screen.getByRole('alert')
  }
  const first = await askedAgain()
  expect(first.textContent).toMatch(/outra janela/i)
  const second = await askedAgain()
  expect(second.textContent).toBe(first.textContent)
  expect(second).not.toBe(first)
})
