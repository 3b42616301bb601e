import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { PointsStatementPage } from '@ui/campaigns/points-statement/points-statement-page.tsx'
import { Toasts } from '@ui/kit/toasts.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { campaignAccount, pointsLine } from '../../../support/factories/campaigns.ts'
import { renderStrict, service } from '../../../support/render-strict.tsx'
import { settled } from '../../../support/settled.ts'

async function opened({ fails = false } = {}) {
  const clock = new InMemoryClock()
  const account = campaignAccount.build({ lines: [pointsLine.build({ points: 100 })] })
  const toasts = new Toasts(clock)
  const campaigns = new InMemoryCampaignRepository(new InMemoryLoyaltyAccount(clock, [account]))
  if (fails) campaigns.steering.failWith({ kind: 'rejected', status: 404, description: '', errors: [] })
  renderStrict(
    <PointsStatementPage title="Extrato de pontos" params={{ id: String(account.campaign.id) }} />,
    [
      service(CampaignRepository, campaigns),
      service(PointsSpent, new PointsSpent()),
      service(Toasts, toasts),
    ],
  )
  await act(settled)
  return { lines: within(screen.getByRole('region', { name: 'Lançamentos' })), toasts }
}

it('says that a filter finds nothing in a region that was there before', async () => {
  const { lines } = await opened()
  const found = lines.getByRole('status')
  expect(found.textContent).toBe('')
  fireEvent.click(lines.getByRole('button', { name: 'Saídas' }))
  expect(lines.getByRole('status')).toBe(found)
  expect(found.textContent).not.toBe('')
  expect(lines.queryByRole('list')).toBeNull()
})

it('says in its place and in a toast that the lines cannot be read, as of a campaign that nobody knows', async () => {
  const { lines, toasts } = await opened({ fails: true })
  expect(toasts.items.map(({ text }) => text)).toEqual(['Ops!, Erro ao consultar informações de extratos'])
  lines.getByText('Não foi possível carregar o extrato.')
  lines.getByRole('button', { name: 'Tentar de novo' })
})
