import { fireEvent, screen, within } from '@testing-library/react'
import { RewardCatalogue } from '@ui/campaigns/redemptions/reward-catalogue.tsx'
import { expect, it } from 'vitest'
import { campaignAccount, pointsLine, reward } from '../../../support/factories/campaigns.ts'
import { redemptionDesk } from '../../../support/redemption-desk.ts'
import { redemptionScreen } from '../../../support/redemption-screen.ts'
import { renderStrict } from '../../../support/render-strict.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

it('the rewards can be searched without accents, filtered by reach and put in order', async () => {
  const rewards = [
    reward.build({ name: 'Copo', cost: 200 }),
    reward.build({ name: 'Vale-combustível', cost: 900, kind: 'voucher' }),
    reward.build({ name: 'Cesta de Natal', cost: 1500 }),
    reward.build({ name: 'Bicicleta', cost: 9000 }),
  ]
  const lines = [pointsLine.build({ points: 1520 })]
  const shown = await redemptionScreen(redemptionDesk(campaignAccount.build({ rewards, lines })))
  renderStrict(<RewardCatalogue rewards={shown.rewards} redemption={shown.redemption} />)
  screen.getByText('4 recompensas')

  press('Quase lá')
  screen.getByText('Nenhuma recompensa encontrada.')
  press('Mostrar todas')
  screen.getByText('4 recompensas')

  press('Ao meu alcance')
  screen.getByText('3 recompensas')
  expect(names()).toEqual(['Copo', 'Vale-combustível', 'Cesta de Natal'])
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordenar por' })
  const most = [...order.options].find(({ label }) => label === 'Mais pontos')
  fireEvent.change(order, { target: { value: most?.value } })
  expect(names()[0]).toBe('Cesta de Natal')

  const search = screen.getByRole('searchbox', { name: 'Buscar recompensa' })
  fireEvent.change(search, { target: { value: 'COMBUSTIVEL' } })
  await screen.findByText('1 recompensa')
  within(screen.getByRole('article', { name: 'Vale-combustível' })).getByText('Vale-compra')
})
