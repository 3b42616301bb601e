import { render } from '@testing-library/react'
import { Validity } from '@ui/offers/offer-card.tsx'
import { offerItem } from '@ui/offers/offer-item.ts'
import { expect, it } from 'vitest'
import { offer } from '../../support/factories/offers.ts'

const today = { year: 2026, month: 11, day: 20 }
const priced = {
  offer: offer.build(),
  promotionName: 'Só para você',
  start: undefined,
  price: undefined,
  originalPrice: undefined,
  weightPrice: undefined,
}
const endingOn = (day: number) => offerItem('key', { ...priced, end: { year: 2026, month: 11, day } }, today)

it.each([
  ['alone', 22, {}, 'Termina em 2 dias (22/11/2026)'],
  ['under a head that says it', 22, { isGrouped: true }, ''],
  [
    'under such a head, where it is the own one and ends soon',
    22,
    { isGrouped: true, isOwn: true },
    'Termina em 2 dias (22/11/2026)',
  ],
  [
    'under such a head, where it is the own one and does not end soon',
    28,
    { isGrouped: true, isOwn: true },
    '',
  ],
])('the last day of an offer is said once: %s', (_, day, where, text) => {
  const { container } = render(<Validity item={endingOn(day)} {...where} />)
  expect(container.textContent).toBe(text)
})
