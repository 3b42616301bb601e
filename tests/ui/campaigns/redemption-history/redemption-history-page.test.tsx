import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { act, screen, within } from '@testing-library/react'
import { RedemptionHistoryPage } from '@ui/campaigns/redemption-history/redemption-history-page.tsx'
import { Toasts } from '@ui/kit/toasts.ts'
import { expect, it } from 'vitest'
import { redemptionDesk } from '../../../support/redemption-desk.ts'
import { renderStrict, service } from '../../../support/render-strict.tsx'
import { settled } from '../../../support/settled.ts'

it('says in its place and in a toast that the exchanges cannot be read, as of a campaign that nobody knows', async () => {
  const { campaigns, redemptions, clock, campaignId } = redemptionDesk()
  const toasts = new Toasts(clock)
  redemptions.steering.failWith({ kind: 'rejected', status: 404, description: '', errors: [] })
  renderStrict(<RedemptionHistoryPage title="Minhas trocas" params={{ id: String(campaignId) }} />, [
    service(CampaignRepository, campaigns),
    service(RedemptionRepository, redemptions),
    service(PointsSpent, new PointsSpent()),
    service(Toasts, toasts),
  ])
  await act(settled)
  expect(toasts.items.map(({ text }) => text)).toEqual([
    'Ops! Não foi possivel recuperar detalhes dos resgates',
  ])
  const missing = screen.getByText('Não foi possível carregar os resgates pendentes.')
  within(missing.parentElement ?? document.body).getByRole('button', { name: 'Tentar de novo' })
})
