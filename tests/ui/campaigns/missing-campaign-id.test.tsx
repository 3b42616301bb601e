import { fireEvent, screen } from '@testing-library/react'
import { CampaignDetailPage } from '@ui/campaigns/detail/campaign-detail-page.tsx'
import { PointsStatementPage } from '@ui/campaigns/points-statement/points-statement-page.tsx'
import { RedemptionHistoryPage } from '@ui/campaigns/redemption-history/redemption-history-page.tsx'
import { RedemptionsPage } from '@ui/campaigns/redemptions/redemptions-page.tsx'
import { Toasts } from '@ui/kit/toasts.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'

// No repository is given: a screen that asks for one throws.
it.each([
  ['the details', CampaignDetailPage, '7.5', 'Ops!, Parametro para consulta não está sendo repassado!'],
  ['the points', PointsStatementPage, 'undefined', 'Ops!, parametro para consulta não foi repassado'],
  ['the exchanges', RedemptionHistoryPage, 'undefined', 'Ops!, parametro para consulta não foi repassado'],
  ['the rewards', RedemptionsPage, 'undefined', 'Ops!, Parametro não esta sendo repassado'],
])('without the id of a campaign %s are not asked for, and each try says so', (_, Screen, id, sentence) => {
  const toasts = new Toasts(new InMemoryClock())
  const said = () => toasts.items.map(({ text }) => text)
  renderStrict(<Screen title="Campanha" params={{ id }} />, [service(Toasts, toasts)])
  expect(said()).toEqual([sentence])
  expect(screen.getByRole('link', { name: 'Ver campanhas' }).getAttribute('href')).toBe('#/campanhas')

  toasts.dismiss()
  expect(said()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(said()).toEqual([sentence])
})
