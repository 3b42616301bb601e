import { walletContent } from '@ui/shell/checkout/wallet-content.ts'
import { expect, it } from 'vitest'

it('says how many more there are with a dot after the thousands', () => {
  expect([walletContent.moreOffers(1234), walletContent.moreVouchers(12)]).toEqual([
    'E mais 1.234 em Ofertas exclusivas.',
    'E mais 12 em Vouchers.',
  ])
})
