import { fireEvent, screen } from '@testing-library/react'
import { OtherFigures } from '@ui/home/other-figures.tsx'
import { carriedIn } from '@ui/screen/carried.ts'
import { expect, it } from 'vitest'
import { customerWithHoldings, held } from '../../support/customer-with-holdings.ts'
import { renderStrict } from '../../support/render-strict.tsx'

it('names the one campaign of the points as other screens do, not in capitals', async () => {
  const holdings = await customerWithHoldings({ accounts: [held(1520, { name: 'NATAL DA SORTE' })] }).open()
  renderStrict(<OtherFigures holdings={holdings} hidden={false} isSilent={false} />)
  expect(screen.getByRole('link', { name: /^IdCoins/ }).textContent).toContain('Em Natal da Sorte')
})

it('the vouchers, which are of all stores, lead to those of all stores', async () => {
  const holdings = await customerWithHoldings().open()
  renderStrict(<OtherFigures holdings={holdings} hidden={false} isSilent={false} />)
  fireEvent.click(screen.getByRole('link', { name: /^Vouchers ativos/ }))
  expect(window.location.hash).toBe('#/voucher')
  expect(carriedIn(history.state).allStores).toBe(true)
})
