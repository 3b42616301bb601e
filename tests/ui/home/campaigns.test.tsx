import { screen, within } from '@testing-library/react'
import { Campaigns } from '@ui/home/campaigns.tsx'
import { it } from 'vitest'
import { customerWithHoldings, november } from '../../support/customer-with-holdings.ts'
import { campaign } from '../../support/factories/campaigns.ts'
import { renderStrict } from '../../support/render-strict.tsx'

it('say when they begin, or how long ago they ended, where the server lists as running what is not', async () => {
  const { campaigns, open } = customerWithHoldings()
  campaigns.running = async () => [
    campaign.build({ name: 'Volta às Aulas', start: november(25) }),
    campaign.build({ name: 'Dia das Crianças', end: november(17) }),
  ]
  renderStrict(<Campaigns holdings={await open()} hidden={false} isSilent={false} />)
  const region = within(screen.getByRole('region', { name: 'Campanhas' }))
  within(region.getByRole('article', { name: 'Volta às Aulas' })).getByText('Começa em 5 dias')
  within(region.getByRole('article', { name: 'Dia das Crianças' })).getByText('Encerrada há 3 dias')
})
