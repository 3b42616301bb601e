import { act, fireEvent, screen } from '@testing-library/react'
import { LapsingSoon } from '@ui/home/lapsing-soon.tsx'
import { carriedIn } from '@ui/screen/carried.ts'
import { expect, it } from 'vitest'
import { customerWithHoldings, november } from '../../support/customer-with-holdings.ts'
import { activatedOffer } from '../../support/factories/offers.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'

it('an activated offer leads to the offers of the store in which it was activated', async () => {
  const { activatedOffers, open } = customerWithHoldings({ offers: [] })
  activatedOffers.remember(activatedOffer.build({ name: 'CHÁ', end: november(21), storeId: 2 }))
  const holdings = await open()
  renderStrict(<LapsingSoon holdings={holdings} hidden={false} isSilent={false} isNew={false} />)
  fireEvent.click(screen.getByRole('link', { name: /Oferta ativada/ }))
  expect(window.location.hash).toBe('#/promocoes')
  expect(carriedIn(history.state).store).toBe(2)
})

it('a voucher leads to the vouchers of all stores, because it may be of any', async () => {
  const holdings = await customerWithHoldings().open()
  renderStrict(<LapsingSoon holdings={holdings} hidden={false} isSilent={false} isNew={false} />)
  fireEvent.click(screen.getByRole('link', { name: /Voucher · / }))
  expect(window.location.hash).toBe('#/voucher')
  expect(carriedIn(history.state).allStores).toBe(true)
})

it('says what it could not see, and shows it after **Tentar de novo**', async () => {
  const { cashback, open } = customerWithHoldings()
  cashback.steering.failWith({ kind: 'timeout' })
  const holdings = await open()
  renderStrict(<LapsingSoon holdings={holdings} hidden={false} isSilent={false} isNew={false} />)
  expect(screen.getByRole('alert').textContent).toBe('Não foi possível ver o cashback que está para vencer.')
  screen.getByRole('link', { name: /Voucher · / })

  cashback.steering.failWith(undefined)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await settled()
  })
  screen.getByRole('link', { name: /Cashback/ })
})
