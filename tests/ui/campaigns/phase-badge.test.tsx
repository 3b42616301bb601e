import { screen } from '@testing-library/react'
import { PhaseBadge } from '@ui/campaigns/phase-badge.tsx'
import { it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

it('a campaign that ends today is on its last day', () => {
  renderStrict(<PhaseBadge phase={{ kind: 'running', daysLeft: 0 }} />)
  screen.getByText('Último dia')
})
