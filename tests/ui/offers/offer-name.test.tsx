import { render, screen } from '@testing-library/react'
import { OfferName } from '@ui/offers/offer-name.tsx'
import { expect, it } from 'vitest'

it('the weight in the name of an offer is only read aloud where it stands beside the price', () => {
  const name = 'PICANHA A CADA 100G'
  const { rerender, container } = render(<OfferName name={name} />)
  expect(container.textContent).toBe(name)
  expect(screen.queryByText('A CADA 100G', { exact: false, selector: '[class*="hidden"]' })).toBeNull()
  rerender(<OfferName name={name} hidesWeight />)
  expect(container.textContent).toBe(name)
  screen.getByText('A CADA 100G', { exact: false, selector: '[class*="hidden"]' })
})

it.each([
  ['Á', 'PICANHA ', ' BOVINA'],
  ['A\u0301', 'Maçã ', ''],
])('the weight is hidden too where the name writes it with an accent, as %j', (letter, before, after) => {
  const { container } = render(<OfferName name={`${before}${letter} CADA 100G${after}`} hidesWeight />)
  expect(container.textContent).toBe(`${before}Á CADA 100G${after}`)
  screen.getByText('Á CADA 100G', { selector: '[class*="hidden"]' })
})
