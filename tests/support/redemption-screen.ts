import { RedemptionViewModel } from '@ui/campaigns/redemptions/redemption-view-model.ts'
import { RewardsViewModel } from '@ui/campaigns/redemptions/rewards-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { openScreen } from './open-screen.ts'
import { RecordingNavigation } from './recording-navigation.ts'
import { redemptionDesk } from './redemption-desk.ts'
import { settled } from './settled.ts'

/** The view-models of the rewards screen, open in a tab of this desk. */
export async function redemptionScreen(desk = redemptionDesk(), navigation = new RecordingNavigation()) {
  const { redeem, settle, pointsSpent } = desk.openTab()
  const toasts = new Toasts(desk.clock)
  const rewards = new RewardsViewModel(
    desk.campaigns,
    desk.redemptions,
    desk.goals,
    toasts,
    pointsSpent,
    desk.campaignId,
  )
  const redemption = new RedemptionViewModel(desk.unsettled, redeem, settle, toasts, navigation, rewards)
  const { leave: leaveRewards } = openScreen(rewards)
  const { leave: leaveRedemption } = openScreen(redemption, rewards)
  const leave = () => {
    leaveRedemption()
    leaveRewards()
  }
  await settled()
  return { desk, rewards, redemption, pointsSpent, leave, said: () => toasts.items.map(({ text }) => text) }
}
