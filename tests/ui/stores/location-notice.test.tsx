import { screen } from '@testing-library/react'
import { LocationNotice } from '@ui/stores/location-notice.tsx'
import { expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

it('says the same words once more after another search, and keeps their room during it', () => {
  const notice = (searching: boolean) => <LocationNotice searching={searching}>Sem permissão.</LocationNotice>
  const { rerender } = renderStrict(notice(false))
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('Sem permissão.')
  rerender(notice(true))
  expect(said()).toBe('')
  expect(screen.getByText('Sem permissão.')).toBeTruthy()
  rerender(notice(false))
  expect(said()).toBe('Sem permissão.')
})
