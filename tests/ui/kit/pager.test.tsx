import { screen } from '@testing-library/react'
import { Pager } from '@ui/kit/pager.tsx'
import { expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

const shown = (range: number, margin: number) => {
  renderStrict(
    <Pager page={20} pageCount={40} range={range} margin={margin} label="Páginas" onChange={() => {}} />,
  )
  return screen.getAllByRole('list').map((list) => list.textContent)
}

it('the pager has one list of numbers where all of them fit on a phone', () => {
  expect(shown(2, 1)).toEqual(['1…1819202122…40'])
})

it('the pager has a shorter list for phones where more numbers are asked for than fit', () => {
  expect(shown(5, 2)).toEqual(['12…1516171819202122232425…3940', '1…1819202122…40'])
})
