import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { RedemptionHistoryViewModel } from '@ui/campaigns/redemption-history/redemption-history-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import type { Carried } from '@ui/screen/carried.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { openScreen } from '../../../support/open-screen.ts'
import { RecordingNavigation } from '../../../support/recording-navigation.ts'
import { redemptionDesk } from '../../../support/redemption-desk.ts'
import { settled } from '../../../support/settled.ts'

async function arrange(carried: Carried = {}) {
  const desk = redemptionDesk()
  const navigation = new RecordingNavigation(carried)
  const pointsSpent = new PointsSpent()
  const toasts = new Toasts(new InMemoryClock())
  const history = new RedemptionHistoryViewModel(
    desk.redemptions,
    pointsSpent,
    toasts,
    navigation,
    desk.campaignId,
  )
  openScreen(history)
  await settled()
  return { desk, navigation, pointsSpent, history }
}

it('the exchanges begin with those that are pending, and with the completed ones where a notice leads to them', async () => {
  expect((await arrange()).history.tab).toBe('pending')
  const { history } = await arrange({ tab: 'completed' })
  expect([history.tab, history.completed.state.status, history.pending.state.status]).toEqual([
    'completed',
    'loaded',
    'idle',
  ])
})

it('a notice that is pressed on the screen of the exchanges shows the completed ones', async () => {
  const { history, navigation } = await arrange({ tab: 'completed' })
  history.tabChosen('pending')
  navigation.go('/campanha/7/resgates/detalhes')
  expect(history.tab).toBe('completed')
})

it('the pending exchanges are read again when one ends that the screen before has sent', async () => {
  const { desk, history, pointsSpent } = await arrange()
  expect(history.pending.value).toEqual([])
  await desk.redemptions.redeem(desk.reward.id)
  pointsSpent.notify()
  await settled()
  expect(history.pending.value).toHaveLength(1)
})
