import { offerNames } from '@ui/offers/offer-names.ts'
import { expect, it } from 'vitest'

it('names the first of several offers, and says how many others there are', () => {
  expect([offerNames('CAFÉ', 0), offerNames('', 11), offerNames('CAFÉ', 1234)]).toEqual([
    'Café',
    'Oferta sem nome e mais 11',
    'Café e mais 1.234',
  ])
})
