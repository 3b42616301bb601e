import { screen } from '@testing-library/react'
import { OtherFigures } from '@ui/home/other-figures.tsx'
import { expect, it } from 'vitest'
import { customerWithHoldings, held } from '../../support/customer-with-holdings.ts'
import { renderStrict } from '../../support/render-strict.tsx'

it('names the one campaign of the points as other screens do, not in capitals', async () => {
  const holdings = await customerWithHoldings({ accounts: [held(1520, { name: 'NATAL DA SORTE' })] }).open()
  renderStrict(<OtherFigures holdings={holdings} hidden={false} isSilent={false} />)
  expect(screen.getByRole('link', { name: /^IdCoins/ }).textContent).toContain('Em Natal da Sorte')
})
