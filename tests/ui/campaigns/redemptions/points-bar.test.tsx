import { act, screen } from '@testing-library/react'
import { PointsBar } from '@ui/campaigns/redemptions/points-bar.tsx'
import { beforeAll, expect, it } from 'vitest'
import { campaignAccount } from '../../../support/factories/campaigns.ts'
import { redemptionDesk } from '../../../support/redemption-desk.ts'
import { redemptionScreen } from '../../../support/redemption-screen.ts'
import { renderStrict } from '../../../support/render-strict.tsx'
import { settled } from '../../../support/settled.ts'

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => {}
})

it.each([true, false])(
  'leads from an exchange to the list of exchanges where the campaign shows it: %s',
  async (history) => {
    const campaign = { allows: { statement: true, redeeming: true, history } }
    const desk = redemptionDesk(campaignAccount.redeemable(1000, 400).build({ campaign }))
    const { rewards, redemption } = await redemptionScreen(desk)
    // As the line under the title does.
    await desk.campaigns.find(desk.campaignId)
    renderStrict(<PointsBar rewards={rewards} redemption={redemption} />)
    act(() => redemption.redeemPressed(desk.reward))
    await act(() => redemption.confirmPressed())
    await screen.findByText('Pedido de troca feito')
    expect(screen.queryAllByRole('link', { name: 'Ver minha troca' })).toHaveLength(history ? 1 : 0)
    expect(screen.queryAllByText(/Resgates Pendentes/)).toHaveLength(history ? 1 : 0)
  },
)

it('says that an exchange whose request was lost did not happen, and what the points are', async () => {
  const { desk, rewards, redemption } = await redemptionScreen()
  desk.redemptions.onTheWay.failWith({ kind: 'offline' })
  renderStrict(<PointsBar rewards={rewards} redemption={redemption} />)
  act(() => redemption.redeemPressed(desk.reward))
  await act(async () => {
    const confirmed = redemption.confirmPressed()
    await settled()
    await desk.nothingCanAppearAnyMore()
    await confirmed
  })
  screen.getByText(/^Conferimos: a troca por .* não foi feita\. Nenhum ponto foi usado\.$/)
  screen.getByText(/^1\.000 /)
})
